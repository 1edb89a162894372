/** The outcome of a form: sent by the server, read by the form, with or without script. */

/** Typed text or French sentences, by field. */
export type ByField = Readonly<Record<string, string>>;

/** The reference of a form that is answered, for its sender. */
export type Quoted = {
  reference: string;
  /** The moment an answer is promised by, on the agency's clock: `2026-11-24T10:00`. */
  answerBy?: string | undefined;
};

export type FormOutcome =
  | ({ state: 'received' } & Partial<Quoted>)
  /** `message` speaks of the whole form, `errors` of its fields. */
  | { state: 'refused'; message: string; errors: ByField; values: ByField }
  /** The form could not be stored, or the server could not be reached: the typed values are kept. */
  | { state: 'failed'; values: ByField };

/** The query parameter of a page after a form was sent without script and stored. */
export const SENT_PARAMETER = 'envoye';

/**
 * The query parameter beside `SENT_PARAMETER` with the reference. The cache never shares a page with it: see
 * `server/pages/shared-address.ts`.
 */
export const REFERENCE_PARAMETER = 'reference';

const ANSWER_BY_PARAMETER = 'avant';

/** @param address of a page that says what became of a message, with an anchor */
export function withQuoted(address: string, { reference, answerBy }: Quoted): string {
  const [page, anchor] = address.split('#');
  const before = answerBy ? `&${ANSWER_BY_PARAMETER}=${answerBy}` : '';
  return `${page}&${REFERENCE_PARAMETER}=${reference}${before}#${anchor}`;
}

/** Reads the reference in an address; one of another format was not written by us. */
export function quotedIn(parameters: URLSearchParams): Quoted | undefined {
  return quoted(parameters.get(REFERENCE_PARAMETER), parameters.get(ANSWER_BY_PARAMETER));
}

/** Returns the reference of a stored form. */
export function quotedOf(outcome: FormOutcome | undefined): Quoted | undefined {
  return outcome?.state === 'received' ? quoted(outcome.reference, outcome.answerBy) : undefined;
}

function quoted(reference: unknown, answerBy: unknown): Quoted | undefined {
  if (typeof reference !== 'string' || !isReference(reference)) return undefined;
  return typeof answerBy === 'string' && CLOCK.test(answerBy)
    ? { reference, answerBy }
    : { reference };
}

const CLOCK = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Reads the reference in a history state, which a script wrote. */
export function quotedInState(state: unknown): Quoted | undefined {
  if (typeof state !== 'object' || state === null || !('reference' in state)) return undefined;
  return quoted(state.reference, 'answerBy' in state ? state.answerBy : undefined);
}

export function isReference(text: string): boolean {
  return /^[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}$/.test(text);
}
