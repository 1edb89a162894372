/** The French of the demo, the interface and the mails: signs and spaces, elisions, one way to write a thing, no tics. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { archiveDocuments } from '../../tools/demo/archive.ts';

/** What visitors, editors and mailboxes are told by code. *Contenus* is typeset where it is shown (`typesetFrench`). */
const SOURCES = globSync(
  '{app,desk,inbox,model,packages/kit,server,staff,studio}/**/*.{ts,tsx}',
).filter(
  (file) =>
    !/\.test\.|testing|generated|fixture|node_modules|studio\/content|server\/operations|inbox\/abuse|preview\.ts/.test(
      file,
    ),
);

const SOURCES_OF_DATES = globSync(
  '{app,desk,inbox,model,packages/kit,server,staff,studio}/**/*.{ts,tsx}',
).filter((file) => !/\.test\.|testing|node_modules/.test(file));

/** Quoted by the specification to the letter, spaces too; its straight apostrophes are only how it was typed. */
const QUOTED = new Set([
  'Message envoyé !',
  'Message envoyé avec succès !',
  'Merci ! Votre commentaire sera publié après validation.',
  'Votre candidature a été envoyée avec succès !',
  'Candidature envoyée !',
  'Oops ! Page introuvable',
  'Moins de 50K DH',
  '50K DH - 150K DH',
  '150K DH - 500K DH',
  'Plus de 500K DH',
]);

/** A straight apostrophe between letters; a plain space, or none that holds, before a high sign or inside guillemets. */
const MISSET = /\p{L}'\p{L}|[\p{L}\d»)…] [;!?:»](?=\s|$)|« |(?<=[\p{L}»])[;!?](?=\s|$)/u;

/** French elides before a vowel; not before « onze », « oui » and « un » as a number. */
const UNELIDED =
  /(?<![\p{L}’])(?:de|que|je|ne|se|me|te|jusque|lorsque|puisque) (?!onz|oui|un[ ,.]|Uber)[aeiouéèêàâîôû]\p{L}/iu;

const FRENCH = /[àâçéèêëîïôûùœ’]|(?<!\p{L})(?:le|la|les|des|une|vous|nous|pas|est|qui)(?!\p{L})/iu;

const spoken = stringsOf(archiveDocuments().map(prose));
const written = SOURCES.flatMap((file) => textsIn(file).map((text) => ({ file, text })));

test('there is something to read', () => {
  expect(spoken.length).toBeGreaterThan(2_000);
  expect(written.length).toBeGreaterThan(1_500);
});

test('signs and spaces are typographic, in the demo, on every screen and in every mail', () => {
  expect(spoken.filter((text) => !QUOTED.has(text) && MISSET.test(text))).toEqual([]);
  const missed = written.filter(({ text }) => !QUOTED.has(text.trim()) && MISSET.test(text));
  expect(missed).toEqual([]);
});

test('« de » and « que » are elided before a vowel, before a name too', () => {
  expect(spoken.filter((text) => UNELIDED.test(text))).toEqual([]);
  expect(written.filter(({ text }) => UNELIDED.test(text))).toEqual([]);
  const names = SOURCES.flatMap((file) =>
    (
      sourceOf(file).match(/(?<!\p{L})(?:de|que) \$?\{[^}]*(?:[nN]ame|who|candidate)\b[^}]*\}/gu) ??
      []
    ).map((template) => `${file}: ${template}`),
  );
  expect(names.filter((template) => !NEVER_ELIDED.test(template))).toEqual([]);
});

/** Names of files in a sentence of their own, and texts the Studio fills in. */
const NEVER_ELIDED = /file\.name|<strong>|elision\.ts/;

test('prices, negatives, hours, mail, darija and Ramadan are each written one way, on screens and in mails too', () => {
  const all = [...spoken, ...written.map(({ text }) => text)].filter((text) => !QUOTED.has(text));
  const matchesOf = (pattern: RegExp) => all.flatMap((text) => text.match(pattern) ?? []);
  expect(matchesOf(/\d+ ?K DH/g)).toEqual([]);
  expect(matchesOf(/\d{4,} ?DH|\d \d{3}(?!\d)(?=[\u00a0 ]DH)|\d DH/g)).toEqual([]);
  expect(matchesOf(/(?<![\p{L}\d\])/-])-\d+(?:,\d)?\s?%/gu)).toEqual([]);
  // `9h`, `15h30`, `24h`: as the specification writes opening hours and promises.
  expect(matchesOf(/\d[ \u00a0\u202f]h(?!\p{L})|\d{1,2}h \d{2}/gu)).toEqual([]);
  expect(matchesOf(/(?<![\p{L}-])(?:[Ee]mails?|[Cc]ourriels?|[Mm]ails?)(?!\p{L})/gu)).toEqual([]);
  expect(
    matchesOf(/\bdar(?:[îi]j|ij)[ae]h?\b/gi).filter((word) => !/^[dD]arija$/.test(word)),
  ).toEqual([]);
  // A proper name without an article, a common noun with one.
  expect(matchesOf(/(?<!\ble |\bdu |\bau )\bramadan\b|\b(?:le|du|au) Ramadan\b/g)).toEqual([]);
});

