import { expect, test } from 'vitest';
import { isBlank, latinDigits, readDecimal, readEmailAddress } from './typed-text.ts';

test.each([
  '\u200b',
  '\u202a',
  '\u202c',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u200e',
  '\u200f',
  '\u061c',
  '\u200c',
  '\u200d',
  '\u3164',
  '\u2066',
  '\u{e0020}',
])('an address is read without an invisible %j at its edges, nor within it', (sign) => {
  for (const typed of [
    `${sign}salma@cafe.ma`,
    `salma@cafe.ma${sign}${sign}`,
    ` ${sign} salma@cafe.ma ${sign} `,
    `sal${sign}ma${sign}@${sign}cafe.ma`,
  ]) {
    expect(readEmailAddress(typed)).toBe('salma@cafe.ma');
  }
});

test.each([
  ['salma@café.ma', 'salma@xn--caf-dma.ma'],
  ['salma@CAFE\u0301.ma', 'salma@xn--caf-dma.ma'],
  ['salma@موقع.المغرب', 'salma@xn--4gbrim.xn--mgbc0a9azcg'],
  ['salma@\u202bموقع.المغرب\u202c', 'salma@xn--4gbrim.xn--mgbc0a9azcg'],
  ['salma@نامه\u200cای.ir', 'salma@xn--mgba3gch31f060k.ir'],
  ['Salma@Cafe.MA', 'Salma@Cafe.MA'],
])('the domain of %s is taken in ASCII', (typed, read) => {
  expect(readEmailAddress(typed)).toBe(read);
});

test.each([
  'salma',
  'salma@',
  'salma@café',
  'salma@café.ma/x',
  'salma@café.ma:25',
  'salma@café .ma',
  'salma@caf\u00e9\uff0fx.ma',
  'é@cafe.ma',
])('%s is left as it is typed, to be refused', (typed) => {
  expect(readEmailAddress(typed)).toBe(typed);
});

test('a long and hostile address is read in no time', () => {
  const started = process.cpuUsage();
  readEmailAddress(
    `${'\u200b '.repeat(60_000)}a${'\u200d '.repeat(60_000)}@${'é'.repeat(60_000)}.ma`,
  );
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000);
});

test('digits of Arabic and Persian are digits, and nothing else changes', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ é 09')).toBe('0123456789 0123456789 é 09');
});

test.each([
  ['2,5', 2.5],
  ['2.5', 2.5],
  [' 2,5 ', 2.5],
  ['٢٫٥', 2.5],
  ['۲٫۵', 2.5],
  ['٢,٥', 2.5],
  ['0', 0],
  ['007', 7],
  ['12 000', 12_000],
  ['1\u202f234\u00a0567,5', 1_234_567.5],
  ['١٬٢٣٤', 1_234],
])('%j is read as %d', (typed, read) => {
  expect(readDecimal(typed)).toBe(read);
});

test.each([
  '',
  ' ',
  ',',
  ',5',
  '2,',
  '-1',
  '+5',
  '1e1',
  '1,2,3',
  '1.234,5',
  '2½',
  '0x10',
  '2 5',
  '2 ans',
  '1234567890',
])('%j is no number', (typed) => {
  expect(readDecimal(typed)).toBeUndefined();
});

test('a text of characters that show nothing is blank', () => {
  for (const sign of [
    ...' \t\n\u00a0\u202f\u3000\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200f\u2028\u202e',
    ...'\u2060\u2063\u2069\u206f\u2800\u3164\ufe0f\ufeff\uffa0\u{1d159}\u{1d173}\u{e0001}\u{e0100}',
  ]) {
    expect(isBlank(sign.repeat(3)), `U+${sign.codePointAt(0)?.toString(16)}`).toBe(true);
  }
  for (const text of ['a', '.', '\u3164a', 'ل', '한', '👩\u200d💻', '❤\ufe0f', '0']) {
    expect(isBlank(text), text).toBe(false);
  }
});
