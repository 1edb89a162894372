/** Answers the screens of the desk: for one person at one moment, so no cache keeps it. */

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
