/** Shows drafts on their real pages: to editors who are logged in, and to visitors with a link we signed. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ContentReader, Preview } from '../../app/context.ts';
import {
  LINK_HOURS,
  type LinkOrder,
  PERSPECTIVE,
  PERSPECTIVE_PARAMETER,
  PREVIEWS,
  perspectiveName,
  type SharedLink,
} from '../../model/contracts/preview-contract.ts';
import { spokenMoment } from '../../packages/kit/calendar/spoken-moment.ts';
import { ApiError } from '../../packages/kit/network/api-error.ts';
import { jsonOf } from '../../packages/kit/network/parse-json.ts';
import { readLink } from '../../packages/kit/network/read-link.ts';
import type { StaffService } from '../../staff/index.ts';
import { editsContent, type Staff } from '../../staff/roles.ts';
import { deskAnswer, deskRefusal } from '../desk-answers.ts';
import { withStega } from './stega.ts';

const HOUR = 60 * 60_000; // ms

const Order: z.ZodType<LinkOrder> = z.strictObject({
  path: z
    .string()
    .max(300)
    .regex(/^\/[^\s?#]*$/)
    .refine((path) => readLink(path)?.leads === 'here'),
  perspective: z.string().max(500).regex(PERSPECTIVE),
  hours: z.literal(LINK_HOURS),
  wholeSite: z.boolean(),
});

/**
 * The contents of a link's pass: its end in ms since 1970, the perspective, its only page or null for all, and its id
 * on the list of links or null where there is no list.
 */
const Pass = z.tuple([z.number(), z.string(), z.string().nullable(), z.string().nullable()]);

type PreviewOptions = {
  secret: string;
  /** Reads drafts over published content; absent without a token that may read them. */
  drafts: ContentReader | undefined;
  identify(request: Request): Promise<Staff | undefined>;
  /** The valid links, each of which can be revoked; absent where the hosted service has the accounts. */
  links?: StaffService['previewLinks'] | undefined;
  clock?: () => Date;
};

/** A page requested at an address of previews. */
export type PreviewedPage = {
  /** The base that every link of the preview keeps: `/apercu/drafts`. */
  base: string;
  /** The reader of the previewed content; undefined where it is the published content. */
  reader: ContentReader | undefined;
  preview: Preview;
  /** Whether the Studio may frame it, and its overlays act in it: addresses of editors, and none that is handed out. */
  isEditors: boolean;
};

export type Previews = {
  /** Answers an editor's `POST` of a `LinkOrder`, from a network address, with a `SharedLink`. */
  order(request: Request, address: string): Promise<Response>;
  /** Finds the previewed page of an address; undefined for any other address. */
  of(request: Request): Promise<PreviewedPage | undefined>;
  /** The address of the preview that a page's address asks for by the Presentation tool's parameter. */
  askedFor(request: Request): string | undefined;
};

