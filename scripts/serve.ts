/** Builds when the sources changed, then becomes the server. */
import { existsSync } from 'node:fs';
import { build } from './build.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV ??= 'production';
await build();
await import(new URL('../server.js', import.meta.url).href);
