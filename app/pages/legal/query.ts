/** The four texts of /legal, and the version in force. */
import { defineQuery } from 'groq';
import { FIRST_LEGAL } from '../../../model/first-texts.ts';
import { LEGAL_ANCHORS } from '../../../model/legal-anchors.ts';
import type { LEGAL_QUERY_RESULT } from '../../content/content.generated.ts';
import { date, type Parts, readParts, text, textOrNumber } from '../../content/document-parts.ts';
import { fullDate } from '../../content/french-date.ts';
import { reportMissing } from '../../content/missing-documents.ts';
import { readSocialImage } from '../../content/read-social-image.ts';
import { sharedRead } from '../../content/shared-read.ts';
import type { SocialImage } from '../../content/social-image.ts';
import { RICH_TEXT, type RichText, readRichText } from '../../content/texts/rich-text.ts';
import type { ContentReader } from '../../context.ts';
import { textBlock } from './text-block.ts';

const LEGAL_QUERY = defineQuery(`*[_type == "legal" && _id == "legal"][0]{
  title, introduction, version, effectiveDate, cndpNumber, seoTitle, seoDescription,
  socialImage{asset, crop, hotspot, alt},
  legalNotice{summary, figures, body[]${RICH_TEXT}},
  privacyPolicy{summary, figures, body[]${RICH_TEXT}},
  termsOfSale{summary, figures, body[]${RICH_TEXT}},
  cookiePolicy{summary, figures, body[]${RICH_TEXT}}
}`);

/** The four texts' addresses on the page and their titles (shell-2.18 and 2.138 in test/specification.md). */
const TEXTS = [
  { field: 'legalNotice', anchor: LEGAL_ANCHORS.legalNotice, title: 'Mentions légales' },
  {
    field: 'privacyPolicy',
    anchor: LEGAL_ANCHORS.privacyPolicy,
    title: 'Politique de confidentialité',
  },
  {
    field: 'termsOfSale',
    anchor: LEGAL_ANCHORS.termsOfSale,
    title: 'Conditions générales de vente',
  },
  { field: 'cookiePolicy', anchor: LEGAL_ANCHORS.cookiePolicy, title: 'Politique de cookies' },
] as const;

export type LegalText = {
  anchor: (typeof TEXTS)[number]['anchor'];
  title: string;
  /** One sentence on the door that leads to the text. */
  summary?: string;
  /** `30 %`, under `À la commande`. */
  figures: { label: string; value: string }[];
  body: RichText;
};

export type Legal = {
  /** The title without its full stop: the page draws it. */
  title: string;
  introduction?: string;
  version?: string;
  /** The date for machines and for people: `1er novembre 2026`. */
  inForceSince?: { iso: string; written: string };
  /** The texts that have been written. */
  texts: LegalText[];
  /** The other texts: their anchors exist too, because links lead to them. */
  unwritten: Pick<LegalText, 'anchor' | 'title'>[];
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: SocialImage;
};

/** The introduction while there is nothing to introduce. */
const NOTHING_WRITTEN =
  'Ces textes s’écrivent en ce moment. Une question d’ici là\u202f? Posez-la-nous\u00a0: une personne vous répond.';

/** @throws what the content client throws when the service does not answer. */
export const findLegal = sharedRead(async (content: ContentReader): Promise<Legal> => {
  const document = await content.client.fetch(LEGAL_QUERY);
  if (!document) reportMissing(content, 'legal');
  const parts = readParts(content, document, { type: 'legal', id: 'legal' });
  const since = parts.one('effectiveDate', date);
  const declared = parts.one('cndpNumber', text);
  const texts = TEXTS.flatMap(({ field, anchor, title }) => {
    const written = parts.inside(field);
    const read = written && readText(content, written);
    if (!read) return [];
    const isDeclared = declared && field === 'privacyPolicy';
    const body = isDeclared ? [declaration(declared), ...read.body] : read.body;
    return [{ anchor, title, ...read, body }];
  });
  const isWritten = (anchor: string) => texts.some((text) => text.anchor === anchor);
  return {
    title: parts.one('title', text) ?? FIRST_LEGAL.title,
    introduction:
      parts.one('introduction', text) ?? (texts.length === 0 ? NOTHING_WRITTEN : undefined),
    version: parts.one('version', textOrNumber),
    inForceSince: since && { iso: since.toISOString().slice(0, 10), written: fullDate(since) },
    texts,
    unwritten: TEXTS.flatMap(({ anchor, title }) => (isWritten(anchor) ? [] : [{ anchor, title }])),
    seoTitle: parts.one('seoTitle', text),
    seoDescription: parts.one('seoDescription', text),
    socialImage: readSocialImage(content, parts),
  };
});

/** Returns the paragraph above the privacy policy once the agency has declared its data processing. */
const declaration = (number: string) =>
  textBlock('declaration', 'normal', `Traitement déclaré à la CNDP sous le numéro ${number}.`);

type Written = NonNullable<NonNullable<LEGAL_QUERY_RESULT>['legalNotice']>;

function readText(
  content: ContentReader,
  written: Parts<Written>,
): Pick<LegalText, 'summary' | 'figures' | 'body'> | undefined {
  const body = readRichText(content, written.insideEach('body'));
  if (body.length === 0) return undefined;
  const figures = written.insideEach('figures').flatMap((stated) => {
    const label = stated.one('label', text);
    const value = stated.one('value', textOrNumber);
    return label && value ? [{ label, value }] : [];
  });
  return { summary: written.one('summary', text), figures, body };
}
