/**
 * Reads how a visit began, and stores only parts that identify no person: browsers write it, and so can any program.
 */
import { isIP } from 'node:net';
import { z } from 'zod';
import { parseJson } from '../../packages/kit/network/parse-json.ts';
import { cleanLine, withoutDirectionControls } from '../clean-text.ts';
import { OTHERS } from '../contract/figure-words.ts';
import type { Campaign, Source } from '../forms/source.ts';

/** The longest source that pages send: three words of a campaign, a path and a host. */
const LONGEST_SOURCE = 1_000; // UTF-16 units

const LONGEST_WORD = 60; // characters

/** A part of an address of any kind, or of markup. */
const ADDRESS = /[@\\<>{}]|:\/\/|www\./;
/** Nine digits in a row, as of a telephone, a card or an identity; `2026-11-24` has eight. */
const MANY_DIGITS = /(?:\d[\s.,_-]*){9}/;
/** Twelve hexadecimal digits in a row, and all that follow. */
const HEXADECIMAL = /[\da-f]{12,}/g;

const HOST = /^(?=.{3,80}$)[\da-z-]+(?:\.[\da-z-]+)+$/;

export const sourceSchema = z.object({
  page: z.string().max(300),
  referrer: z.string().max(300),
  campaign: z
    .object({ source: z.string().max(300), medium: z.string().max(300), name: z.string().max(300) })
    .optional(),
});

/** Reads the source sent with a form; undefined for none, and for an invalid one. */
export function readSource(text: string, pages: ReadonlySet<string>): Source | undefined {
  if (text === '' || text.length > LONGEST_SOURCE) return undefined;
  try {
    return countableSource(sourceSchema.parse(parseJson(text)), pages);
  } catch {
    return undefined;
  }
}

export function readStoredSource(stored: string | null): Source | undefined {
  return stored === null ? undefined : sourceSchema.parse(JSON.parse(stored));
}

/** Returns the source for storage: `OTHERS` replaces what could be an address or a name of a person. */
export function countableSource(source: Source, pages: ReadonlySet<string>): Source {
  const { page, referrer, campaign } = source;
  return {
    page: pages.has(page) ? page : OTHERS,
    referrer: countableHost(referrer),
    campaign: campaign && countableCampaign(campaign),
  };
}

function countableHost(referrer: string): string {
  const host = referrer.toLowerCase().replace(/^www\./, '');
  if (host === '') return '';
  return HOST.test(host) && isIP(host) === 0 && !holdsKey(host) ? host : OTHERS;
}

function countableCampaign({ source, medium, name }: Campaign): Campaign | undefined {
  const campaign = {
    source: countableWord(source),
    medium: countableWord(medium),
    name: countableWord(name),
  };
  return Object.values(campaign).some(Boolean) ? campaign : undefined;
}

function countableWord(word: string): string {
  const clean = withoutDirectionControls(cleanLine(word)).toLowerCase().trim();
  const isCountable =
    clean.length <= LONGEST_WORD &&
    !/\p{C}/u.test(clean) &&
    !holdsKey(clean) &&
    ![ADDRESS, MANY_DIGITS].some((shape) => shape.test(clean));
  return isCountable ? clean : OTHERS;
}

/** A key that some program made has a figure among its letters. */
function holdsKey(text: string): boolean {
  return (text.match(HEXADECIMAL) ?? []).some((digits) => /\d/.test(digits));
}

/** Writes a campaign as one text, under which it is counted. */
export function writeCampaign({ source, medium, name }: Campaign): string {
  return [source, medium, name].join(SEPARATOR);
}

/** A control character: words have none. */
const SEPARATOR = '\u001f';

export function readCampaign(written: string): Campaign {
  const [source = '', medium = '', name = ''] = written.split(SEPARATOR);
  return { source, medium, name };
}
