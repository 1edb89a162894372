import { expect, test } from 'vitest';
import {
  callAddress,
  phoneKey,
  phoneNumbers,
  phoneWords,
  readPhoneNumber,
  writtenPhone,
} from './phone-number.ts';

test.each([
  '0661223344',
  '06 61 22 33 44',
  '06.61.22.33.44',
  '06-61-22-33-44',
  '+212661223344',
  '+212 661-223344',
  '+212 (0)6 61 22 33 44',
  '(+212) 661 22 33 44',
  '+212 06 61 22 33 44',
  '00212661223344',
  '00 212 6 61 22 33 44',
  '212661223344',
  '661223344',
  '  06\u00a061\u00a022\u00a033\u00a044 ',
  '０６６１２２３３４４',
  '٠٦٦١٢٢٣٣٤٤',
  '+٢١٢ ٦ ٦١ ٢٢ ٣٣ ٤٤',
  '۰۶ ۶۱ ۲۲ ۳۳ ۴۴',
])('%s is one and the same mobile number of Morocco', (typed) => {
  expect(readPhoneNumber(typed)).toEqual({ international: '212661223344', mayChat: true });
  expect(phoneKey(typed)).toBe('212661223344');
});

test('a landline is called and not chatted with; a number from abroad keeps its country', () => {
  expect(readPhoneNumber('05 22 33 44 55')).toEqual({
    international: '212522334455',
    mayChat: false,
  });
  expect(readPhoneNumber('+33 6 12 34 56 78')).toEqual({
    international: '33612345678',
    mayChat: true,
  });
});

test('what is no number is none, and one of a country we cannot tell is still told apart', () => {
  for (const typed of ['', 'néant', '0000', '06 61', '+', 'à partir de 18 h', '1'.repeat(16)]) {
    expect([typed, readPhoneNumber(typed), phoneKey(typed)]).toEqual([typed, undefined, undefined]);
  }
  expect(readPhoneNumber('020 7946 0958')).toBeUndefined();
  expect(phoneKey('020 7946 0958')).toBe(phoneKey('020-7946-0958'));
});

test('numbers are found within a text, and a reference or a date is none', () => {
  expect(phoneWords('Appelez le 06 61 22 33 44,\nou +33 6 12 34 56 78.')).toEqual([
    '212661223344',
    '661223344',
    '33612345678',
    '612345678',
  ]);
  expect(phoneWords('7F3-KQ2-9XD, le 21 mars, 50K DH - 150K DH')).toEqual([]);
});

test.each([
  ['05 37 00 11 22', '+212 5 37 00 11 22'],
  ['0537001122', '+212 5 37 00 11 22'],
  ['06.61.22.33.44', '+212 6 61 22 33 44'],
  ['00212 537-001122', '+212 5 37 00 11 22'],
  ['212 6 61 22 33 44', '+212 6 61 22 33 44'],
  ['0033 1 44 55 66 77', '+33144556677'],
  ['+212 5 22 00 00 00', '+212 5 22 00 00 00'],
  ['+33 1 44 55 66 77', '+33 1 44 55 66 77'],
  ['٠٥٣٧٠٠١١٢٢', '+212 5 37 00 11 22'],
  ['0522 12 34 56 / 0661 12 34 56', '+212 5 22 12 34 56 / +212 6 61 12 34 56'],
  ['05 37 00 11 22 (poste 12)', '+212 5 37 00 11 22 poste 12'],
  ['+33 1 44 55 66 77, ext. 12', '+33 1 44 55 66 77 poste 12'],
  ['12 34', '12 34'],
  ['', ''],
])('%s is published as %s', (typed, written) => {
  expect(writtenPhone(typed)).toBe(written);
});

test.each([
  '0522 12 34 56 / 0661 12 34 56',
  '0522123456/0661123456',
  '0522 12 34 56 ; 0661 12 34 56',
  '0522 12 34 56, 0661 12 34 56',
  '0522 12 34 56 ou 0661 12 34 56',
  '0522 12 34 56 et 0661 12 34 56',
  '0522 12 34 56 - 0661 12 34 56',
  '٠٥٢٢١٢٣٤٥٦ أو ٠٦٦١١٢٣٤٥٦',
])('%s are two numbers, of which the first is dialled', (typed) => {
  expect(phoneNumbers(typed).map(callAddress)).toEqual(['tel:+212522123456', 'tel:+212661123456']);
  expect([callAddress(typed), phoneKey(typed)]).toEqual(['tel:+212522123456', '212522123456']);
});

test.each([
  '0522 12 34 56 poste 12',
  '0522123456 (poste 12)',
  '+212 522-123456, ext. 12',
  '0522 12 34 56 ext 12',
  '0522 12 34 56 x12',
  '0522 12 34 56 #12',
  '0522 12 34 56 / poste n°12',
  '٠٥٢٢١٢٣٤٥٦ تحويلة ١٢',
])('%s has an extension, which is not dialled along', (typed) => {
  expect(phoneNumbers(typed)).toEqual([typed]);
  expect(callAddress(typed)).toBe('tel:+212522123456;ext=12');
  expect(phoneKey(typed)).toBe('212522123456');
});

test('what is no number of its own stays with the one before', () => {
  for (const typed of ['0522 - 12 34 56', '0522/12/34/56', '05 22, 12 34 56']) {
    expect(phoneNumbers(typed)).toEqual([typed]);
    expect(callAddress(typed)).toBe('tel:+212522123456');
  }
  expect(callAddress('0522 12 34 56/57')).toBe('tel:+212522123456');
  expect(phoneNumbers('0522 12 34 56 / 0661 12 34 56 (le soir)')).toEqual([
    '0522 12 34 56',
    '0661 12 34 56 (le soir)',
  ]);
  expect([phoneNumbers(' '), phoneNumbers('néant')]).toEqual([[], ['néant']]);
});
