/**
 * Turns the setup's answers into documents: the settings and the visual identity, field by field over the existing
 * ones.
 */

import { networkOf } from '../../model/contracts/networks.ts';
import type { Answers, SomeAnswers } from '../../model/contracts/setup-answers.ts';
import { CLOSED, type Hours, timesIn } from '../../model/contracts/week.ts';
import { FIRST_ANNOUNCEMENT } from '../../model/first-texts.ts';
import { sectorLine } from '../../model/town-words.ts';
import { byWeekday, WEEKDAYS, type Weekday } from '../../packages/kit/calendar/weekdays.ts';
import type { StoredDocument } from './stored-documents.ts';

/** The longest tagline of the studio's schema, in characters. */
const TAGLINE = 120;

/** @param before what is kept of the settings that are there */
export function settingsOf(
  before: Readonly<Record<string, unknown>>,
  { agency, contact }: SomeAnswers,
): StoredDocument {
  return {
    announcement: { _type: 'announcement', enabled: false, text: FIRST_ANNOUNCEMENT.text },
    ...before,
    ...(agency && {
      agencyName: agency.name,
      trade: agency.trade,
      city: agency.city,
      tagline: agency.tagline ?? `${sectorLine(agency) ?? agency.name}.`.slice(0, TAGLINE),
    }),
    ...(contact && {
      email: contact.email,
      phone: contact.phone,
      whatsappNumber: contact.whatsapp,
      claims: claimsOf(before.claims, contact),
      addressLines: contact.address,
      mapQuery: contact.address.join(', '),
      openingHours: weekOf(contact.hours),
      phoneHours: weekOf(contact.hours),
    }),
    ...(contact?.networks && { socialLinks: contact.networks.map(linkOf) }),
    _id: 'settings',
    _type: 'settings',
  };
}

/**
 * @param before what is kept of the identity that is there
 * @param logo the id of its picture among the assets
 */
export function brandOf(
  before: Readonly<Record<string, unknown>>,
  { colors, typefaces, drawings, logo }: Answers['look'],
): StoredDocument {
  return {
    ...before,
    ...(colors && { colors }),
    ...(typefaces && { typefaces }),
    ...(drawings && { drawings }),
    ...(logo && { logo: { _type: 'image', asset: { _type: 'reference', _ref: logo } } }),
    _id: 'brand',
    _type: 'brand',
  };
}

/** The agency's figures with the times it promises; undefined where there is none of either. */
function claimsOf(before: unknown, { answersWithin, applicationsWithin }: Answers['contact']) {
  const { response, applicationResponse, ...figures } = isRecord(before) ? before : {};
  const claims = {
    ...figures,
    ...(answersWithin && { response: answersWithin }),
    ...(applicationsWithin && { applicationResponse: applicationsWithin }),
  };
  return Object.keys(claims).some((name) => name !== '_type')
    ? { ...claims, _type: 'claims' }
    : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function linkOf(url: string, index: number) {
  return { _key: `network-${index + 1}`, _type: 'socialLink', platform: networkOf(url), url };
}

function weekOf(hours: Hours) {
  return WEEKDAYS.map((day) => {
    const dayHours = hours[day];
    const [opens, second, third, fourth] = timesIn(dayHours);
    const open = fourth
      ? { opens, pauseFrom: second, pauseTo: third, closes: fourth }
      : { opens, closes: second };
    return {
      _key: day,
      _type: 'openingHours',
      day,
      ...(dayHours === CLOSED ? { closed: true } : { closed: false, ...open }),
    };
  });
}

type StoredDay = {
  day: Weekday;
  opens?: string | undefined;
  closes?: string | undefined;
  pauseFrom?: string | undefined;
  pauseTo?: string | undefined;
};

/** The answers that a week in the settings would be. */
export function hoursOf(week: readonly StoredDay[]): Hours {
  return byWeekday((day) => {
    const { opens, closes, pauseFrom, pauseTo } = week.find((one) => one.day === day) ?? {};
    if (!opens || !closes) return CLOSED;
    return pauseFrom && pauseTo
      ? `${opens}-${pauseFrom}, ${pauseTo}-${closes}`
      : `${opens}-${closes}`;
  });
}
