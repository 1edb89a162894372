import { href, isRouteErrorResponse } from 'react-router';
import { LEGAL_ANCHORS } from '../../../model/legal-anchors.ts';
import { readContent } from '../../content/read-content.ts';
import type { RichText } from '../../content/texts/rich-text.ts';
import { brandContext, contentContext, measuringContext } from '../../context.ts';
import { hydrateLater } from '../../frame/hydrate-later.tsx';
import { LoadError } from '../../frame/load-error.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import type { PageHandle } from '../../frame/site-header.tsx';
import { describePage } from '../../structured-data/page-data.ts';
import type { Route } from './+types/route.ts';
import { withoutLastPiece } from './last-piece-row.ts';
import { findLegal, type Legal } from './query.ts';
import { textBlock } from './text-block.ts';

export const handle: PageHandle = { header: 'light' };

/** The message of a load failure, worded like those of pages-8.01 to 8.20 in test/specification.md. */
const LOAD_FAILURE = 'Failed to load legal texts';

/**
 * The same texts, with what Google Analytics does at the end of the one on cookies. It is the code that loads it, and so
 * the code that tells of it: the agency's own text need not know whether it is configured.
 */
function withAnalytics(legal: Legal): Legal {
  const texts = legal.texts.map((text) =>
    text.anchor === LEGAL_ANCHORS.cookiePolicy
      ? { ...text, body: [...text.body, ...ANALYTICS_TEXT] }
      : text,
  );
  return { ...legal, texts };
}

/** The text about Google Analytics: what `consent.tsx`, `google-analytics.ts` and `server/analytics-frame.ts` do. */
const ANALYTICS_TEXT: RichText = [
  textBlock('analytics-title', 'h2', 'Google Analytics, si vous l’acceptez'),
  textBlock(
    'analytics-choice',
    'normal',
    'Avec votre accord, et pas avant, ce site fait aussi compter ses visites par Google Analytics, service de Google Ireland Ltd. Tant que vous n’avez pas répondu, ou si vous refusez, votre navigateur ne contacte pas Google. Si le vôtre signale «\u00a0Global Privacy Control\u00a0» ou «\u00a0Ne pas me pister\u00a0», nous le prenons pour un refus et ne demandons rien.',
  ),
  {
    _type: 'table',
    _key: 'analytics-cookies',
    caption: 'Cookies de Google Analytics',
    columns: ['Cookie', 'À quoi il sert', 'Durée'],
    rows: [
      ['_ga', 'Compter les visiteurs sans les nommer', '2 ans'],
      ['_ga_*', 'Relier les pages d’une même visite', '2 ans'],
    ],
  },
  textBlock(
    'analytics-data',
    'normal',
    'Google reçoit alors l’adresse et le titre des pages que vous ouvrez, le site d’où vous venez, les gestes que nous comptons (WhatsApp ouvert, formule choisie, formulaire envoyé) et, comme tout site que l’on contacte, votre adresse de réseau. Ni ce que vous écrivez ni ce que vous cherchez ne lui est transmis, et rien n’y sert à la publicité. Ses serveurs peuvent se trouver hors du Maroc.',
  ),
  textBlock(
    'analytics-change',
    'normal',
    '«\u00a0Gérer les cookies\u00a0», au bas de chaque page, change votre réponse à tout moment.',
  ),
];

export async function loader({ context }: Route.LoaderArgs) {
  const legal = await readContent(context, LOAD_FAILURE, findLegal);
  describePage(context, { kind: 'WebPage', path: href('/legal'), name: legal.seoTitle });
  const hasNoPiece =
    context.get(brandContext).drawings === 'relief' ||
    context.get(contentContext).isOff?.('lastPiece');
  const pageTexts = hasNoPiece ? withoutLastPiece(legal) : legal;
  return context.get(measuringContext)?.analytics ? withAnalytics(pageTexts) : pageTexts;
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? new Headers();
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const [{ loaderData: site }] = matches;
  return pageMeta(site, {
    title: loaderData?.seoTitle ?? 'Informations légales',
    description: loaderData?.seoDescription ?? loaderData?.introduction,
    socialImage: loaderData?.socialImage,
    path: href('/legal'),
  });
}

export default await hydrateLater(async () => (await import('./legal-page.tsx')).LegalPage);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Any other error is a bug of ours, which the layout shows.
  if (!isRouteErrorResponse(error)) throw error;
  return <LoadError detail={LOAD_FAILURE} />;
}
