import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { UNUSED, withoutUnused } from './unused-parts.ts';

/** What the browser's build has no more of: components and hooks, exports of a route, fields of a link. */
const LEFT_OUT = [
  /\b(?:Activity|SuspenseList|ViewTransition|useActionState)\b[^;]*from 'react'/,
  /<Fragment\b[^>]* ref=/,
  /\b(?:pre(?:load|init|connect|fetch)\w*|useForm\w+)\b[^;]*from 'react-dom'/,
  /\b(?:Form|use(?:Fetchers?|Submit|FormAction|ActionData))\b[^;]*from 'react-router'/,
  /export (?:async )?(?:const|function) (?:client(?:Action|Middleware)|links)\b/,
  /<(?:Nav)?Link\b[^>]*\bmask=|<ScrollRestoration getKey/,
];

test('React DOM and React Router have each name by which the build leaves something out', () => {
  const missing = Object.entries(UNUSED).flatMap(([file, unused]) => {
    const code = readFileSync(`node_modules/${file}`, 'utf8');
    return withoutUnused(code, unused).missing.map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('no page uses what the build leaves out', async () => {
  const using: string[] = [];
  for await (const file of glob('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })) {
    const code = await readFile(file, 'utf8');
    if (LEFT_OUT.some((use) => use.test(code))) using.push(file);
  }
  expect(using).toEqual([]);
});

test('calls, conditions and bodies are written anew where they are asked, and nowhere else', () => {
  const code =
    'function lost() { a(); } function kept(on) { on = on && tell(1); return on; } kept.x = 1;';
  const unused = {
    functions: ['lost'],
    calls: { tell: '2' },
    expressions: { on: 'false', off: '1' },
    statements: ['kept.'],
  };
  expect(withoutUnused(code, unused)).toEqual({
    left: 'function lost() {throw Error("unused")} function kept(on) { on = false && 2; return on; } ',
    missing: ['off'],
  });
});
