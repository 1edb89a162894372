/** The errors of the inbox's API: each has a type, and a message to show. */
import type { ApiFailure } from '../../inbox/contract/api.ts';
import type { ConflictAnswer, RefusedEntry, RequestDetail } from '../../inbox/contract/requests.ts';

/** The service answered, and refused. The message is French, to be shown as it is. */
export class Refused extends Error {
  override name = 'Refused';
  /** The API's own name for it. */
  readonly type: string;
  /** The errors of a form, by field; empty when they concern no single field. */
  readonly errors: RefusedEntry['errors'];

  /** The HTTP status of the answer; 0 where it was refused here. */
  readonly status: number;

  constructor(
    { type, message }: { type: string; message: string },
    errors: RefusedEntry['errors'] = {},
    status = 0,
  ) {
    super(message);
    this.type = type;
    this.errors = errors;
    this.status = status;
  }
}

/** Thrown when another person changed the request first, with the request as it is meanwhile. */
export class Conflict extends Refused {
  override name = 'Conflict';
  readonly current: RequestDetail;

  constructor({ error, current }: ConflictAnswer) {
    super(error);
    this.current = current;
  }
}

/** Thrown when no answer came: the network or the site is unavailable. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  override message = 'Le site ne répond pas. Vérifiez votre connexion, puis réessayez.';
}

/** Asks the site. @throws {Unreachable} when no answer comes, {Refused} when it refuses */
export async function reach(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new Unreachable('Pas de réponse du site.', { cause: error });
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

/** Returns the error of an answer. A proxy or a crashed server does not answer in the API's format. */
export async function refusal(response: Response): Promise<Refused> {
  const answer: ApiFailure | RefusedEntry | ConflictAnswer | undefined = await response
    .json()
    .catch(() => undefined);
  const { status } = response;
  if (answer?.error && 'current' in answer) return new Conflict(answer);
  if (answer?.error) {
    return new Refused(answer.error, 'errors' in answer ? answer.errors : {}, status);
  }
  const type = status >= 500 ? 'unavailable' : 'failed';
  const message = `Le site a répondu ${status}. Réessayez dans un instant.`;
  return new Refused({ type, message }, {}, status);
}
