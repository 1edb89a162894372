import { writtenSalary } from '../../../packages/kit/french/written-salary.ts';

/** The value that a text becomes where the schema has a shape now, and the words of the button that makes it so. */
export type Conversion = { label: string; value: unknown };

/**
 * Returns what a text of an old dataset becomes in a field of today; undefined where nothing can be made of it.
 *
 * @param typeName the schema's type of the field
 */
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

/** Makes paragraphs of a text, parted by blank lines as on the site. */
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

/**
 * Matches an amount in a text, with any space between the thousands or a K for them: `8 000 – 10 000 DH`, `8K à 10K`.
 */
const AMOUNT = /(\d{1,3}(?:[\s\u00a0\u202f.]\d{3})+|\d+)\s?(K(?![\p{L}]))?/giu;

function salaryOf(text: string): Conversion | undefined {
  const amounts = [...text.matchAll(AMOUNT)].map(
    ([, digits = '', thousands]) => Number(digits.replace(/\D/g, '')) * (thousands ? 1000 : 1),
  );
  const [first, second = first, ...others] = amounts;
  // Further numbers may be a year or hours: no proposal is better than a wrong salary.
  if (!first || !second || others.length > 0) return undefined;
  const [min, max] = [Math.min(first, second), Math.max(first, second)];
  return {
    label: `Garder ${writtenSalary({ min, max })}`,
    value: { _type: 'salaryRange', min, max },
  };
}
