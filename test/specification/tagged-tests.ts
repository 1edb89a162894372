import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A test that runs, and the statements and faults its name says it proves. */
export type TaggedTest = {
  /** Relative to the root, with slashes. */
  file: string;
  /** The name of the test without its tags; a value put into a template literal is shown as `…`. */
  title: string;
  ids: readonly string[];
  /** Left to `npm run test:all`. */
  slow: boolean;
};

const TEST_FILES = ['**/*.test.{ts,tsx}', '**/*.journey.ts'];
const NOT_OURS = ['node_modules', 'build', 'storage', '.git', '.react-router', 'test-results'];

/**
 * One id per bracket: a statement's, `[shell-2.17]`, or one of the catalogue of faults, `[R09]`. A bracket that
 * mentions one in any other way is taken for a tag too, so that it is reported as an unknown id instead of proving
 * nothing in silence.
 */
const TAG = /\s*\[([^[\]]*\b(?:(?:shell|pages)-\d|[RSFIUL]\d\d\b)[^[\]]*)\]/g;

/** What vitest and Playwright offer to keep a test from running, or to expect its failure. */
const NOT_A_PROOF = new Set(['skip', 'only', 'todo', 'fixme', 'fail', 'fails', 'skipIf', 'runIf']);
/** A name that may stand between `test` and its arguments without changing that the test runs. */
const STILL_A_TEST = new Set(['each', 'for', 'concurrent', 'sequential']);

/**
 * Reads the names of all tests below `root`, and reports what must not be in a test file. The sources are
 * parsed, not searched: an example of a test in a string or a comment is none, and neither is a `test.step`.
 */
export function readTaggedTests(root: string): { tests: TaggedTest[]; mistakes: string[] } {
  const tests: TaggedTest[] = [];
  const mistakes: string[] = [];
  const exclude = NOT_OURS.flatMap((folder) => [folder, `**/${folder}`]);
  for (const file of globSync(TEST_FILES, { cwd: root, exclude }).map(withSlashes).sort()) {
    const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
    if (errors[0]) mistakes.push(`${file}: cannot be read: ${errors[0].message}`);
    new Visitor({
      CallExpression(call) {
        const [name = '', ...modifiers] = calledName(call.callee);
        const isSuite = name === 'describe' || modifiers[0] === 'describe';
        if (!isSuite && name !== 'test' && name !== 'it') return;

        const switches = [...modifiers, ...optionNames(call)].filter((it) => NOT_A_PROOF.has(it));
        const forbidden = switches.find((it) => isSuite || it === 'skip' || it === 'only');
        if (forbidden) mistakes.push(`${file}: ${name} with ${forbidden} is not allowed`);

        const slow = isSlow(call);
        if (isSuite && slow) mistakes.push(`${file}: slow is said of a test, not of a suite`);

        const fullTitle = literalText(call.arguments[0]);
        if (fullTitle === undefined) return;
        const ids = [...fullTitle.matchAll(TAG)].map(([, id = '']) => id);
        const title = fullTitle.replace(TAG, '').trim();
        if (ids.length === 0) return;
        if (isSuite) mistakes.push(`${file}: "${title}": a tag belongs to a test, not to a suite`);
        else if (switches.length === 0 && modifiers.every((it) => STILL_A_TEST.has(it)))
          tests.push({ file, title, ids, slow });
      },
    }).visit(program);
  }
  return { tests, mistakes: [...new Set(mistakes)] };
}

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

/** `test.concurrent.each(rows)` → `['test', 'concurrent', 'each']`; anything else called → `[]`. */
function calledName(callee: ESTree.Expression): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calledName(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const object = calledName(callee.object);
  return object.length === 0 ? [] : [...object, callee.property.name];
}

/** vitest also takes switches as options: `test('…', { skip: true }, () => …)`. */
function optionNames(call: ESTree.CallExpression): string[] {
  const options = call.arguments[1];
  if (options?.type !== 'ObjectExpression') return [];
  return options.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  );
}

/** `{ tags: ['slow'] }` in Vitest, `{ tag: '@slow' }` in Playwright. */
function isSlow(call: ESTree.CallExpression): boolean {
  const options = call.arguments[1];
  if (options?.type !== 'ObjectExpression') return false;
  return options.properties.some((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return false;
    const { key, value } = property;
    if (key.name !== 'tags' && key.name !== 'tag') return false;
    const [first] = value.type === 'ArrayExpression' ? value.elements : [value];
    return first?.type === 'Literal' && (first.value === 'slow' || first.value === '@slow');
  });
}

function literalText(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((it) => it.value.cooked).join('…');
  return undefined;
}
