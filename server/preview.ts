/** Shows drafts on their real pages to a visitor with a link we signed, for an hour. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ContentReader, Preview } from '../app/context.ts';
import { PREVIEW_PARAMETER } from '../app/index.ts';
import { timeIn } from '../calendar/casablanca-time.ts';
import { spokenTime } from '../calendar/written-hours.ts';
import { parseJson } from '../network/parse-json.ts';
import { editsContent, type Staff } from '../staff/roles.ts';

/** How long a link works: long enough to show a client on the telephone, short enough to be forgotten in a mailbox. */
const LIFETIME = 60 * 60_000; // ms

const Order = z.strictObject({
  path: z
    .string()
    .max(300)
    .regex(/^\/(?!\/)[^\s?#\\]*$/),
});

type PreviewOptions = {
  secret: string;
  /** Reads drafts over what is published; absent without a token that may read them. */
  drafts: ContentReader | undefined;
  identify(request: Request): Promise<Staff | undefined>;
  clock?: () => Date;
};

export type Previews = {
  /** Answers `POST {path}` of an editor with `{url}`: a link to that page's draft. */
  order(request: Request): Promise<Response>;
  /** The reader of drafts and the banner of a request with such a link; undefined without one. */
  of(request: Request): { reader: ContentReader | undefined; preview: Preview } | undefined;
};

export function createPreviews(options: PreviewOptions): Previews {
  const { secret, drafts, identify, clock = () => new Date() } = options;

  /** The signature covers the page: a link to one draft opens no other. */
  const signature = (path: string, until: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['preview', path, until]))
      .digest();

  return {
    async order(request) {
      const staff = await identify(request);
      if (!staff) return refusal(401, 'Connectez-vous pour voir un brouillon.');
      if (!editsContent(staff)) {
        return refusal(403, 'Votre rôle ne donne pas accès aux brouillons.');
      }
      if (!drafts)
        return refusal(
          501,
          'Les brouillons ne peuvent pas être lus : SANITY_API_READ_TOKEN manque.',
        );
      const order = Order.safeParse(await readJson(request));
      if (!order.success) return refusal(400, 'Cette page n’a pas d’adresse.');
      const until = String(clock().getTime() + LIFETIME);
      const { path } = order.data;
      const token = `${until}.${signature(path, until).toString('base64url')}`;
      return Response.json(
        { url: `${encodeURI(path)}?${new URLSearchParams({ [PREVIEW_PARAMETER]: token })}` },
        { headers: { 'cache-control': 'no-store' } },
      );
    },

    of(request) {
      const url = new URL(request.url);
      const token = url.searchParams.get(PREVIEW_PARAMETER);
      if (token === null) return undefined;
      const [until = '', signed = ''] = token.split('.');
      const given = Buffer.from(signed, 'base64url');
      const expected = signature(pageOf(url), until);
      const genuine = given.length === expected.length && timingSafeEqual(given, expected);
      const alive = genuine && Number(until) > clock().getTime();
      return alive
        ? { reader: drafts, preview: { until: spokenTime(timeIn(new Date(Number(until)))) } }
        : { reader: undefined, preview: { until: undefined } };
    },
  };
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return parseJson(await request.text());
  } catch {
    return undefined;
  }
}

/** The page an address belongs to, also when its script asks for its data. */
function pageOf({ pathname }: URL): string {
  const page = pathname.replace(/(?:\/_root)?\.data$/, '') || '/';
  try {
    return decodeURI(page);
  } catch {
    return page;
  }
}

function refusal(status: number, message: string): Response {
  return Response.json(
    { error: { type: REFUSALS[status] ?? 'refused', message } },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}

const REFUSALS: Record<number, string> = {
  400: 'invalid_request',
  401: 'not_logged_in',
  403: 'not_allowed',
  501: 'not_configured',
};