test('a person who is spoken to has no gender: no participle agrees with « vous », no ending stands in brackets', () => {
  const all = [...spoken, ...written.map(({ text }) => text)];
  const agreeing =
    /\b[Vv]ous (?:n’)?(?:êtes|serez|seriez|étiez|soyez|restez|avez été|voilà) (?:pas |déjà |bien )?(?:(?!pressé|dans|sous|sur|parmi|chez|loin)\p{L}*(?:é|ent|sûr|prêt|seul|assis|inscrit)e?)(?!\p{L})|à vous seule?(?!\p{L})|[Ss]eriez-vous prêt|[Êê]tes-vous (?:sûr|prêt)/u;
  expect(all.filter((text) => agreeing.test(text))).toEqual([]);
  expect(
    all.filter((text) => /\p{L}\((?:e|ne|se|trice|rice|euse)s?\)|\p{L}·\p{L}/u.test(text)),
  ).toEqual([]);
});

test('a job is offered to women and men, in this order, or by a word that has one form', () => {
  const titles = archiveDocuments()
    .filter(({ _type }) => _type === 'jobPosting')
    .map(({ title }) => String(title));
  expect(titles.length).toBeGreaterThan(5);
  const gendered = /(?:euse|rice|ère|eur|teur|ier)\b/;
  for (const title of titles.filter((title) => gendered.test(title.split(/[ ,]/)[0] ?? ''))) {
    expect(title).toMatch(/^(\p{L}+(?:euse|rice|ère)) ou (\p{L}+(?:eur|ier))\b/u);
  }
});

test.each([
  [/\bquarante\b/gi, 30],
  [/\bdouze\b/gi, 25],
  [/à voix haute/gi, 2],
])('%s stands at most %i times: a habit is heard', (word, most) => {
  const matches = spoken.flatMap((text) => text.match(word) ?? []);
  expect(matches.length).toBeLessThanOrEqual(most);
});

/** What visitors read: the demo, what pages start with, and what code says beside it. */
const site = [
  ...spoken,
  ...written.flatMap(({ file, text }) =>
    /^app\/|^inbox\/forms\/|first-texts/.test(file) ? [text] : [],
  ),
];

const NUMBER = '(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)';

test.each([
  ['« …, pas … »', site, /,(?: et)? (?:pas|non) (?!de )/],
  ['« …, jamais … »', site, /, jamais (?:le|la|les|une?|des|du|avec|à|de) /],
  ['« Ce que » or « Ce qui » at the head of a sentence', site, /(?:^|[.!?…]\s)Ce qu[ei’]/],
  [
    'a pair of numbers in a title',
    titlesOf(archiveDocuments()),
    new RegExp(`^${NUMBER} .+[,.]\\s${NUMBER} `, 'i'),
  ],
])('%s stands at most twice on the whole site', (_, texts, turn) => {
  const matches = texts.filter((text) => turn.test(text));
  expect(matches.length, matches.join('\n')).toBeLessThanOrEqual(2);
});

/** Titles of pages, sections and projects, and headings in texts. */
function titlesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isHeading = 'style' in value && /^h\d$/.test(String(value.style));
  if (isHeading && 'children' in value) return stringsOf(prose([value.children]));
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (/title$/i.test(name) ? [inner] : []) : titlesOf(inner),
  );
}

/** Without what is no prose: ids, slugs, addresses, names of files, code. */
function prose(document: object): unknown {
  return JSON.parse(JSON.stringify(document), (name, value) =>
    /^_|^(?:slug|url|href|code|language|file|phone|mapQuery|icon|style|marks|email|contactEmail)$/.test(
      name,
    )
      ? undefined
      : value?.marks?.includes?.('code')
        ? undefined
        : value,
  );
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

function sourceOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** The French sentences among the texts of a file; what is filled in is a sign. */
function textsIn(file: string): string[] {
  let source = sourceOf(file);
  for (let before = ''; before !== source; ) {
    before = source;
    source = source.replace(/\$\{[^{}]*\}/g, 'X').replace(/\{\{[^{}]*\}\}/g, 'X');
  }
  const texts = source.matchAll(
    /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}]*\p{L}[^<>{}]*)</gu,
  );
  return [...texts].flatMap(([, single, double, template, markup]) => {
    const text = (single ?? double ?? template ?? markup ?? '')
      .replace(/\\u\{?([0-9a-f]{4})\}?/gi, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
      .replaceAll('&nbsp;', '\u00a0')
      .replaceAll('&#8239;', '\u202f');
    return FRENCH.test(text) && text.includes(' ') ? [text] : [];
  });
}

/** Files that may, and what they write by it. */
const OWN_DATES: Readonly<Record<string, string>> = {
  'app/root.tsx': 'the year alone',
  'packages/kit/calendar/casablanca-time.ts': 'what the clock shows, for programs',
  'studio/content/fixed-texts.ts': 'the names of months that the Sanity Studio writes in English',
};

test('days and hours are written by packages/kit/calendar/ alone: « 1er décembre » and « 9h30 » everywhere', () => {
  const writing = SOURCES_OF_DATES.filter((file) =>
    /Intl\.DateTimeFormat|toLocale(?:Date|Time)String|dateStyle|timeStyle/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(writing.toSorted()).toEqual(Object.keys(OWN_DATES).toSorted());
});
