/** The facts of the agency on every page: its name, how to reach it, its hours, its claims. */
import { defineQuery } from 'groq';
import { z } from 'zod';
import { SITE_PARTS, type SitePart } from '../../model/site-parts.ts';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import type { OpeningDay, OpeningException } from '../../packages/kit/calendar/opening-hours.ts';
import type { ResponseTimes } from '../../packages/kit/calendar/response-time.ts';
import { WEEKDAYS } from '../../packages/kit/calendar/weekdays.ts';
import { writtenPhones } from '../../packages/kit/network/phone-number.ts';
import type { ContentReader } from '../context.ts';
import type { SETTINGS_QUERY_RESULT } from './content.generated.ts';
import { figure, readParts, text, webAddress } from './document-parts.ts';
import { reportMissing } from './missing-documents.ts';
import { sharedRead } from './shared-read.ts';

const SETTINGS_QUERY = defineQuery(`*[_type == "settings" && _id == "settings"][0]{
  agencyName,
  tagline,
  city,
  announcement,
  socialLinks,
  email,
  phone,
  whatsappNumber,
  addressLines,
  mapQuery,
  location,
  openingHours,
  phoneHours,
  openingExceptions,
  referenceText,
  claims
}`);

const RESPONSE_TIMES_QUERY = defineQuery(
  `*[_type == "settings" && _id == "settings"][0]{
    "messages": claims.response, "applications": claims.applicationResponse
  }`,
);

const OFF_PARTS_QUERY = defineQuery(`*[_type == "settings" && _id == "settings"][0]{ offParts }`);

const OPENING_WORDS_QUERY = defineQuery(
  `*[_type == "settings" && _id == "settings"][0]{trade, city, "response": claims.response}`,
);

const socialLink = z.object({
  platform: text,
  url: webAddress.refine((url) => /^https:/i.test(url)),
});

const announcement = z
  .object({ enabled: z.boolean().nullish(), text: text.nullish() })
  .transform(({ enabled, text }) => (enabled === false ? undefined : (text ?? undefined)));

/** `HH:MM` on a 24-hour clock, in Morocco; `24:00` is the end of the day. */
const time = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);

const CLOSES_LATER = 'closes before it opens';

const openDay = z.object({
  day: z.enum(WEEKDAYS),
  opens: time,
  closes: time,
  pauseFrom: time.nullish(),
  pauseTo: time.nullish(),
});

/** A day of the week, transformed as a whole: a union whose members are transformed does not say which time is broken. */
const weekday: z.ZodType<OpeningDay> = z
  .union([
    z.object({ day: z.enum(WEEKDAYS), closed: z.literal(true) }),
    openDay.refine(closesAfterOpening, CLOSES_LATER),
  ])
  .transform((day) => ('opens' in day ? withoutFalseBreak(day) : { day: day.day }));

/** A break that is none is left out: these days are in the data of every page. */
function withoutFalseBreak({ pauseFrom, pauseTo, ...hours }: z.infer<typeof openDay>): OpeningDay {
  return {
    ...hours,
    ...(pauseFrom &&
      pauseTo &&
      hours.opens < pauseFrom &&
      pauseFrom < pauseTo &&
      pauseTo < hours.closes && { pauseFrom, pauseTo }),
  };
}

const days = { from: z.iso.date(), to: z.iso.date().nullish(), reason: text.nullish() };

const openingException: z.ZodType<OpeningException> = z
  .union([
    z.object({ ...days, closed: z.literal(true) }).transform(({ closed: _, ...it }) => it),
    z.object({ ...days, opens: time, closes: time }).refine(closesAfterOpening, CLOSES_LATER),
  ])
  // Empty fields are left out, because these days are in the data of every page.
  .transform(({ from, to, reason, ...hours }) => ({
    from,
    to: to ?? from,
    ...(reason && { reason }),
    ...('opens' in hours && { opens: hours.opens, closes: hours.closes }),
  }));

/** Visitors call from anywhere: a number that was typed as at home has its country. A field may hold several. */
const phones = text.transform(writtenPhones);

const location = z.object({ lat: z.number(), lng: z.number() });

/** A claim of the agency: a figure that was not entered is undefined, and shown nowhere. */
const stated = figure.optional().catch(undefined);

