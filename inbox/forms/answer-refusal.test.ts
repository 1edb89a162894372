import { expect, test } from 'vitest';
import {
  countRefusals,
  readAnswer,
  refusalOfAnswer,
  refusalOfChosenFile,
} from './answer-refusal.ts';
import { fileHint } from './file-refusal.ts';
import { jobApplication } from './job-application.ts';
import { shortApplication } from './short-application.ts';

const { cv } = shortApplication.fields;

test.each([
  [undefined, 'Joignez votre CV.'],
  [{ name: 'cv.png', size: 1000 }, /^Ce format n’est pas accepté/],
  [{ name: 'cv.pdf', size: 0 }, /^Ce fichier est vide\./],
  [{ name: 'cv.pdf', size: 5 * 1024 * 1024 + 1 }, /^Ce fichier dépasse 5\u00a0Mo\./],
])('the file %o is refused before it is sent', (file, refusal) => {
  expect(refusalOfChosenFile(cv, file)).toMatch(refusal);
});

test('a file of an accepted extension and size is looked into by the server alone', () => {
  const size = 5 * 1024 * 1024;
  expect(refusalOfChosenFile(cv, { name: 'CV Nour.DOCX', size })).toBeUndefined();
  expect(refusalOfChosenFile(cv, { name: 'CV M. Alaoui 2.0', size })).toBeUndefined();
  expect(refusalOfChosenFile(jobApplication.fields.cv, { name: 'cv.docx', size })).toMatch(/PDF/);
});

test.each([
  ['2,5', '2.5'],
  [' 2.5 ', '2.5'],
  ['٢٫٥', '2.5'],
  ['4', '4'],
  ['deux', 'deux'],
])('years of experience typed as %j are kept as %s', (typed, answer) => {
  const { experience } = jobApplication.fields;
  // A browser in English makes 25 of a comma in a field of numbers.
  expect(experience.attributes).toMatchObject({ type: 'text', inputMode: 'decimal' });
  expect(readAnswer(experience, typed)).toBe(answer);
});

test('what is left to mend is counted in French', () => {
  expect(countRefusals({ name: '…' })).toBe('Il reste un champ à corriger.');
  expect(countRefusals({ name: '…', email: '…' })).toBe('Il reste 2 champs à corriger.');
});

test.each([
  [['pdf'], 'PDF'],
  [['pdf', 'docx'], 'PDF ou DOCX'],
  [['pdf', 'doc', 'docx'], 'PDF, DOC ou DOCX'],
] as const)('the formats %j are listed in French', (extensions, written) => {
  expect(fileHint({ ...cv, extensions })).toBe(`${written}, 5\u00a0Mo au plus`);
});

test.each([999, 1_000, 20_000])('of %d characters, the thousands stand apart', (most) => {
  const attributes = { required: true, rows: 5, maxLength: most };
  const field = {
    element: 'textarea',
    label: 'Message',
    noun: 'votre message',
    attributes,
  } as const;
  expect(refusalOfAnswer(field, 'a'.repeat(most + 1))).toContain(
    `${new Intl.NumberFormat('fr-FR').format(most)} caractères`,
  );
});
