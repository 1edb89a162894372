import type { FieldValues } from '../../form-schema.ts';
import type { RequestKind } from '../../kinds/kinds.ts';
import { HONEST_CHECKING, HONEST_TUNING } from './honest-corpus.ts';
import { UNWANTED_CHECKING, UNWANTED_TUNING } from './unwanted-corpus.ts';

export type CorpusMessage = {
  group: string;
  /** Weights are tuned on one part, and checked by the other. */
  part: 'tuning' | 'checking';
  kind: RequestKind;
  fields: FieldValues;
};

/** The messages each line makes. */
const VARIANTS = 3;

const NAMES = ['Salma Idrissi', 'Youssef B.', 'Claire Martin', 'Omar', 'Lucía Gómez', 'مريم'];
const COMPANIES = ['', 'Café Anfa', 'Atlas Conseil', 'Omar', '', 'ELM'];

/** Whoever sells has a name and an address like anybody's. */
export const HONEST_MESSAGES = [
  ...messagesOf(HONEST_TUNING, 'tuning'),
  ...messagesOf(HONEST_CHECKING, 'checking'),
];
export const UNWANTED_MESSAGES = [
  ...messagesOf(UNWANTED_TUNING, 'tuning'),
  ...messagesOf(UNWANTED_CHECKING, 'checking'),
];

function messagesOf(lines: typeof HONEST_TUNING, part: CorpusMessage['part']): CorpusMessage[] {
  return Object.entries(lines).flatMap(([group, patterns]) =>
    patterns.flatMap((pattern, index) =>
      Array.from({ length: VARIANTS }, (_, variant) => ({
        group,
        part,
        ...sent(group, fill(pattern, variant), index + variant),
      })),
    ),
  );
}

/** One of the ways to read a line: in each choice, the option of that number. */
function fill(pattern: string, variant: number): string {
  return pattern.replace(/\{([^{}]*\|[^{}]*)\}/g, (_, options: string) => {
    const choices = options.split('|');
    return choices[variant % choices.length] ?? '';
  });
}

function sent(group: string, text: string, index: number): Pick<CorpusMessage, 'kind' | 'fields'> {
  const name = NAMES[index % NAMES.length] ?? '';
  const email = `personne${index}@courrier.example`;
  if (group === 'comments') return { kind: 'comment', fields: { name, email, comment: text } };
  if (group === 'applications') {
    const fields = { name, email, phone: '', position: 'SEO', experience: '3 ans' };
    return { kind: 'short-application', fields: { ...fields, motivation: text } };
  }
  const company = COMPANIES[index % COMPANIES.length] ?? '';
  return { kind: 'contact-message', fields: { name, email, company, message: text } };
}
