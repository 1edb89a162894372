/** Reads /careers besides its openings: its opening words, the values, the perks. */
import { defineQuery } from 'groq';
import { FIRST_CAREERS } from '../../../model/first-texts.ts';
import type { ContentReader } from '../../context.ts';
import type { CAREERS_QUERY_RESULT } from '../content.generated.ts';
import { lines, readParts, text } from '../document-parts.ts';
import { reportMissing } from '../missing-documents.ts';
import { readSocialImage } from '../read-social-image.ts';
import { sharedRead } from '../shared-read.ts';
import type { SocialImage } from '../social-image.ts';

const CAREERS_QUERY = defineQuery(`*[_type == "careers" && _id == "careers"][0]{
  heroTitle, heroText, values, perks, seoTitle, seoDescription, socialImage{asset, crop, hotspot, alt}
}`);

/** `highlight` is a part of `text`. */
export type Perk = { text: string; highlight?: string };

export type Careers = {
  /** The title, one entry per line, without the full stop: the page draws it. */
  heroTitle: string[];
  heroText: string;
  values: { title: string; text?: string }[];
  /** Parts of one sentence, in order. */
  perks: Perk[];
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: SocialImage;
};

/** @throws what the content client throws when the service does not answer. */
export const findCareers = sharedRead(async (content: ContentReader): Promise<Careers> => {
  const document = await content.client.fetch(CAREERS_QUERY);
  if (!document) reportMissing(content, 'careers');
  return readCareers(content, document ?? {});
});

/** The texts of /careers while the content service does not answer. */
export function careersWithoutContent(content: ContentReader): Careers {
  return readCareers(content, {});
}

function readCareers(
  content: ContentReader,
  fields: Partial<NonNullable<CAREERS_QUERY_RESULT>>,
): Careers {
  const parts = readParts(content, fields, { type: 'careers', id: 'careers' });
  return {
    heroTitle: parts.one('heroTitle', lines) ?? FIRST_CAREERS.heroTitle.split('\n'),
    heroText: parts.one('heroText', text) ?? FIRST_CAREERS.heroText,
    values: parts.insideEach('values').flatMap((value) => {
      const title = value.one('title', text);
      return title ? [{ title, text: value.one('text', text) }] : [];
    }),
    perks: parts.insideEach('perks').flatMap((perk): Perk[] => {
      const whole = perk.one('text', text);
      if (!whole) return [];
      const highlight = perk.one('highlight', text);
      return [
        { text: whole, highlight: highlight && whole.includes(highlight) ? highlight : undefined },
      ];
    }),
    seoTitle: parts.one('seoTitle', text),
    seoDescription: parts.one('seoDescription', text),
    socialImage: readSocialImage(content, parts),
  };
}
