/** What the inbox's API answers when it does not do what it is asked: errors with a name, and messages to be shown. */
import type { ApiFailure } from '../../inbox/contract/api.ts';
import type { ConflictAnswer, RefusedEntry, RequestDetail } from '../../inbox/contract/requests.ts';

/** The service answered, and refused. The message is French, to be shown as it is. */
export class Refused extends Error {
  override name = 'Refused';
  /** The API's own name for it. */
  readonly type: string;
  /** What is wrong with a form, by field; empty when no single field is at fault. */
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

/** Thrown when no answer came: the network, or the site itself, is away. */
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

/** The error of an answer. What stands between us and the site (a proxy, a crash) does not speak the API's language. */
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
