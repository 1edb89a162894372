/** `npm run dev`: the same server, with Vite's hot reload in front and the rooms kept across reloads. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';

if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = 'development';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { start, createApp } = await vite.ssrLoadModule('./server/app.ts');
await start({
  root: pathToFileURL(`${process.cwd()}/`),
  createApp,
  // The rooms stay open: reopening them on each change would pile up SQLite handles and timers.
  reload: async () => (await vite.ssrLoadModule('./server/app.ts')).createApp,
  intercept: vite.middlewares,
});
