import type { LinkOrder, SharedLink } from '../../model/contracts/preview-contract.ts';
import { DESK_ENDPOINTS } from '../../staff/desk-addresses.ts';

/**
 * Asks the site for a link to a preview: see `server/preview/preview.ts`. Throws an error whose message is for people.
 *
 * @param token of the hosted service; our own knows its people by their cookie.
 */
export async function orderPreview(
  order: LinkOrder,
  token: string | undefined,
): Promise<SharedLink> {
  const response = await fetch(DESK_ENDPOINTS.preview, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(order),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error?.message ?? 'L’aperçu n’a pas pu être ouvert.');
  return answer;
}
