import { findSettings, settingsWithoutContent } from '../content/settings.ts';
import { brandContext, contentContext, originContext, visitContext } from '../context.ts';
import type { Route } from './+types/manifest.ts';

/** The name in it changes while its address stays, the colours' mark included. */
const ASK_AGAIN = 'no-cache';

const PNG = 'image/png';

/** The web app manifest, under the name the agency gave itself; until then that of its site. */
export async function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { agencyName, tagline } = await findSettings(content).catch((error) => {
    context.get(visitContext).reportError(error);
    return settingsWithoutContent(content);
  });
  const name = agencyName ?? new URL(context.get(originContext)).host;
  const { colors } = context.get(brandContext);
  const manifest = {
    lang: 'fr',
    name,
    short_name: name,
    description: tagline,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: colors.chaux,
    theme_color: colors.encre,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: PNG, purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: PNG, purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': ASK_AGAIN },
  });
}
