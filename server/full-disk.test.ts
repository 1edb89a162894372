import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { fullDiskSentence } from './full-disk.ts';

/** What `act` throws. */
function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('it threw nothing');
}

test('a full disk is one sentence that names the directory, whether the system or SQLite finds it full', () => {
  const system = thrownBy(() => writeFileSync('/dev/full', 'x'));
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA max_page_count = 2; CREATE TABLE kept (bytes)');
  const sqlite = thrownBy(() => database.exec('INSERT INTO kept VALUES (zeroblob(100000))'));
  for (const error of [system, sqlite, new Error('an import failed', { cause: system })]) {
    const sentence = fullDiskSentence(error, '/srv/storage');
    expect(sentence).toMatch(
      /^The disk of DATA_DIR \/srv\/storage is full \(.+\): free some space/,
    );
    expect(sentence).not.toContain('\n');
  }
});

test('any other error is left as it is', () => {
  expect(
    fullDiskSentence(
      thrownBy(() => writeFileSync('/dev/null/x', '')),
      '/srv',
    ),
  ).toBeUndefined();
  expect(fullDiskSentence(new Error('no space'), '/srv')).toBeUndefined();
  expect(fullDiskSentence('ENOSPC', '/srv')).toBeUndefined();
});
