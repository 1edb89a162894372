/** Builds when the sources changed, then becomes the server. `--answers FILE.json` makes a first start another agency's. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AnswersError } from '../model/contracts/setup-answers.ts';
import { readAnswersFile } from '../server/setup/read-answers-file.ts';
import { build } from './build.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
if (!process.env.NODE_ENV) {
  // Nothing says that this is a server: a trial on this machine.
  process.env.NODE_ENV = 'production';
  process.env.ORIGIN ||= `http://localhost:${process.env.PORT || 3000}`;
}
const { answers } = parseArgs({ options: { answers: { type: 'string' } } }).values;
if (answers) {
  process.env.SETUP_ANSWERS = resolve(answers);
  try {
    // What is wrong is told before the build, which takes a minute.
    await readAnswersFile(process.env.SETUP_ANSWERS);
  } catch (error) {
    if (!(error instanceof AnswersError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
await build();
await import(new URL('../server.js', import.meta.url).href);