export function createPreviews(options: PreviewOptions): Previews {
  const { secret, drafts, identify, links, clock = () => new Date() } = options;

  const signature = (statement: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['preview', statement]))
      .digest();

  function signed(pass: z.infer<typeof Pass>): string {
    const statement = Buffer.from(JSON.stringify(pass)).toString('base64url');
    return `${statement}.${signature(statement).toString('base64url')}`;
  }

  /** Returns the pass of a link that we signed and that has neither expired nor been revoked. */
  async function verified(link: string) {
    const [statement = '', given = ''] = link.split('.');
    const signedHere = signature(statement);
    const signedThere = Buffer.from(given, 'base64url');
    if (signedThere.length !== signedHere.length) return undefined;
    if (!timingSafeEqual(signedThere, signedHere)) return undefined;
    const pass = Pass.safeParse(jsonOf(Buffer.from(statement, 'base64url').toString()));
    if (!pass.success || pass.data[0] <= clock().getTime()) return undefined;
    if (links && !(await links.has(pass.data[3] ?? ''))) return undefined;
    return pass.data;
  }

  function readerOf(perspective: string): ContentReader | undefined {
    if (!drafts || perspective === 'published') return undefined;
    if (perspective === 'drafts') return drafts;
    const client = drafts.client.withConfig({ perspective: perspective.split(',') });
    return { ...drafts, client };
  }

  /** Returns an editor's preview: it needs a session, and ends with it. */
  async function editors(request: Request, perspective: string) {
    const staff = await identify(request);
    if (!staff || !editsContent(staff)) return { notice: NOTICES.loggedOut };
    const notice = `${perspectiveName(perspective)}, pour l’équipe seulement.`;
    const reader = readerOf(perspective);
    return { reader: reader && withStega(reader), notice };
  }

  async function shared(link: string, path: string) {
    const pass = await verified(link);
    if (!pass) return { notice: NOTICES.ended };
    const [end, perspective, only] = pass;
    const until = spokenMoment(new Date(end));
    const notice = `${perspectiveName(perspective)}, visible avec ce lien seulement, jusqu’au ${until}.`;
    if (only === null) return { reader: readerOf(perspective), notice };
    return {
      reader: path === only ? readerOf(perspective) : undefined,
      notice,
      // The router has the path encoded.
      page: { path: encodeURI(only), elsewhere: NOTICES.elsewhere },
    };
  }

  return {
    async order(request, address) {
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
      const order = Order.safeParse(jsonOf(await request.text().catch(() => '')));
      if (!order.success) return refusal(400, 'Cette page n’a pas d’adresse.');
      const { path, perspective, hours, wholeSite } = order.data;
      const end = clock().getTime() + hours * HOUR;
      const ends = new Date(end).toISOString();
      const entry = { path, perspective, wholeSite, ends };
      let id: string | null = null;
      try {
        if (links) id = await links.keep(entry, staff, request, address);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return refusal(error.status, error.message);
      }
      const base = `${PREVIEWS}/${signed([end, perspective, wholeSite ? null : path, id])}`;
      const link: SharedLink = {
        url: base + (path === '/' ? '' : encodeURI(path)),
        until: spokenMoment(new Date(end)),
      };
      return deskAnswer(link);
    },

    async of(request) {
      const { pathname } = new URL(request.url);
      const [, prefix, permission = ''] = pathname.split('/');
      if (`/${prefix}` !== PREVIEWS) return undefined;
      // The script asks for the data of the home page at `/apercu/drafts/_root.data`.
      const base = `${PREVIEWS}/${permission}`;
      const isEditors = PERSPECTIVE.test(permission);
      const { reader, ...preview }: Preview & { reader?: ContentReader | undefined } = isEditors
        ? await editors(request, permission)
        : await shared(permission, pageOf(pathname.slice(base.length)));
      return { base, reader, preview, isEditors };
    },

    askedFor(request) {
      const { pathname, searchParams } = new URL(request.url);
      const perspective = searchParams.get(PERSPECTIVE_PARAMETER);
      if (perspective === null || !PERSPECTIVE.test(perspective)) return undefined;
      if (pathname.startsWith(`${PREVIEWS}/`)) return undefined;
      searchParams.delete(PERSPECTIVE_PARAMETER);
      const search = searchParams.size > 0 ? `?${searchParams}` : '';
      return `${PREVIEWS}/${perspective}${pathname === '/' ? '' : pathname}${search}`;
    },
  };
}

const NOTICES = {
  loggedOut: 'Connectez-vous au bureau pour voir les brouillons : voici la page publiée.',
  ended: 'Ce lien d’aperçu n’est plus valable : voici la page publiée.',
  elsewhere: 'Le lien reçu montre le brouillon d’une autre page : celle-ci est publiée.',
};

/** The page an address below a preview's own belongs to, also when its script asks for its data. */
function pageOf(address: string): string {
  const page = address.replace(/(?:\/_root)?\.data$/, '') || '/';
  try {
    return decodeURI(page);
  } catch {
    return page;
  }
}

function refusal(status: number, message: string): Response {
  return deskRefusal(status, REFUSALS[status] ?? 'refused', message);
}

const REFUSALS: Record<number, string> = {
  400: 'invalid_request',
  401: 'not_logged_in',
  403: 'not_allowed',
  409: 'too_many_links',
  501: 'not_configured',
};
