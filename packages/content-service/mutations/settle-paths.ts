import { jsonMatch, stringifyPath } from '@sanity/json-match';

/** Brackets and `..` outside of quotes and of other brackets select among what is there. */
const PARTS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\.\.|[[\]]/g;

/**
 * The paths to set for one path: none where it names an item of a list that is not there.
 *
 * The hosted service makes objects for missing fields (`a.b` on a document without `a`), and never a list nor an item
 * of one: `a[0]` then selects nothing, as JSONMatch has it, and nothing is written, not even `a`. The library that
 * applies patches makes `a` an object. Where other matches of the path are there, those are set.
 */
export function settlePath(document: object, path: string, settled = 0): readonly string[] {
  for (const cut of cutsIn(path).slice(settled)) {
    const matches = [...jsonMatch(document, path.slice(0, cut))];
    const present = matches.filter(({ value }) => value !== undefined);
    if (present.length === matches.length) continue;
    const rest = path.slice(cut);
    return present.flatMap((match) => {
      const start = stringifyPath(match.path);
      return settlePath(document, `${start}${rest}`, cutsIn(start).length + 1);
    });
  }
  return [path];
}

/** Finds where a path selects among what its beginning leads to. */
function cutsIn(path: string): readonly number[] {
  const cuts: number[] = [];
  let depth = 0;
  for (const { 0: part, index } of path.matchAll(PARTS)) {
    if (depth === 0 && index > 0 && (part === '[' || part === '..')) cuts.push(index);
    if (part === '[') depth += 1;
    else if (part === ']') depth -= 1;
  }
  return cuts;
}
