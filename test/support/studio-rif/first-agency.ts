/** What is the first agency's own, taken from its documents and its palette: nothing of it may be in another's site. */
import { COLORS } from '../../../packages/drawings/zellige/colors.ts';
import { type Oklch, oklch } from '../../../packages/drawings/zellige/oklch.ts';

/** Fields whose text names a person, a client or the agency, or is a way to reach one. */
const NAMES = new Set([
  'agencyName',
  'name',
  'author',
  'client',
  'company',
  'email',
  'phone',
  'whatsappNumber',
]);

/** Documents whose names are of people and clients: a service or a category is named after what it is. */
const NAMING = new Set(['settings', 'person', 'client', 'clients', 'team', 'portfolio', 'home']);

/** Shorter ones are in other words. */
const SHORTEST = 5; // characters

/** The names, numbers and addresses in its documents, and the words of its own name and town. */
export function wordsOf(documents: readonly { _type: string }[]): string[] {
  const words = new Set(['Anfa', 'Casablanca']);
  for (const document of documents) if (NAMING.has(document._type)) collect(document, words);
  return [...words];
}

function collect(value: unknown, words: Set<string>): void {
  if (Array.isArray(value)) for (const entry of value) collect(entry, words);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [field, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && NAMES.has(field) && inner.length >= SHORTEST) words.add(inner);
    // Without the last lines: the country is everybody's.
    if (field === 'addressLines' && Array.isArray(inner)) words.add(String(inner[0]));
    collect(inner, words);
  }
}

/** The words in a text. The zone of the clock is called after the town wherever the agency is. */
export function wordsIn(text: string, words: readonly string[]): string[] {
  const searchText = text.replaceAll('Africa/Casablanca', '').toLowerCase();
  return words.filter((word) => {
    const at = searchText.indexOf(word.toLowerCase());
    const around = `${searchText[at - 1] ?? ' '}${searchText[at + word.length] ?? ' '}`;
    return at >= 0 && !/\p{L}/u.test(around);
  });
}

/** The colours of its palette that are not also in this one, as `#RRGGBB`. */
export function colorsBeside(palette: object): string[] {
  const own = new Set(Object.values(palette));
  return Object.values(COLORS).filter((color) => !own.has(color));
}

const OKLCH = /oklch\(\s*([\d.]+)%\s+([\d.]+)\s+([\d.]+)/gi;

/** The colours that a text spells in either way: `#3a2fe0`, or `oklch(46.2% 0.25 273.3)` as styles have it. */
export function colorsIn(text: string, colors: readonly string[]): string[] {
  const lower = text.toLowerCase();
  const spelled = [...text.matchAll(OKLCH)].map(([, light, chroma, hue]) => ({
    light: Number(light) / 100,
    chroma: Number(chroma),
    hue: Number(hue),
  }));
  return colors.filter(
    (color) =>
      lower.includes(color.toLowerCase()) || spelled.some((one) => isAlike(one, oklch(color))),
  );
}

/** Within what styles round off. */
function isAlike(one: Oklch, other: Oklch): boolean {
  return (
    Math.abs(one.light - other.light) < 0.001 &&
    Math.abs(one.chroma - other.chroma) < 0.001 &&
    Math.abs(one.hue - other.hue) < 0.1
  );
}
