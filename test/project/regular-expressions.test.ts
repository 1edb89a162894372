import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ROOMS = 'app,model,packages/content-service,packages/kit,packages/search,inbox,server,staff';

/** Long enough that what takes a millisecond in proportion to it takes a second in proportion to its square. */
const LENGTH = 50_000;
const LIMIT = 300; // ms
/** A pattern that is late is tried again, on texts twice as long: on a busy machine any may be late, a square is four times as late then. */
const AGAIN = { length: 2 * LENGTH, limit: 2_000 };

/** Squares of how long a text is, in texts that only the agency writes: one of 100,000 spaces would be its own loss. */
const OVER_CONTENT = [
  'app/content/counted-value.tsx',
  'app/content/document-parts.ts',
  'app/content/services/service-process.ts',
  'app/content/texts/rich-text.tsx',
  'app/ui/whole-words.tsx',
  'packages/search/matching/excerpt.ts',
];

interface RegularExpression {
  file: string;
  pattern: string;
  flags: string;
}

function regularExpressions(): RegularExpression[] {
  const files = globSync(`{${ROOMS}}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) => !/\.test\.|\.generated\.|\/testing\//.test(file),
  );
  return files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(ROOT + file, 'utf8'));
    return [...literals(program)].map((literal) => ({ file, ...literal }));
  });
}

function* literals(node: unknown): Generator<{ pattern: string; flags: string }> {
  if (typeof node !== 'object' || node === null || node instanceof RegExp) return;
  if ('regex' in node && typeof node.regex === 'object' && node.regex !== null) {
    const { regex } = node;
    if ('pattern' in regex && 'flags' in regex) {
      yield { pattern: String(regex.pattern), flags: String(regex.flags).replace(/[gy]/g, '') };
    }
    return;
  }
  for (const child of Object.values(node)) yield* literals(child);
}

/** One character, or a pair, again and again, and then what no pattern ends with. */
function probesOf(pattern: string, length: number): string[] {
  const written = pattern.replace(/\\[a-zA-Z]|[\\()[\]{}?*+|^$]/g, '');
  const characters = [...new Set([...'a0 .-/\n<"é', ...written])];
  return characters
    .flatMap((one) => [one, `a${one}`])
    .map((unit) => `${unit.repeat(length / unit.length)}\0!`);
}

it('no regular expression of the site takes long for a long text [S25]', {
  tags: ['slow'],
  timeout: 120_000,
}, () => {
  const expressions = regularExpressions();
  expect(expressions.length).toBeGreaterThan(150);
  const sandbox = createContext({ one: /./, text: '' });
  const probe = new Script('one.test(text)');
  const isLate = ({ pattern, flags }: RegularExpression, length: number, timeout: number) => {
    sandbox.one = new RegExp(pattern, flags);
    return probesOf(pattern, length).some((text) => {
      sandbox.text = text;
      try {
        probe.runInContext(sandbox, { timeout });
        return false;
      } catch {
        return true;
      }
    });
  };
  const slow = expressions.filter(
    (one) =>
      isLate(one, LENGTH, LIMIT) &&
      (OVER_CONTENT.includes(one.file) || isLate(one, AGAIN.length, AGAIN.limit)),
  );
  expect([...new Set(slow.map(({ file }) => file))].sort()).toEqual(OVER_CONTENT);
});
