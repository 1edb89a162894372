/** `npm run dev`: the same server, with Vite's hot reload in front and the services kept across reloads. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import type { Intercept } from '../packages/kit/http/listen.ts';
import { isSourceDrawing } from '../server/brand/source-drawings.ts';
import { studioPage } from '../server/studio-files.ts';
import { DESK_ENDPOINTS, PARTS } from '../staff/desk-addresses.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = 'development';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
/** The staff's pages have a Vite of their own, as they have a build of their own; it answers below /studio alone. */
const studio = await createServer({
  configFile: 'desk/vite.config.ts',
  // Its hot reload needs a port beside the other's.
  // The frame that draws CVs has no origin, and loads its script as another site would.
  server: { middlewareMode: true, hmr: { port: 24679 }, cors: { origin: 'null' } },
  appType: 'mpa',
});

/** `/studio` and what is below it: its pages by their address, and whatever they ask for. */
const intercept: Intercept = (incoming, outgoing, next) => {
  // In the agency's family and colours, which Vite knows nothing of.
  if (isSourceDrawing(incoming.url ?? '/')) return next();
  const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
  const isStudio = pathname === PARTS.home.address || pathname.startsWith(`${PARTS.home.address}/`);
  if (!isStudio) return vite.middlewares(incoming, outgoing, next);
  const isAnswer = (address: string) => pathname === address || pathname.startsWith(`${address}/`);
  if (Object.values(DESK_ENDPOINTS).some(isAnswer)) return next();
  const page = studioPage(pathname);
  if (page) incoming.url = `/studio/${page}`;
  studio.middlewares(incoming, outgoing, next);
};

const { start, createApp } = await vite.ssrLoadModule('./server/app.ts');
await start({
  root: pathToFileURL(`${process.cwd()}/`),
  createApp,
  // The services stay open: reopening them on each change would pile up SQLite handles and timers.
  reload: async () => (await vite.ssrLoadModule('./server/app.ts')).createApp,
  intercept,
});
