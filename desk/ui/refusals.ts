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

  constructor(
    { type, message }: { type: string; message: string },
    errors: RefusedEntry['errors'] = {},
  ) {
    super(message);
    this.type = type;
    this.errors = errors;
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

/** The error of an answer. What stands between us and the site (a proxy, a crash) does not speak the API's language. */
export async function refusal(response: Response): Promise<Refused> {
  const answer: ApiFailure | RefusedEntry | ConflictAnswer | undefined = await response
    .json()
    .catch(() => undefined);
  if (!answer?.error) {
    return new Refused({
      type: response.status >= 500 ? 'unavailable' : 'failed',
      message: `Le site a répondu ${response.status}. Réessayez dans un instant.`,
    });
  }
  if ('current' in answer) return new Conflict(answer);
  return new Refused(answer.error, 'errors' in answer ? answer.errors : {});
}
