/** Fields in a text, such as `{prénom}`, which are filled in when it is sent or shown. Plain data. */

/** Matches a pair of braces on one line: a field, or a typing error. */
const BRACES = /\{([^{}\n]{0,40})\}/g;

/**
 * Fills in the fields that have a value, in one pass: a value that looks like a field is text. Fields are also found
 * without their accents and in capitals. The others stay as written.
 */
export function fillFields(
  text: string,
  values: Readonly<Partial<Record<string, string>>>,
): string {
  const names = Object.keys(values);
  return text.replace(BRACES, (written, inside: string) => {
    const name = fieldNamed(inside, names);
    return (name && values[name]) || written;
  });
}

/**
 * Leaves out the sentences with a field that the site knows and has no value for: `{ délai: undefined }` takes out what
 * promises a time. Other fields stay as they are written.
 */
export function withoutUnsaid(
  text: string,
  values: Readonly<Partial<Record<string, string>>>,
): string {
  const unsaid = Object.keys(values).filter((name) => values[name] === undefined);
  const isSaid = (sentence: string) =>
    fieldsIn(sentence, unsaid).every(({ name }) => name === undefined);
  if (isSaid(text)) return text;
  return text
    .split('\n')
    .map((line) => line.split(SENTENCE_END).filter(isSaid).join(' '))
    .join('\n')
    .trim();
}

const SENTENCE_END = /(?<=[.!?…])\s+/u;

export type WrittenField<Name extends string> = {
  /** The field as written, with its braces. */
  written: string;
  /** The position in the text, in UTF-16 units. */
  start: number;
  /** The field it names; undefined for one that does not exist. */
  name: Name | undefined;
};

/** The fields in a text, in their order, those that do not exist too. */
export function fieldsIn<Name extends string>(
  text: string,
  names: readonly Name[],
): WrittenField<Name>[] {
  return [...text.matchAll(BRACES)].map(({ 0: written, 1: inside = '', index }) => ({
    written,
    start: index,
    name: fieldNamed(inside, names),
  }));
}

function fieldNamed<Name extends string>(
  written: string,
  names: readonly Name[],
): Name | undefined {
  const folded = fold(written);
  return names.find((name) => fold(name) === folded);
}

function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
