/** Reads what the contact forms offer to choose among: the agency's subjects, by default its services, and its budgets. */
import { defineQuery } from 'groq';
import { type Choices, OTHER_SUBJECT } from '../../inbox/forms/choices.ts';
import { CHOICE_LENGTH } from '../../inbox/forms/field-lengths.ts';
import { SHOWN_SERVICE } from '../../model/public-documents.ts';
import type { ContentReader } from '../context.ts';
import { readParts, text } from './document-parts.ts';
import { withoutHidden } from './hidden-text.ts';
import { sharedRead } from './shared-read.ts';

const CONTACT_CHOICES_QUERY = defineQuery(`{
  "subjects": *[_type == "contact" && _id == "contact"][0].subjects,
  "budgets": *[_type == "contact" && _id == "contact"][0].budgets,
  "services": *[_type == "service" && ${SHOWN_SERVICE}] | order(featured desc, title asc).title
}`);

/** A choice as a form sends and the inbox stores it, without the marks of a preview. */
const choice = text
  .transform(withoutHidden)
  .refine(({ length }) => length <= CHOICE_LENGTH, 'too long to be chosen');

/** @throws what the content client throws when the service does not answer. */
export const findContactChoices = sharedRead(async (content: ContentReader): Promise<Choices> => {
  const document = await content.client.fetch(CONTACT_CHOICES_QUERY);
  const parts = readParts(content, document, { type: 'contact', id: 'contact' });
  const own = parts.each('subjects', choice);
  const subjects = new Set(own.length > 0 ? own : parts.each('services', choice));
  subjects.delete(OTHER_SUBJECT);
  return {
    service: subjects.size > 0 ? [...subjects, OTHER_SUBJECT] : [],
    budget: [...new Set(parts.each('budgets', choice))],
  };
});
