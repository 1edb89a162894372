/**
 * Writes the demo agency as the hosted service's import format: one document per line, images and files beside it.
 *
 *   node seed/build-archive.ts           writes seed/archive/data.ndjson
 *   node seed/build-archive.ts --check   changes nothing, fails when that file is stale
 *
 * Either way, fails on a document the schema refuses or a file that is not there.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { argv, stderr } from 'node:process';
import { ARCHIVE, archiveDocuments, toNdjson } from './archive.ts';
import { archiveProblems } from './archive-problems.ts';

const DATA = new URL('data.ndjson', ARCHIVE);

const documents = archiveDocuments();
const problems = await archiveProblems(documents);
const ndjson = toNdjson(documents);

if (!argv.includes('--check')) {
  await writeFile(DATA, ndjson);
} else if (ndjson !== (await readFile(DATA, 'utf8').catch(() => ''))) {
  problems.push('seed/archive/data.ndjson is stale: run node seed/build-archive.ts and commit it');
}

if (problems.length > 0) {
  stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
