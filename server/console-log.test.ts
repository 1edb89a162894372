import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { logConsole, withoutAddresses } from './console-log.ts';

test('what a library writes on the console is one line of the log, without what was asked for [S33]', () => {
  const before = { ...console };
  const warnings = process.listeners('warning');
  onTestFinished(() => {
    Object.assign(console, before);
    process.removeAllListeners('warning');
    for (const listener of warnings) process.on('warning', listener);
  });
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  logConsole(pino(stream));
  console.warn('The URL path "/prenom-%E9-secret" could not be decoded');
  console.error(new Error('No route matches URL "/prenom-secret"'));
  console.log('asked for /prenom-secret?nom=secret', { nom: 'secret' });
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    Array.from({ length: 3 }, () =>
      expect.objectContaining({ level: 40, msg: 'a library wrote on the console' }),
    ),
  );
  expect(lines.join('')).not.toContain('secret');
});

test.each([
  ['The URL path "/a" is not', 'The URL path "…" is not'],
  ["a quotation that never ends: 'secret", "a quotation that never ends: '…'"],
  ['leads to /a/b?c=d now', 'leads to /… now'],
  ['first\nsecond', 'first'],
])('%j is logged as %j', (text, logged) => {
  expect(withoutAddresses(text)).toBe(logged);
});
