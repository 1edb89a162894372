/** The legal texts of an agency, from those that any agency starts with. */

import type { Answers } from '../../model/contracts/setup-answers.ts';
import { ofTown } from '../../model/town-words.ts';
import { frenchTypography } from '../../packages/kit/french/french-typography.ts';
import type { StoredDocument } from './stored-documents.ts';

const FIELD = /\{(\w+)\}/g;

/** The sentence on hosting where the agency has not said it. */
const HOSTING =
  'Le site, ses contenus et les messages que vous nous envoyez sont hébergés sur les serveurs de l’agence.';

/** @param today `2026-11-24` */
export function firstLegal(
  model: StoredDocument,
  { agency, contact, legal }: Pick<Answers, 'agency' | 'contact' | 'legal'>,
  today: string,
): StoredDocument {
  const values: Readonly<Partial<Record<string, string>>> = {
    name: agency.name,
    ofName: ofTown(agency.name),
    form: legal.form ? `, ${legal.form}` : '',
    seat: contact.address.join(', '),
    tradeRegister: legal.tradeRegister,
    ice: legal.ice,
    taxId: legal.taxId,
    professionalTax: legal.professionalTax,
    vat: legal.vat,
    registration: legal.registration,
    director: legal.director,
    // A paragraph about WhatsApp is left out for an agency without it.
    whatsapp: contact.whatsapp && '',
    whatsappOpened: contact.whatsapp ? 'WhatsApp ouvert, ' : '',
    hosting: legal.host ?? HOSTING,
    email: contact.email,
    court: ofTown(agency.city),
    today,
  };
  const filled = Object.entries(model).map(([name, value]) => [name, fill(value, values)]);
  return { ...Object.fromEntries(filled), _id: model._id, _type: model._type };
}

/** Lists lose what says something that was not answered: a row of a table, a paragraph. */
function fill(value: unknown, values: Readonly<Partial<Record<string, string>>>): unknown {
  if (typeof value === 'string') {
    if (!value.includes('{')) return value;
    return value.replace(FIELD, (written, name: string) => {
      const answer = values[name];
      return answer === undefined ? written : frenchTypography(answer);
    });
  }
  if (Array.isArray(value)) {
    return value.filter((item) => !lacks(item, values)).map((item) => fill(item, values));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, fill(field, values)]),
  );
}

/** Whether a row or a paragraph names what was not answered; a text that holds such rows does not lack it. */
function lacks(item: unknown, values: Readonly<Partial<Record<string, string>>>): boolean {
  if (typeof item !== 'object' || item === null || 'rows' in item) return false;
  const names = JSON.stringify(item).matchAll(FIELD);
  return [...names].some(([, name = '']) => values[name] === undefined);
}
