/** Headers of answers to the desk's screens: they are for one person at one moment, so no cache stores them. */

export const DESK_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export function deskAnswer(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: DESK_HEADERS });
}

/**
 * @param type for the screen, which goes on from it
 * @param message for the person, in French
 */
export function deskRefusal(status: number, type: string, message: string): Response {
  return deskAnswer({ error: { type, message } }, status);
}
