import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DocumentSet } from '../documents/document-set.ts';
import { evaluateQuery } from './evaluate-query.ts';
import { QueryRefusedError } from './query-errors.ts';

const context = {
  documents: new DocumentSet(),
  params: {},
  identity: 'x',
  projectId: 'p',
  dataset: 'd',
  maxResultLength: 1_000_000,
};

async function answerTo(query: string): Promise<unknown> {
  return JSON.parse((await evaluateQuery(query, context)).result);
}

it.each([
  ['1 // the end', 1],
  ['1 // the end\r\n', 1],
  ['// "\\q \' { a comment is no string\r\n1 // nor "\\q', 1],
  ['1 //', 1],
  ['4 / 2 // 1', 2],
  ['"https://example.org" // x', 'https://example.org'],
  ['"\\u{1F600}"', '😀'],
  ["'\\u{1f600}\\''", "😀'"],
  ['length("\\u{0001F600}")', 1],
  ['"\\uD83D\\uDE00"', '😀'],
  ['"\\u{0}\\u0000"', '\0\0'],
  ['"\\u{10FFFF}"', '\u{10ffff}'],
  ['{"\\u{1F600}": 1}["\\u{1F600}"]', 1],
  ['"\\\'\\"\\\\\\/\\b\\f\\n\\r\\t"', '\'"\\/\b\f\n\r\t'],
])('%j is %j', async (query, value) => {
  expect(await answerTo(query)).toEqual(value);
});

it.each([
  ['"\\q"', '\\q'],
  ["'a' + '\\N'", '\\N'],
  ['*[title == "\\u{110000}"]', '\\u{110000}'],
  ['"\\u{}"', '\\u{}'],
  ['"\\u{41"', '\\u{41'],
  ['"\\u{zz}"', '\\u{zz}'],
  ['"\\u12"', '\\u12'],
  ['"\\uD83D"', '\\uD83D'],
  ['"\\uDE00\\uD83D"', '\\uDE00'],
  ['"\\u{D83D}\\u{DE00}"', '\\u{D83D}'],
  ['{"a": "\\u{1F600}", "b": "\\😀"}', '\\😀'],
])('%j is refused at %s', async (query, written) => {
  const start = query.indexOf(written);
  await expect(evaluateQuery(query, context)).rejects.toMatchObject({
    refusal: {
      type: 'queryParseError',
      description: `the escape ${written} stands for no character`,
      start,
      end: start + written.length,
    },
  });
});

it.each([
  ['"\\u{1F600}" + ]', ']'],
  ['"\\u{1F600}\\u{1F600}" 7 // x', ' 7'],
])('%j is refused where the mistake is in the query as it came', async (query, mistake) => {
  const error = await evaluateQuery(query, context).catch((thrown: unknown) => thrown);
  if (!(error instanceof QueryRefusedError)) throw error;
  expect(error.refusal).toMatchObject({ start: query.indexOf(mistake) });
});

it.each(['1 + // x', '// x', '"abc // x', '"\\'])('%j ends too early', async (query) => {
  await expect(evaluateQuery(query, context)).rejects.toMatchObject({
    refusal: {
      description: 'unexpected end-of-file, expected expression',
      start: query.length,
      end: query.length,
    },
  });
});

/** A character and the ways to write it in a string with either quote. */
const character = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('"', "'", '\\', '/', '\n', '{', '}', 'u'),
  )
  .chain((text) => {
    const code = (text.codePointAt(0) ?? 0).toString(16);
    const units = Array.from(
      { length: text.length },
      (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join('');
    const ways = [`\\u{${code}}`, `\\u{000${code.toUpperCase()}}`, units];
    if (/["'\\/]/.test(text)) ways.push(`\\${text}`);
    else ways.push(text);
    return fc.constantFrom(...ways).map((written) => ({ text, written }));
  });

it('reads each character however it is written, between comments of any text', async () => {
  const comment = fc.constantFrom('', '//\n', '// "\\q\r\n', "//' // /* \n", ' ');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(character, { maxLength: 6 }), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('"', "'"),
      comment,
      async (texts, quote, between) => {
        const strings = texts.map(
          (text) => `${quote}${text.map((one) => one.written).join('')}${quote}`,
        );
        const query = `${between}[${between}${strings.join(`,${between}`)}]${between}// "\\`;
        const values = texts.map((text) => text.map((one) => one.text).join(''));
        expect(await answerTo(query), query).toEqual(values);
      },
    ),
    { numRuns: 1_000 },
  );
});
