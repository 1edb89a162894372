import { refuse } from '../kit/network/api-error.ts';
import { hashToken } from '../kit/network/secret-token.ts';
import type { Caller } from './access/identity.ts';

/**
 * `identify` of a store that runs without accounts: who holds the one token edits content, all others are visitors.
 * @returns rejects with an `ApiError` 401 for any other token
 */
export function identifyHolder(token: string, holder: Pick<Caller, 'id' | 'name'>) {
  const hash = hashToken(token);
  return async (request: Request): Promise<Caller | undefined> => {
    const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (bearer === undefined) return undefined;
    // Hashes are compared, so that the time this takes says nothing about the token.
    if (hashToken(bearer) !== hash) throw refuse(401, 'Unauthorized', 'Session not found');
    const roles = [{ name: 'editor', title: 'Éditeur' }];
    return { ...holder, email: '', roles, editsContent: true, isProgram: true };
  };
}
