import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appSecret } from './secret.ts';

const emptyDirectory = () => mkdtempSync(join(tmpdir(), 'secret-'));

test('a configured secret is used as it is, and nothing is written', () => {
  const directory = emptyDirectory();
  expect(appSecret('configured-by-the-operator', directory)).toBe('configured-by-the-operator');
  expect(statSync(directory).size).toBe(statSync(emptyDirectory()).size);
});

test('a secret made on the first start is the same on the second, and only its owner can read it', () => {
  const directory = emptyDirectory();
  const secret = appSecret(undefined, directory);
  expect(secret.length).toBeGreaterThanOrEqual(43); // 32 bytes in base64url
  expect(appSecret(undefined, directory)).toBe(secret);
  expect(statSync(join(directory, 'app-secret')).mode & 0o777).toBe(0o600);
});

test('two data directories do not share a secret', () => {
  expect(appSecret(undefined, emptyDirectory())).not.toBe(appSecret(undefined, emptyDirectory()));
});
