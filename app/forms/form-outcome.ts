/** The outcome of a form: sent by the server, read by the form, with or without script. */

/** Typed text or French sentences, by field. */
export type ByField = Readonly<Record<string, string>>;

export type FormOutcome =
  /** `reference`: what its sender may quote, where an answer is promised. */
  | { state: 'received'; reference?: string }
  /** `message` speaks of the whole form, `errors` of its fields. */
  | { state: 'refused'; message: string; errors: ByField; values: ByField }
  /** It could not be kept, or the server could not be reached: nothing that was typed may be lost. */
  | { state: 'failed'; values: ByField };

/** The query parameter of a page that was sent without script and whose message is kept. */
export const SENT_PARAMETER = 'envoye';

/** Beside it, what the sender may quote. No page with it is shared: see `server/pages/shared-address.ts`. */
export const REFERENCE_PARAMETER = 'reference';

/** @param address of a page that says what became of a message, with an anchor */
export function withReference(address: string, reference: string): string {
  const [page, anchor] = address.split('#');
  return `${page}&${REFERENCE_PARAMETER}=${reference}#${anchor}`;
}

/** The reference in an address; one of another shape was not put there by us. */
export function referenceIn(parameters: URLSearchParams): string | undefined {
  const reference = parameters.get(REFERENCE_PARAMETER) ?? '';
  return isReference(reference) ? reference : undefined;
}

export function isReference(text: string): boolean {
  return /^[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}$/.test(text);
}
