/**
 * Writes the demo agency as the hosted service's import format: one document per line, images and files beside it.
 *
 *   node tools/demo/build-archive.ts           writes data.ndjson, first-documents.ndjson, kept-examples.ndjson and assets.json in tools/demo/archive/
 *   node tools/demo/build-archive.ts --check   changes nothing, fails when one of them is stale
 *
 * Either way, fails on a document the schema refuses or a file that is not there.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { argv, stderr } from 'node:process';
import {
  ARCHIVE,
  archiveDocuments,
  firstArchiveDocuments,
  keptExampleDocuments,
  toNdjson,
} from './archive.ts';
import { archiveAssets } from './archive-assets.ts';
import { archiveProblems } from './archive-problems.ts';

const documents = archiveDocuments();
const problems = await archiveProblems(documents);
const made = new Map([
  ['data.ndjson', toNdjson(documents)],
  ['first-documents.ndjson', toNdjson(firstArchiveDocuments())],
  ['kept-examples.ndjson', toNdjson(keptExampleDocuments())],
  ['assets.json', `${JSON.stringify(await archiveAssets(documents), null, 2)}\n`],
]);

for (const [name, text] of made) {
  const file = new URL(name, ARCHIVE);
  if (!argv.includes('--check')) await writeFile(file, text);
  else if (text !== (await readFile(file, 'utf8').catch(() => ''))) {
    problems.push(
      `tools/demo/archive/${name} is stale: run node tools/demo/build-archive.ts and commit it`,
    );
  }
}

if (problems.length > 0) {
  stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
