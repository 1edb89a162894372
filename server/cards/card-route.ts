/** Answers `GET /cards/{version}{path of the page}.png` with the page's card, or leads to the picture it has now. */
import { imageAnswer } from '../../packages/content-service/index.ts';
import { networkOf } from '../../packages/kit/network/address.ts';
import { isKnown } from '../pages/page.ts';
import { busyAnswer } from '../pages/render-turns.ts';
import type { RequestInfo } from '../request-log.ts';
import type { Cards } from './cards.ts';
import { cardOf, coverIn, metaOf, pageOfCard } from './page-card.ts';

/** The `Cache-Control` of cards: an address holds a hash of the card's words, so its picture never changes. */
const KEEP_FOREVER = 'public, max-age=31536000, immutable';
/** The `Cache-Control` of redirects from former addresses of cards, CDNs included. */
const KEEP_A_WHILE = 'public, max-age=300';

type Options = {
  /** The site's public address, without a trailing slash. */
  origin: string;
  /** Answers as the site does to a visitor without a cookie. */
  page(request: Request, info: RequestInfo): Promise<Response>;
  cards: Pick<Cards, 'picture'>;
};

/**
 * A card says what the head of its page says, so a page that visitors do not see has none (404): a draft, a document
 * before its day, an address without a page. Nothing is drawn for an address that the page itself does not name: a
 * former version, or an invented one, leads to the one it does (302).
 */
export function createCardRoute({ origin, page, cards }: Options) {
  return async (request: Request, info: RequestInfo): Promise<Response> => {
    const url = new URL(request.url);
    const path = pageOfCard(url);
    if (path === undefined) return missing();
    const answer = await page(new Request(origin + path), info);
    if (answer.status !== 200) return answer.status >= 500 ? unavailable(answer) : missing();
    const html = await answer.text();
    const image = metaOf(html, 'og:image');
    const title = metaOf(html, 'og:title');
    if (!image || !title) return missing();
    const address = url.pathname + url.search;
    if (image !== origin + address) {
      return new Response(null, {
        status: 302,
        headers: { location: image, 'cache-control': KEEP_A_WHILE },
      });
    }
    const says = { title, agency: metaOf(html, 'og:site_name') ?? '' };
    const { pathname } = new URL(origin + path);
    const card = cardOf(pathname, says, coverIn(html, pathname));
    const claim = { signal: request.signal, network: networkOf(info.address) };
    try {
      const { key, image: picture } = await cards.picture(address, card, claim);
      const headers = {
        'content-type': 'image/png',
        'cache-control': KEEP_FOREVER,
        etag: `"${key}"`,
      };
      if (isKnown(request.headers.get('if-none-match'), headers.etag)) {
        return new Response(null, { status: 304, headers });
      }
      return imageAnswer(request, picture, headers);
    } catch (error) {
      const busy = busyAnswer(error);
      if (!busy) throw error;
      return busy;
    }
  };
}

function missing(): Response {
  return new Response('Carte introuvable', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Answers 503, with the time after which the page can be requested again. */
function unavailable({ headers }: Response): Response {
  const later = headers.get('retry-after');
  return new Response('La carte ne peut pas être dessinée en ce moment.', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(later && { 'retry-after': later }),
    },
  });
}
