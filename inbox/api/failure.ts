/** Turns each failure into a status and a French sentence. */
import { isUnavailable } from '../../packages/kit/database/unavailable.ts';
import type { ApiFailure } from '../contract/api.ts';
import type { InboxDatabase } from '../database.ts';
import type { InboxLog } from '../log.ts';
import { Refusal, type RefusalType } from '../requests/refusal.ts';
import { readRequest } from '../requests/request-detail.ts';
import type { Viewing } from '../requests/request-item.ts';

const STATUS: Readonly<Record<RefusalType, number>> = {
  unauthenticated: 401,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  invalid: 400,
  version_required: 428,
  conflict: 409,
  too_large: 413,
  not_json: 415,
  impossible: 422,
};

const AWAY = 'La base de données ne répond pas pour l’instant. Réessayez dans un instant.';
const FAILED = 'Une erreur est survenue de notre côté. Rien n’a été modifié.';

type Circumstances = Viewing & { db: InboxDatabase; log: InboxLog; path: string };

export async function failureOf(error: Error, at: Circumstances): Promise<Response> {
  if (!(error instanceof Refusal)) {
    // The log gets an error's location and not its message: database engines and parsers quote what people wrote.
    const [, where = ''] = error.stack?.split('\n    at ') ?? [];
    at.log('error', 'inbox_api_failed', { path: at.path, error: error.name, where });
    if (isUnavailable(error)) return answer('failed', 503, AWAY);
    return answer('failed', 500, FAILED);
  }
  const { type, message, requestId, errors } = error;
  if (type !== 'conflict' || requestId === undefined) {
    return answer(type, STATUS[type], message, errors && { errors });
  }
  try {
    const current = await readRequest(at.db, requestId, at);
    return answer(type, STATUS[type], message, { current });
  } catch (gone) {
    // The request was erased meanwhile, so there is no current version to send.
    if (gone instanceof Refusal) return answer(gone.type, STATUS[gone.type], gone.message);
    return answer('failed', 500, FAILED);
  }
}

function answer(
  type: ApiFailure['error']['type'],
  status: number,
  message: string,
  more: Record<string, unknown> = {},
): Response {
  const failure: ApiFailure = { error: { type, message } };
  return Response.json({ ...failure, ...more }, { status });
}
