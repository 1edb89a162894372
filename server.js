// Launches the built server; everything it does is in server/app.ts and server/start.ts.
import { createApp, start } from './build/server/index.js';

await start({ root: new URL('.', import.meta.url), createApp });
