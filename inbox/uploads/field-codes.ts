/** Finds fields of a Word text that fetch or start something as the text is opened (ECMA-376 part 1 §17.16.5). */
import { isRemote } from './remote-target.ts';
import { LONGEST_TEXT, readXmlElements } from './xml-elements.ts';

/** The codes that start a program or ask a database, wherever it is. */
const ACT_ALWAYS: ReadonlySet<string> = new Set(['DDE', 'DDEAUTO', 'DATABASE']);

/**
 * The codes that read another file: harmless on the author's own disk, as programs write them for a pasted picture.
 * `IMPORT`, `INCLUDE` and `DATA` are older names, which Word still reads.
 */
const ACT_ELSEWHERE: ReadonlySet<string> = new Set([
  'LINK',
  'INCLUDETEXT',
  'INCLUDEPICTURE',
  'INCLUDE',
  'IMPORT',
  'RD',
  'DATA',
]);

type Field = {
  code: string;
  /** Whether its code is over: what follows is what it showed last. */
  isResult: boolean;
  /** Whether a part of its code is the result of another field. */
  isComputed: boolean;
};

/** The deepest fields within fields. */
const DEEPEST = 64;

const ELEMENTS = new Set(['fldSimple', 'fldChar', 'instrText', 'delInstrText']);

/** Whether a field of the part acts. The code of one may be spread over several elements, and hold other fields. */
export async function callsFromField(source: string): Promise<boolean> {
  const open: Field[] = [];
  // Codes that stand in no field: readers that repair a text may take them for one.
  const stray = newField();
  for await (const { name, attributes, text } of readXmlElements(source, (n) => ELEMENTS.has(n))) {
    const field = open.at(-1);
    if (name === 'fldSimple') {
      if (acts({ ...newField(), code: attributes.get('instr') ?? '' })) return true;
    } else if (name !== 'fldChar') {
      const owner = field && !field.isResult ? field : stray;
      owner.code = (owner.code + text).trimStart().slice(0, LONGEST_TEXT);
      if (owner === stray && acts({ ...stray, code: text })) return true;
    } else if (attributes.get('fldCharType') === 'begin') {
      if (open.length === DEEPEST) return true;
      if (field && !field.isResult) {
        // The very name of the outer field would be computed.
        if (field.code.trim() === '') return true;
        field.isComputed = true;
      }
      open.push(newField());
    } else if (field && attributes.get('fldCharType') === 'separate') {
      field.isResult = true;
    } else if (field && attributes.get('fldCharType') === 'end') {
      open.pop();
      if (acts(field)) return true;
    }
  }
  return [stray, ...open].some(acts);
}

function newField(): Field {
  return { code: '', isResult: false, isComputed: false };
}

function acts({ code, isComputed }: Field): boolean {
  const plain = code.replace(/[“”„«»]/g, '"');
  const [start = '', name = ''] = /^[\s"]*([a-z]+)/i.exec(plain) ?? [];
  // What was cut off may be the name, or the place of the file.
  const isCut = code.length >= LONGEST_TEXT;
  if (ACT_ALWAYS.has(name.toUpperCase())) return true;
  if (!ACT_ELSEWHERE.has(name.toUpperCase())) return isCut && name === '';
  const words = [...plain.slice(start.length).matchAll(/"([^"]*)"?|[^\s"]+/g)]
    .map(([word, quoted]) => quoted ?? word)
    // Neither switches nor ranges of cells, `R1C1:R5C3`.
    .filter((word) => !/^\\[^\\]|^[lrcz]\d+[lrcz:]/i.test(word));
  return isCut || words.some(isRemote) || (isComputed && words.length === 0);
}
