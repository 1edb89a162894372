/**
 * `GET /studio/carte.svg`: the card of a page while an editor types its title, for this editor alone and never cached.
 */
import { z } from 'zod';
import { networkOf } from '../../packages/kit/network/address.ts';
import { editsContent, type Staff } from '../../staff/roles.ts';
import { DESK_HEADERS } from '../desk-answers.ts';
import { busyAnswer } from '../pages/render-turns.ts';
import type { RequestInfo } from '../request-log.ts';
import type { Cards } from './cards.ts';
import { cardOf, coverNamed } from './page-card.ts';

const Typed = z.object({
  /** The path of the page, `/work/medina`. */
  path: z.string().max(300).startsWith('/'),
  title: z.string().max(1_000),
  agency: z.string().max(200),
  /** The motif and palette of its cover, `oil-menthe`; undefined while its document has no drawn one. */
  cover: z.string().max(40).optional(),
});

type Options = {
  cards: Pick<Cards, 'drawing'>;
  identify(request: Request): Promise<Staff | undefined>;
};

export function createTypedCardRoute({ cards, identify }: Options) {
  return async (request: Request, info: Pick<RequestInfo, 'address'>): Promise<Response> => {
    const staff = await identify(request);
    if (!staff) return refusal(401, 'Connectez-vous pour voir la carte d’une page.');
    if (!editsContent(staff)) return refusal(403, 'La carte est à qui écrit les contenus.');
    const typed = Typed.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!typed.success) return refusal(400, 'Il manque l’adresse, le titre ou le nom de l’agence.');
    const { path, cover = '', ...says } = typed.data;
    const claim = { signal: request.signal, network: networkOf(info.address) };
    try {
      return new Response(await cards.drawing(cardOf(path, says, coverNamed(cover)), claim), {
        headers: {
          ...DESK_HEADERS,
          'content-type': 'image/svg+xml',
          // An SVG opened by itself is a document of our origin: this policy gives it no rights there.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        },
      });
    } catch (error) {
      const busy = busyAnswer(error);
      if (!busy) throw error;
      return busy;
    }
  };
}

function refusal(status: number, text: string): Response {
  const headers = { ...DESK_HEADERS, 'content-type': 'text/plain; charset=utf-8' };
  return new Response(text, { status, headers });
}
