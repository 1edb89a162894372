/** Reads the texts of the page behind the private link of our mails. */
import { defineQuery } from 'groq';
import { FIRST_SENT_REQUEST } from '../../../model/first-texts.ts';
import { readTexts } from '../../content/page-texts.ts';
import type { ContentReader } from '../../context.ts';

const SENT_REQUEST_QUERY = defineQuery(`*[_type == "sentRequest" && _id == "sentRequest"][0]{
  newTitle, inProgressTitle, promiseText, overdueText, answeredTitle, answeredText, closedTitle,
  closedText, withdrawnTitle, withdrawnText, erasedTitle, erasedText, goneTitle, goneText, seoTitle
}`);

export type SentRequestTexts = Record<keyof typeof FIRST_SENT_REQUEST, string>;

/** The values of the placeholders in the texts. */
export type FieldValues = {
  /** The noun for the request, after *votre*. */
  demande: string;
  /** The promised moment, `mardi 24 novembre à 10h`; undefined when it has passed. */
  échéance?: string | undefined;
};

/** @throws what the content client throws when the service does not answer. */
export async function findSentRequest(
  content: ContentReader,
  values: FieldValues,
): Promise<SentRequestTexts> {
  const document = await content.client.fetch(SENT_REQUEST_QUERY);
  return readTexts(content, 'sentRequest', FIRST_SENT_REQUEST, document, values);
}

/** The texts while the content service does not answer. */
export function sentRequestWithoutContent(
  content: ContentReader,
  values: FieldValues,
): SentRequestTexts {
  return readTexts(content, 'sentRequest', FIRST_SENT_REQUEST, null, values);
}
