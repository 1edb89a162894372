/** What a download weighs: the bytes of its body as they travel, and not as they would if the test compressed them. */

/**
 * @returns the length that the answer states, in bytes
 * @throws when it is no success, or states none
 */
export async function weightOf(
  address: string | URL,
  coding: 'gzip' | 'br' = 'gzip',
): Promise<number> {
  const answer = await fetch(address, { headers: { 'accept-encoding': coding } });
  await answer.body?.cancel();
  const length = answer.headers.get('content-length');
  if (!answer.ok || !length)
    throw new Error(`${address} answered ${answer.status}, ${length} bytes`);
  return Number(length);
}
