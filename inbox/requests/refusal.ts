import type { FieldErrors } from '../form-schema.ts';

export type RefusalType =
  | 'unauthenticated'
  | 'forbidden'
  | 'cross_site'
  | 'not_found'
  | 'invalid'
  | 'version_required'
  | 'conflict'
  | 'too_large'
  | 'not_json'
  | 'impossible';

/** A request of the agency's that is refused, with the reason in French. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly type: RefusalType;
  /** The request that has moved on, for a conflict. */
  readonly requestId: string | undefined;
  /** The errors of a form, by field, in French. */
  readonly errors: FieldErrors | undefined;

  constructor(
    type: RefusalType,
    message: string,
    { requestId, errors }: { requestId?: string; errors?: FieldErrors } = {},
  ) {
    super(message);
    this.type = type;
    this.requestId = requestId;
    this.errors = errors;
  }
}

export function notFound(what: string): Refusal {
  return new Refusal('not_found', `${what} n’existe pas, ou plus.`);
}

/** The reason for one request among several; alone it is shown as it is meanwhile. */
export const MEANWHILE = 'Modifiée entre-temps par une autre personne.';

export function conflict(requestId: string): Refusal {
  const message =
    'Quelqu’un d’autre vient de modifier cette demande. Voici où elle en est\u00a0: recommencez si c’est encore utile.';
  return new Refusal('conflict', message, { requestId });
}
