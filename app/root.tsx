import './styles/layers.css';
import './styles/colors.generated.css';
import './styles/tints.generated.css';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/print.css';
import './styles/forced-colors.css';
// These sheets are for `Unavailable`, whose script loads later.
import './frame/missing-piece.css';
import './pages/not-found/not-found.css';
import type { ReactNode } from 'react';
import { Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { ZONE } from '../packages/kit/calendar/casablanca-time.ts';
import type { Route } from './+types/root';
import { type AnnouncementBar, findAnnouncementBar } from './content/announcement-bar.ts';
import { offPartsOf } from './content/off-parts.ts';
import {
  type AgencyHours,
  findSettings,
  type Settings,
  settingsWithoutContent,
  withoutHours,
} from './content/settings.ts';
import {
  brandContext,
  type ContentReader,
  contentContext,
  measuringContext,
  originContext,
  previewContext,
  visitContext,
} from './context.ts';
import { familyOf } from './drawings/family.ts';
import { useRelief } from './drawings/use-relief.ts';
import displayFace from './fonts/bricolage-grotesque-display.woff2?url';
import textFace from './fonts/hanken-grotesk-text.woff2?url';
import barSheet from './frame/announcement-bar.css?url';
import { compact } from './frame/compact-data.ts';
import { lookOf } from './frame/look.ts';
import { missingMeta, missingOf } from './frame/missing.ts';
import { findNavigation, menusWithoutContent, type Navigation } from './frame/navigation.ts';
import { PreviewNotice } from './frame/preview-notice.tsx';
import { SiteFrame } from './frame/site-frame.tsx';
import { Stylesheets } from './frame/stylesheets.tsx';
import { Unavailable } from './frame/unavailable-later.ts';
import searchByScript from './search/search-by-script.css?url';
import { siteDataContext } from './structured-data/page-data.ts';

const YEAR = new Intl.DateTimeFormat('fr', { year: 'numeric', timeZone: ZONE });

/** Loads the facts every page shows in its frame, and the address it is served at. */
export async function loader({ context }: Route.LoaderArgs) {
  const { settings, names, menus, menuSheet, bar } = await findAround(
    context.get(contentContext),
    context.get(visitContext).reportError,
  );
  const year = Number(YEAR.format());
  const preview = context.get(previewContext);
  const measuring = context.get(measuringContext);
  const origin = context.get(originContext);
  const { logo } = context.get(brandContext);
  const look = lookOf(context.get(brandContext));
  const offParts = offPartsOf(context.get(contentContext));
  context.set(siteDataContext, { settings, names, origin, logo, offParts });
  return {
    menus: compact(menus),
    ...(menuSheet && { menuSheet }),
    settings: withoutHours(settings).facts,
    year,
    origin,
    ...familyOf(context.get(brandContext)),
    ...(look && { look }),
    ...(offParts.length > 0 && { offParts }),
    ...(preview && { preview }),
    ...(measuring && { measuring }),
    ...(bar && { bar: { ...bar, sheet: barSheet } }),
  };
}

type Around = Navigation & {
  settings: Settings & AgencyHours;
  bar: AnnouncementBar | undefined;
};

/**
 * Reads the content of every page's frame. While the content service is unavailable, each page decides what to show:
 * /contact still takes a message.
 */
async function findAround(
  content: ContentReader,
  reportError: (error: unknown) => void,
): Promise<Around> {
  try {
    const [settings, navigation, bar] = await Promise.all([
      findSettings(content),
      findNavigation(content),
      findAnnouncementBar(content),
    ]);
    return { settings, ...navigation, bar };
  } catch (error) {
    reportError(error);
    return {
      settings: settingsWithoutContent(content),
      names: {},
      menus: menusWithoutContent(content),
      bar: undefined,
    };
  }
}

/** The frame's data are the same on every page, and loaded once per visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const look = useRouteLoaderData<typeof loader>('root')?.look;
  return (
    <html lang="fr" style={look?.style}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Browsers that support SVG icons take the drawing; others, and crawlers, the bitmap. */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {import.meta.env.SSR && <Faces />}
        <Meta />
        <Stylesheets />
        {import.meta.env.SSR && <OwnSheets />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Preloads the typefaces' files. Only the server renders this: React ignores unknown elements in a head. */
function Faces() {
  const faces = useRouteLoaderData<typeof loader>('root')?.look?.faces;
  return (faces ?? [displayFace, textFace]).map((face) => (
    <link key={face} rel="preload" href={face} as="font" type="font/woff2" crossOrigin="" />
  ));
}

/** The sheets of an editor's menus, of a search without a page, of a family of drawings, of a pair of typefaces and of the bar, after those of the page; by the server alone, likewise. */
function OwnSheets() {
  const relief = useRelief();
  const { look, menuSheet, offParts, bar } = useRouteLoaderData<typeof loader>('root') ?? {};
  return (
    <>
      {menuSheet && <link rel="stylesheet" href={menuSheet} precedence="default" />}
      {offParts?.includes('work') && (
        <link rel="stylesheet" href={searchByScript} precedence="default" />
      )}
      {relief && <link rel="stylesheet" href={relief.sheet} precedence="default" />}
      {look?.sheet && <link rel="stylesheet" href={look.sheet} />}
      {bar && <link rel="stylesheet" href={bar.sheet} />}
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The head of an address without a page; every page has its own. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  return missingMeta(loaderData, error);
}

/**
 * The error view, also of a missing address: `pages/page/route.tsx` says what is missing. It works without the content
 * service, and so without the agency's name.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const facts = useRouteLoaderData<typeof loader>('root');
  return (
    <SiteFrame facts={facts} tone="night">
      {!missingOf(error) && (
        <>
          <title>Page indisponible</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      <Unavailable error={error} />
      {facts?.preview && <PreviewNotice preview={facts.preview} />}
    </SiteFrame>
  );
}
