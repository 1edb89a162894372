/** The words that names and first sentences are made of: the trade's, which a newcomer searches for. See docs/glossary.md. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PRODUCT = 'app,desk,inbox,model,packages,server,staff,studio';

/** They say that something happened to a value, and not what it is. */
const PARTICIPLES = /^(?:tell|told|say|said|shown|known|found|asked|kept)$/i;

/** Ours once, each beside the word of the trade that it gave way to. */
const FORMER =
  /(?:Door|Courier|Asker|Parcel|Office|KeptPage|KeptAnswer)s?(?=[A-Z_]|$)|^(?:courier|asker|parcel)s?(?=[A-Z]|$)|^[tT]ogether(?=[A-Z])/;
/** Drawn doors, and a format of Microsoft's. */
const OTHERWISE = /^(?:SERVICE|KEY|Service)_?Doors?$|^Door(?:Props)?$|^(?:from)?LibreOffice$/i;
const DRAWINGS = /^packages\/drawings\/|^tools\/demo\//;

/** A first sentence that begins so has lost its subject: `Of a redirection.` */
const SUBJECTLESS =
  /^(?:Of|As|In|From|For|By|With|Without|On|At|Which|Its|Their|Below|Before|After|Like|Where|When|Why|How|Who|So|While|Then|Than|Because|Between|Under|Here|Also|Again|But|If|Until|Since|Beside|Behind|Above|They)\b/;

/** The words of a newcomer, and the file that the search of an editor lists for each. */
const SEARCHED: Readonly<Record<string, string>> = {
  pagination: 'app/content/cursor-pagination.ts',
  notification: 'inbox/emails/notification-mail.tsx',
  invalidate: 'server/pages/cached-pages.ts',
  csrf: 'inbox/api/csrf.ts',
  schedule: 'inbox/scheduled-work.ts',
  cron: 'inbox/scheduled-work.ts',
  bulk: 'inbox/requests/bulk.ts',
  endpoint: 'server/app.ts',
  dashboard: 'desk/home/home-screen.tsx',
  trash: 'packages/content-service/trash/trash-routes.ts',
  'rate limit': 'inbox/rate-limits.ts',
  idempotency: 'inbox/idempotency-keys.ts',
  session: 'staff/sessions.ts',
  'webhook signature': 'inbox/webhooks/webhook-signature.ts',
  redirect: 'model/redirects/redirect-table.ts',
  sitemap: 'app/crawlers/sitemap.ts',
  cache: 'server/pages/page-cache.ts',
};

const FILES = globSync(`{${PRODUCT},test,tools}/**/*.{ts,tsx}`, {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules' || name === 'build' || name === 'dist',
}).filter((file) => !file.includes('.generated.'));

/** Names that a file declares: of variables, parameters, functions, classes and types. */
function declaredNames(file: string, text: string): string[] {
  const names: string[] = [];
  const bound = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    if (node.type === 'Identifier' && 'name' in node) names.push(String(node.name));
    if (node.type === 'ObjectPattern' && 'properties' in node && Array.isArray(node.properties)) {
      for (const property of node.properties) bound(property.value ?? property);
    }
    if (node.type === 'ArrayPattern' && 'elements' in node && Array.isArray(node.elements)) {
      node.elements.forEach(bound);
    }
    if (node.type === 'AssignmentPattern' && 'left' in node) bound(node.left);
    if (node.type === 'RestElement' && 'argument' in node) bound(node.argument);
  };
  const declares = (node: { id: unknown }) => bound(node.id);
  const takes = (node: { params: readonly unknown[] }) => node.params.forEach(bound);
  new Visitor({
    VariableDeclarator: declares,
    ClassDeclaration: declares,
    TSTypeAliasDeclaration: declares,
    TSInterfaceDeclaration: declares,
    FunctionDeclaration(node) {
      declares(node);
      takes(node);
    },
    FunctionExpression: takes,
    ArrowFunctionExpression: takes,
  }).visit(parseSync(file, text).program);
  return names;
}

const DECLARED = FILES.map((file) => {
  const text = readFileSync(ROOT + file, 'utf8');
  return { file, text, names: declaredNames(file, text) };
});

const PRODUCT_FILES = DECLARED.filter(
  ({ file }) => !/^(?:test|tools)\/|\.(?:test|journey)\.tsx?$/.test(file),
);

test('no value, function or type is named by what happened to it, or by a word that the trade has another for', () => {
  const bad = DECLARED.flatMap(({ file, names }) =>
    names
      .filter(
        (name) =>
          PARTICIPLES.test(name) ||
          (FORMER.test(name) && !OTHERWISE.test(name) && !DRAWINGS.test(file)),
      )
      .map((name) => `${file}: ${name}`),
  );
  expect(DECLARED.length).toBeGreaterThan(1_500);
  expect(bad).toEqual([]);
});

test('the first sentence of a docstring says what it is of', () => {
  const bad = PRODUCT_FILES.flatMap(({ file, text }) =>
    // Of what stands at the margin: the declarations of a file, and the file itself.
    [...text.matchAll(/^\/\*\*\s+(?:\* )?(.*)/gm)]
      .filter(([, sentence = '']) => SUBJECTLESS.test(sentence))
      .map(([, sentence]) => `${file}: ${sentence}`),
  );
  expect(bad).toEqual([]);
});

test('the name of a test is a sentence of at most 120 characters, without the statements it proves', () => {
  const bad = FILES.filter((file) => /\.(?:test|journey)\.tsx?$/.test(file)).flatMap((file) => {
    const text = readFileSync(ROOT + file, 'utf8');
    return [...text.matchAll(/^\s*(?:test|it)(?:\.\w+)?\(\s*'((?:[^'\\\n]|\\.)+)'/gm)]
      .map(([, name = '']) => name.replace(/(?: \[[\w.-]+\])+$/, ''))
      .filter((name) => name.length > 120)
      .map((name) => `${file}: ${name}`);
  });
  expect(bad).toEqual([]);
});

test.each(Object.entries(SEARCHED))('who searches for “%s” comes to %s at once', (word, file) => {
  const text = readFileSync(ROOT + file, 'utf8');
  const head = text.slice(0, 3_000);
  const spelled = new RegExp(word.replace(' ', '[ -]'), 'i');
  expect(
    spelled.test(file) || spelled.test(head.match(/\/\*\*[\s\S]*?\*\//g)?.join('\n') ?? ''),
    file,
  ).toBe(true);
});

test('the glossary names files that are there', () => {
  const paths = [
    ...readFileSync(`${ROOT}docs/glossary.md`, 'utf8').matchAll(/`([a-z]+\/[\w./-]+)`/g),
  ].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(
    paths.filter((path) => globSync(path.replace(/\/$/, ''), { cwd: ROOT }).length === 0),
  ).toEqual([]);
});
