/**
 * `npm run import:wordpress -- EXPORT.xml`: brings a WordPress site in, with its pictures and a redirection from each old
 * address. Into the data directory while the site is stopped, or into a running one with `--site https://…` and an API token
 * of its desk in CONTENT_TOKEN. Begun again, it goes on where it was and replaces nothing.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  countedLines,
  NOTE_WORDS,
  STEP_WORDS,
  type WordpressProgress,
  type WordpressReport,
} from '../../model/contracts/wordpress-import.ts';
import { ConfigError } from '../../packages/kit/process/config-error.ts';
import { type Config, readConfig } from '../config.ts';
import { movedPages } from '../pages/moved-pages.ts';
import { ContentRefusedError, createContentApi, SETUP_CALLER } from '../setup/content-api.ts';
import { importWordpress } from '../wordpress/import-wordpress.ts';
import { WxrError } from '../wordpress/read-wxr.ts';
import { openEmbedded } from './content-service.ts';

type CommandOptions = {
  file: string;
  uploads?: string | undefined;
  isTrial: boolean;
  site?: string | undefined;
  token?: string | undefined;
  onProgress(progress: WordpressProgress): void;
};

/** Imports a file into the content that the settings name, or into a running site. Throws `ConfigError` and `WxrError`. */
export async function bringWordpress(
  config: Config,
  { site, token, ...options }: CommandOptions,
): Promise<WordpressReport> {
  for (const path of [options.file, options.uploads]) {
    if (path !== undefined && !existsSync(path)) throw new ConfigError([`${path} n’existe pas.`]);
  }
  if (site !== undefined) {
    if (!token)
      throw new ConfigError(['CONTENT_TOKEN doit contenir un jeton du bureau de ce site.']);
    const call = (request: Request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(new URL(pathname + search, site), request));
    };
    const content = createContentApi(call, { authorization: `Bearer ${token}` });
    return importWordpress({ ...options, content });
  }
  if (config.hostedContent) {
    throw new ConfigError([
      'Avec SANITY_PROJECT_ID, les contenus sont ailleurs\u00a0: rien ne s’importe ici.',
    ]);
  }
  const service = await openEmbedded(config, {
    identify: async () => SETUP_CALLER,
    consequences: movedPages,
    orElse: 'name it with --site and a token in CONTENT_TOKEN',
  });
  try {
    return await importWordpress({
      ...options,
      content: createContentApi((request) => service.fetch(request)),
    });
  } finally {
    await service.close();
  }
}

/** The report as a terminal shows it. */
function reportLines({ name, site, isTrial, counts, notes, moreNotes }: WordpressReport): string[] {
  const kinds = Object.entries(NOTE_WORDS).flatMap(([kind, { title, advice }]) => {
    const own = notes.filter((note) => note.kind === kind);
    if (own.length === 0) return [];
    return [
      '',
      `${title} (${own.length})`,
      advice,
      ...own.map(({ where, what }) => `- ${where}\u00a0: ${what}`),
    ];
  });
  return [
    `${name}, ${site}${isTrial ? '\u00a0: rien n’a été écrit' : ''}`,
    ...countedLines(counts).map((line) => `  ${line}`),
    ...kinds,
    ...(moreNotes > 0 ? ['', `et ${moreNotes} autres points`] : []),
  ];
}

/** Prints how far an import is, every two seconds and at each new step. */
function printProgress(): (progress: WordpressProgress) => void {
  let printed = 0;
  let before = '';
  return ({ step, done, total }) => {
    if (step === before && Date.now() - printed < 2_000) return;
    [printed, before] = [Date.now(), step];
    console.log(total > 0 ? `${STEP_WORDS[step]}\u00a0: ${done} sur ${total}` : STEP_WORDS[step]);
  };
}

const HOW = `npm run import:wordpress -- EXPORT.xml [options]
  --uploads DOSSIER  une copie de wp-content/uploads\u00a0; sans elle, les images viennent de l’ancien site
  --dry-run          ne rien écrire\u00a0: dire ce qui viendrait
  --report FICHIER   écrire aussi le rapport en JSON
  --site ADRESSE     un site en marche, avec un jeton de son bureau dans CONTENT_TOKEN`;

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        uploads: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        report: { type: 'string' },
        site: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      console.log(HOW);
      process.exit();
    }
    const [file] = positionals;
    if (!file) throw new ConfigError([`Nommez l’export de WordPress.\n${HOW}`]);
    const report = await bringWordpress(readConfig(), {
      file,
      uploads: values.uploads,
      isTrial: values['dry-run'],
      site: values.site,
      token: process.env.CONTENT_TOKEN,
      onProgress: printProgress(),
    });
    if (values.report) await writeFile(values.report, `${JSON.stringify(report, undefined, 2)}\n`);
    console.log(reportLines(report).join('\n'));
  } catch (error) {
    const isKnown = error instanceof WxrError || error instanceof ContentRefusedError;
    const message = isKnown ? error.message : String(error);
    console.error(error instanceof ConfigError ? error.lines.join('\n') : message);
    process.exit(1);
  }
}
