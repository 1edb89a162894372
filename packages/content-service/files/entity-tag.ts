/** Whether `If-None-Match` names this tag: the client has the bytes already (weak comparison). */
export function isKnownToClient(request: Request, etag: string): boolean {
  const header = request.headers.get('if-none-match');
  if (header === null) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
