/** Loads the content of a first start: the demo agency, or the agency whose answers are given. */
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { AnswersError } from '../../model/contracts/setup-answers.ts';
import type { ContentService } from '../../packages/content-service/index.ts';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { ConfigError } from '../../packages/kit/process/config-error.ts';
import { isOfThisMachine } from '../config.ts';
import { during } from '../console-steps.ts';
import { applyAnswers } from '../setup/apply.ts';
import type { ContentApi } from '../setup/content-api.ts';
import { readAnswersFile, withUploadedLogo } from '../setup/read-answers-file.ts';
import { outcomeLines } from '../setup/words.ts';

type FirstContentOptions = {
  content: ContentService;
  /** Writes as the setup: `server/first-answers/own-requests.ts`. */
  api: ContentApi;
  /** Whether to load the demo when no answers decide; undefined when nobody has decided. */
  demo: boolean | undefined;
  /** The public address of the site, where it is known. */
  origin: string | undefined;
  /** The file of answers; undefined without. */
  answers: string | undefined;
  root: URL;
  log: Logger;
};

export type FirstContent = {
  /** Whether the store was empty: this is the first start. */
  isFirst: boolean;
  /** The effect of the answers, for the operator; empty without answers, and when they changed nothing. */
  lines: string[];
};

/**
 * Loads the demo into an empty store only, where it is wanted: the agency's first edit makes the store its own. Answers
 * are applied as long as no editor wrote what they say, so that an interrupted start is made up for at the next one.
 *
 * @throws {ConfigError} for answers that cannot be used, and at a public address where nobody said what it starts with
 */
export async function loadFirstContent(options: FirstContentOptions): Promise<FirstContent> {
  const { content, api, demo, answers: file, origin, root, log } = options;
  const archive = new URL('tools/demo/archive/', root);
  const isFirst = content.isEmpty();
  const read = file === undefined ? undefined : await readAnswersFile(file).catch(refused);
  if (isFirst && (read?.answers.demo ?? demo ?? true)) {
    if (!read && demo === undefined) refusePublicDemo(origin);
    const loaded = await during('Loading the demo agency', '5 s', () =>
      content.importArchive(fileURLToPath(archive)),
    );
    log.info(loaded, 'demo content loaded');
  }
  if (!read) return { isFirst, lines: [] };
  const answers = await withUploadedLogo(read, api).catch(refused);
  const outcome = await applyAnswers(answers, {
    content: api,
    archive,
    today: dayIn(new Date()),
    mayReplace: () => false,
  });
  const { written, emptied, deleted } = outcome;
  const changed = written.length + emptied.length + deleted.length > 0;
  log.info(outcome, 'answers of the setup applied');
  return {
    isFirst,
    lines: changed || outcome.kept.length > 0 ? outcomeLines(answers, outcome) : [],
  };
}

/** @throws {ConfigError} in place of answers that cannot be used: a line for each mistake */
function refused(error: unknown): never {
  if (error instanceof AnswersError) throw new ConfigError(error.message.split('\n'));
  throw error;
}

/** @throws {ConfigError} where the demo would be published unasked */
function refusePublicDemo(origin: string | undefined): void {
  if (!origin || isOfThisMachine(origin)) return;
  throw new ConfigError([
    `DEMO_CONTENT must say what ${origin} starts with: false for an empty site, true to publish the invented agency of the demo; SETUP_ANSWERS=FILE.json makes it your own`,
  ]);
}
