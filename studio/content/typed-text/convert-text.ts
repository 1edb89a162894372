import { writtenSalary } from '../../../packages/kit/french/written-salary.ts';

/** What a text becomes where the schema has a shape now; undefined where nothing can be made of it. */
export type Conversion = { label: string; value: unknown };

/** @param typeName the schema's type of the field */
export function conversionOf(typeName: string, text: string): Conversion | undefined {
  switch (typeName) {
    case 'slug':
      return { label: 'Garder cette adresse', value: { _type: 'slug', current: text.trim() } };
    case 'richText':
    case 'articleText':
      return { label: 'Mettre en paragraphes', value: blocksOf(text) };
    case 'salaryRange':
      return salaryOf(text);
    default:
      return undefined;
  }
}

/** Blank lines part paragraphs, as on the site. */
function blocksOf(text: string) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph, place) => ({
      _type: 'block',
      _key: `paragraph-${place}`,
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 'text', text: paragraph, marks: [] }],
    }));
}

/** Thousands are parted by any kind of space, or a K stands for them: `8 000 – 10 000 DH`, `8K à 10K`. */
const AMOUNT = /(\d{1,3}(?:[\s\u00a0\u202f.]\d{3})+|\d+)\s?(K(?![\p{L}]))?/giu;

function salaryOf(text: string): Conversion | undefined {
  const amounts = [...text.matchAll(AMOUNT)].map(
    ([, digits = '', thousands]) => Number(digits.replace(/\D/g, '')) * (thousands ? 1000 : 1),
  );
  const [first, second = first, ...others] = amounts;
  // A year or an hour among the figures: no guess is better than a wrong salary.
  if (!first || !second || others.length > 0) return undefined;
  const [min, max] = [Math.min(first, second), Math.max(first, second)];
  return {
    label: `Garder ${writtenSalary({ min, max })}`,
    value: { _type: 'salaryRange', min, max },
  };
}