const claims = z.object({
  projects: stated,
  satisfaction: stated,
  companies: stated,
  response: stated,
  applicationResponse: stated,
  years: stated,
});

export type Claims = z.infer<typeof claims>;

type AllSettings = ReturnType<typeof readSettings>;

/** The hours when the agency is there: for the pages that say so, since every page would carry them otherwise. */
export type AgencyHours = Pick<AllSettings, 'openingHours' | 'phoneHours' | 'openingExceptions'>;

/** The agency's facts on every page. */
export type Settings = Omit<AllSettings, keyof AgencyHours>;

/** Parts the settings into what every page knows and what few say. */
export function withoutHours(settings: AllSettings): { facts: Settings; hours: AgencyHours } {
  const { openingHours, phoneHours, openingExceptions, ...facts } = settings;
  return { facts, hours: { openingHours, phoneHours, openingExceptions } };
}

/** Reads the hours alone. */
export async function findHours(content: ContentReader): Promise<AgencyHours> {
  return withoutHours(await findSettings(content)).hours;
}

/** Reads the settings. Missing fields are left out, never invented. */
export const findSettings = sharedRead(async (content: ContentReader): Promise<AllSettings> => {
  const document = await content.client.fetch(SETTINGS_QUERY);
  if (!document) reportMissing(content, 'settings');
  return readSettings(content, document ?? {});
});

/** Reads the promised times alone, for the texts that promise them: the frame of each page reports broken settings. */
export async function findResponseTimes(content: ContentReader): Promise<ResponseTimes> {
  const times = await content.client.fetch(RESPONSE_TIMES_QUERY);
  return {
    messages: stated.parse(times?.messages),
    applications: stated.parse(times?.applications),
  };
}

/** Reads which parts of the site are off; all are on until the agency says otherwise. Throws what the content client throws. */
export async function findOffParts(content: ContentReader): Promise<readonly SitePart[]> {
  const document = await content.client.fetch(OFF_PARTS_QUERY);
  const parts = readParts(content, document, { type: 'settings', id: 'settings' });
  return parts.each('offParts', z.enum(SITE_PARTS));
}

/** The home page's automatic words about the agency, as far as they are entered. */
export type OpeningWords = {
  response?: string | undefined;
  trade?: string | undefined;
  city?: string | undefined;
};

export async function findOpeningWords(content: ContentReader): Promise<OpeningWords> {
  const words = await content.client.fetch(OPENING_WORDS_QUERY);
  return {
    response: stated.parse(words?.response),
    trade: readWord(words?.trade),
    city: readWord(words?.city),
  };
}

function readWord(word: unknown): string | undefined {
  return text.safeParse(word).data;
}

function closesAfterOpening({ opens, closes }: { opens: string; closes: string }): boolean {
  return opens < closes;
}

/** The settings while the content service does not answer: no name, no promise. */
export function settingsWithoutContent(content: ContentReader): AllSettings {
  return readSettings(content, {});
}

function readSettings(content: ContentReader, fields: Partial<NonNullable<SETTINGS_QUERY_RESULT>>) {
  const parts = readParts(content, fields, { type: 'settings', id: 'settings' });
  const today = dayIn(new Date());
  return {
    agencyName: parts.one('agencyName', text),
    tagline: parts.one('tagline', text),
    city: parts.one('city', text),
    announcement: parts.one('announcement', announcement),
    socialLinks: parts.each('socialLinks', socialLink),
    email: parts.one('email', z.email()),
    phones: parts.one('phone', phones) ?? [],
    whatsappNumber: parts.one('whatsappNumber', phones)?.[0],
    addressLines: parts.each('addressLines', text),
    mapQuery: parts.one('mapQuery', text),
    location: parts.one('location', location),
    openingHours: parts.each('openingHours', weekday),
    phoneHours: parts.each('phoneHours', weekday),
    /** The next one first, without those that are over: editors do not tidy up. */
    openingExceptions: parts
      .each('openingExceptions', openingException)
      .filter(({ to }) => to >= today)
      .toSorted((a, b) => a.from.localeCompare(b.from)),
    /** The agency's words for the picture of a reference; absent: those of its family of drawings. */
    referenceText: parts.one('referenceText', text),
    claims: parts.one('claims', claims) ?? claims.parse({}),
  };
}
