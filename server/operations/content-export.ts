/**
 * `npm run content:export -- FILE.tar.gz`: all content, drafts and pictures included, in the archive format of the
 * hosted service. For a running site, with `--site https://…` and a program's token in CONTENT_TOKEN.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportDataset } from '@sanity/export';
import { ConfigError } from '../../packages/kit/process/config-error.ts';
import { type Config, readConfig } from '../config.ts';
import { withReader } from './content-service.ts';

type ExportOptions = { file: string; site?: string | undefined; token?: string | undefined };

/** Resolves with how many documents and assets the archive holds. */
export async function exportContent(
  config: Config,
  { file, site, token }: ExportOptions,
): Promise<{ documents: number; assets: number }> {
  return withReader(config, { site, token }, async (client) => {
    const { dataset = '' } = client.config();
    const result = await exportDataset({ client, dataset, outputPath: file });
    return { documents: result.documentCount, assets: result.assetCount };
  });
}

const HOW =
  'npm run content:export -- [FILE.tar.gz] writes all content; of a running site with --site https://… and an API token of its desk in CONTENT_TOKEN';

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { site: { type: 'string' }, help: { type: 'boolean' } },
    });
    const { site, help } = values;
    if (help) {
      console.log(HOW);
      process.exit();
    }
    const [file = `content-${new Date().toISOString().slice(0, 10)}.tar.gz`] = positionals;
    const counts = await exportContent(readConfig(), {
      file,
      site,
      token: process.env.CONTENT_TOKEN,
    });
    console.log(`${file}: ${counts.documents} documents, ${counts.assets} assets`);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.lines.join('\n') : String(error));
    process.exit(1);
  }
}
