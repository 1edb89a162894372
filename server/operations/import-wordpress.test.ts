/** `npm run import:wordpress` as an operator runs it: a process, its sentences, its exit code, its report. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../packages/content-service/testing/start-test-service.ts';
import { childEnvironment } from '../../test/support/child-environment.ts';
import { exportFile } from '../wordpress/testing/open-import.ts';
import { SMALL } from '../wordpress/testing/small-export.ts';

type Ended = { code: number | string | null | undefined; output: string; errors: string };

function command(directory: string, options: string[]): Promise<Ended> {
  const env = childEnvironment({ DATA_DIR: directory });
  const program = ['server/operations/import-wordpress.ts', ...options];
  return new Promise((resolve) => {
    execFile(process.execPath, program, { env }, (error, output, errors) =>
      resolve({ code: error ? error.code : 0, output: output.replaceAll('\u00a0', ' '), errors }),
    );
  });
}

test('a file is tried, brought in, and brought in again, each with a report', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  const directory = await temporaryDirectory();
  const uploads = await temporaryDirectory();
  const file = await exportFile(SMALL.replaceAll('{SITE}', 'https://ancien.example'));
  const report = join(uploads, 'report.json');
  const options = [file, '--uploads', uploads, '--report', report];
  const tried = await command(directory, [...options, '--dry-run']);
  expect(tried).toMatchObject({ code: 0, errors: '' });
  expect(tried.output).toContain(
    'Agence Zellij & Fils, https://ancien.example : rien n’a été écrit',
  );
  const done = await command(directory, options);
  expect(done).toMatchObject({ code: 0, errors: '' });
  expect(done.output).toContain(
    '  3 articles publiés\n  1 article daté dans le futur\n  1 brouillon\n',
  );
  expect(done.output).toContain('Pages que le site a déjà (3)\n');
  expect(done.output).toContain('- Qui sommes-nous ? : /about\n');
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
    isTrial: false,
    counts: { articles: 3, drafts: 1 },
    notes: expect.arrayContaining([{ kind: 'page', where: 'Contact', what: '/contact' }]),
  });
  const again = await command(directory, options);
  expect(again.output).toContain('  5 documents déjà là\n');
});

test('a mistake is told in a sentence, without a stack', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  const directory = await temporaryDirectory();
  const file = await exportFile('<html></html>');
  for (const [options, sentence] of [
    [[], 'Nommez l’export de WordPress.'],
    [['absent.xml'], 'absent.xml n’existe pas.'],
    [[file, '--uploads', 'absent'], 'absent n’existe pas.'],
    [[file], 'Ce fichier n’est pas un export de WordPress.'],
    [[file, '--site', 'https://agence.example'], 'CONTENT_TOKEN doit contenir un jeton'],
  ] as const) {
    const { code, errors, output } = await command(directory, [...options]);
    expect([code, output.replace('Lecture du fichier\n', '')]).toEqual([1, '']);
    expect(errors).toContain(sentence);
    expect(errors).not.toMatch(/^\s+at /m);
  }
});
