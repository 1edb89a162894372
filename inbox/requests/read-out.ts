/** Extracts columns from a form's fields, for filters and for recognising a person. */
import { phoneKey } from '../../packages/kit/network/phone-number.ts';
import type { FieldValues } from '../form-schema.ts';
import { senderOf } from '../sender.ts';
import type { Subject } from '../subject.ts';
import { foldedWords } from './folded-words.ts';
import type { ReadOutColumns } from './tables.ts';

/** Reads the columns out of both arguments alone: a rule that changes is a migration that reads them all out again. */
export function readOut(
  fields: FieldValues,
  about: Pick<Subject, 'id'> | undefined,
): ReadOutColumns {
  const { email, phone } = senderOf(fields);
  const { company = '', service = '', budget = '' } = fields;
  return {
    sender_email: email.toLowerCase() || null,
    sender_phone: phoneKey(phone) ?? null,
    company: company || null,
    company_key: companyKey(company) || null,
    service: service || null,
    budget: budget || null,
    about_id: about?.id ?? null,
  };
}

/** The longest key: PostgreSQL indexes 2.7 kB of a row, and one sign may be folded into many. */
const LONGEST_KEY = 160; // UTF-16 units

/** The key by which `Café Anfa` and `cafe anfa` are one company; empty for a name without a letter. */
export function companyKey(name: string): string {
  return foldedWords(name).join(' ').slice(0, LONGEST_KEY).toWellFormed();
}
