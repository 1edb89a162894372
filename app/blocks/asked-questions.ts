/** Reads the questions clients ask before they write. */
import { defineQuery } from 'groq';
import { FIRST_QUESTIONS } from '../../model/first-texts.ts';
import { readParts, text, textOrNumber } from '../content/document-parts.ts';
import { reportMissing } from '../content/missing-documents.ts';
import type { ContentReader } from '../context.ts';

const QUESTIONS_QUERY = defineQuery(`*[_type == "questions" && _id == "questions"][0]{
  title,
  text,
  faqs
}`);

export type Question = {
  question: string;
  answer: string;
  /** The figures of an answer, shown in display type: `30K DH`, after `Site vitrine, dès`. */
  figures: { label: string; value: string }[];
};

export type Questions = { title: string; text?: string; all: Question[] };

/**
 * Reads the questions; undefined when there is none with its answer.
 *
 * @throws what the content client throws when the service does not answer.
 */
export async function findQuestions(content: ContentReader): Promise<Questions | undefined> {
  const document = await content.client.fetch(QUESTIONS_QUERY);
  if (!document) reportMissing(content, 'questions');
  const parts = readParts(content, document, { type: 'questions', id: 'questions' });
  const all = parts.insideEach('faqs').flatMap((faq): Question[] => {
    const question = faq.one('question', text);
    const answer = faq.one('answer', text);
    if (!question || !answer) return [];
    const figures = faq.insideEach('figures').flatMap((stated) => {
      const label = stated.one('label', text);
      const value = stated.one('value', textOrNumber);
      return label && value ? [{ label, value }] : [];
    });
    return [{ question, answer, figures }];
  });
  if (all.length === 0) return undefined;
  return {
    title: parts.one('title', text) ?? FIRST_QUESTIONS.title,
    text: parts.one('text', text),
    all,
  };
}
