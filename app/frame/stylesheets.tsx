import { use } from 'react';
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  Links,
  useMatches,
  useRouteError,
} from 'react-router';
import { missingOf } from './missing.ts';

/**
 * The stylesheets of the page and of what stands around it. `Links` names the same ones, but without
 * `precedence`: written as React resources they come before module preloads, and a page that a visitor walks
 * to is shown when its sheet is there. In development `Links` sends the styles of all pieces ahead of their
 * scripts. See docs/decisions/024-stylesheets.md.
 */
export function Stylesheets() {
  return import.meta.env.DEV ? <Links /> : <BuiltStylesheets />;
}

function BuiltStylesheets() {
  const routes = use(FrameworkContext)?.manifest.routes;
  // The route that did not find its page is left out: the frame shows the error, and the route's sheets are for blocks.
  const matches = useMatches().slice(0, missingOf(useRouteError()) ? -1 : undefined);
  const sheets = new Set(matches.flatMap(({ id }) => routes?.[id]?.css ?? []));
  return [...sheets].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="default" />
  ));
}
