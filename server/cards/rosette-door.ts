/** Answers `GET /rosaces/{reference}.svg` with the rosette of a message: nothing is looked up, the reference draws it. */
import { isReference } from '../../app/index.ts';
import { messageRosette } from '../../zellige/message-rosette.ts';

/** A drawing may change with a release. */
const KEEP_A_DAY = 'public, max-age=86400';

export function rosetteAnswer(name: string): Response {
  const reference = /^(.+)\.svg$/.exec(name)?.[1] ?? '';
  if (!isReference(reference)) {
    return new Response('Rosace introuvable', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  return new Response(messageRosette(reference), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': KEEP_A_DAY,
      'x-robots-tag': 'noindex',
    },
  });
}
