/**
 * `npm run setup -- --answers FILE.json`: makes the site an agency's own, from the answers that the desk asks for on its first
 * screens. Before the first start, or while the site is stopped. What an editor wrote is replaced with `--replace` only.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AnswersError } from '../../model/contracts/setup-answers.ts';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { ConfigError } from '../../packages/kit/process/config-error.ts';
import { type Config, readConfig } from '../config.ts';
import { applyAnswers, type SetupOutcome } from '../setup/apply.ts';
import { createContentApi, SETUP_CALLER } from '../setup/content-api.ts';
import { readAnswersFile, withUploadedLogo } from '../setup/read-answers-file.ts';
import { outcomeLines } from '../setup/words.ts';
import { openEmbedded } from './content-service.ts';

const ARCHIVE = new URL('../../tools/demo/archive/', import.meta.url);

type SetupOptions = { file: string; replace: boolean; today: string };

/**
 * @returns lines for the operator, and what was done
 * @throws {AnswersError} for answers that cannot be used
 * @throws {ConfigError} while the site runs, or without a content service of its own
 */
export async function setUp(
  config: Config,
  { file, replace, today }: SetupOptions,
): Promise<{ lines: string[]; outcome: SetupOutcome }> {
  const read = await readAnswersFile(file);
  if (config.hostedContent) {
    throw new ConfigError(['With SANITY_PROJECT_ID the settings are edited in the studio.']);
  }
  const service = await openEmbedded(config, {
    identify: async () => SETUP_CALLER,
  });
  try {
    if (read.answers.demo && service.isEmpty()) {
      await service.importArchive(fileURLToPath(ARCHIVE));
    }
    const content = createContentApi((request) => service.fetch(request));
    const answers = await withUploadedLogo(read, content);
    const outcome = await applyAnswers(answers, {
      content,
      archive: ARCHIVE,
      today,
      mayReplace: () => replace,
    });
    return { lines: outcomeLines(answers, outcome), outcome };
  } finally {
    await service.close();
  }
}

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const { values } = parseArgs({
      options: { answers: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    const { answers: file, replace } = values;
    if (!file) throw new ConfigError(['Name the answers: npm run setup -- --answers FILE.json']);
    const { lines, outcome } = await setUp(readConfig(), {
      file,
      replace,
      today: dayIn(new Date()),
    });
    console.log(lines.join('\n'));
    if (outcome.kept.length > 0) {
      console.log(`to replace it: npm run setup -- --answers ${file} --replace`);
      process.exitCode = 1;
    } else console.log('next: start the site (with npm: npm start)');
  } catch (error) {
    const message = error instanceof ConfigError ? error.lines.join('\n') : String(error);
    console.error(error instanceof AnswersError ? error.message : message);
    process.exitCode = 1;
  }
}
