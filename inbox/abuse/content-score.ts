/**
 * Scores how much a message looks like spam: what programs send to every form they find. No sign is enough by
 * itself but the few that no person ever shows; a message that reaches `SUSPICIOUS` is set apart, and read by
 * the agency when it has time. The corpora in `testing/` hold what must pass and what must not: a weight is
 * changed together with them.
 */
import type { FieldValues } from '../form-schema.ts';
import type { FormDescription, FormField } from '../forms/form-description.ts';
import { linksIn } from './links.ts';
import { PHRASES } from './phrases.ts';

/** The score from which a message is set apart. */
export const SUSPICIOUS = 10;

/** One sign and what it adds, at most. */
export const WEIGHTS = {
  /** `[url=…]`, `<a href=…>`: no person types these into a form. */
  markup: 10,
  /** An address of a page where a name is asked for. */
  link_in_name: 10,
  /** Pages on hosts where people do not show their work: 3 for one, 1 for each more. Fifteen are a list. */
  links: 10,
  /** An address behind a shortener, which hides where it leads. */
  hidden_link: 4,
  /** Phrases of what is sold everywhere by mail: see `phrases.ts`. */
  phrases: 11,
  /** Latin letters with Cyrillic or Greek ones among them, in one word: made to pass filters. */
  disguised_words: 8,
  /** Cyrillic, Chinese, Japanese, Korean, Thai: possible, and rare from people who read a French page. */
  unexpected_script: 7,
  /** Letters one cannot see, inside words. Those that Arabic and emoji need are not counted. */
  invisible_letters: 6,
  repetition: 6,
  same_answers: 6,
  /** `wKjHQfdTRsaq`, in each field where it stands. */
  random_letters: 12,
  /** `$5,000 per day`. */
  money: 5,
  shouting: 2,
  /** Sent by script, sooner after its first field than writing takes. */
  hurry: 2,
} as const;

export type Sign = keyof typeof WEIGHTS;

export type Judgement = {
  score: number;
  /** The signs found, the strongest first. */
  signs: Sign[];
};

type Circumstances = {
  /** Whether the page's script sent it faster than a person writes, or without a fill token. */
  hurried: boolean;
};

/** Forms without a free text, such as the newsletter's, have nothing to be judged by. */
export function judgeContent(
  { fields: described }: FormDescription,
  fields: FieldValues,
  { hurried }: Circumstances,
): Judgement {
  const typed = Object.entries<FormField>(described).filter(
    ([, { element }]) => element === 'textarea' || element === 'input',
  );
  const answerTo = (name: string) => fields[name] ?? '';
  const texts = typed
    .filter(([, { element }]) => element === 'textarea')
    .map(([name]) => answerTo(name));
  if (texts.length === 0) return { score: 0, signs: [] };
  const lines = typed.filter(isWording).map(([name]) => answerTo(name));
  const text = texts.join('\n\n');
  const ownHost = answerTo('email').split('@').at(-1)?.toLowerCase() ?? '';

  const found = {
    markup: MARKUP.test(text) ? WEIGHTS.markup : 0,
    link_in_name: namesIn(fields).some((name) => LINK_IN_NAME.test(name))
      ? WEIGHTS.link_in_name
      : 0,
    ...weighLinks(text, ownHost),
    phrases: weighPhrases(`${lines.join('\n')}\n${text}`),
    disguised_words: weighDisguises(`${lines.join('\n')}\n${text}`),
    unexpected_script: isMostly(UNEXPECTED, text) ? WEIGHTS.unexpected_script : 0,
    invisible_letters: (text.match(INVISIBLE)?.length ?? 0) >= 3 ? WEIGHTS.invisible_letters : 0,
    repetition: isRepetitive(text) ? WEIGHTS.repetition : 0,
    same_answers: repeatsItself([...lines, ...texts]) ? WEIGHTS.same_answers : 0,
    random_letters: Math.min(
      [...lines, ...texts].filter(isRandom).length * 6,
      WEIGHTS.random_letters,
    ),
    money: MONEY.test(text) ? WEIGHTS.money : 0,
    shouting: isShouted(text) ? WEIGHTS.shouting : 0,
    hurry: hurried ? WEIGHTS.hurry : 0,
  } satisfies Record<Sign, number>;

  const signs = Object.keys(found)
    .filter(isSign)
    .filter((sign) => found[sign] > 0)
    .toSorted((a, b) => found[b] - found[a]);
  return { score: signs.reduce((score, sign) => score + found[sign], 0), signs };
}

export function isSign(name: string): name is Sign {
  return Object.hasOwn(WEIGHTS, name);
}

/** Whether a field holds words: addresses, telephone numbers and figures look random by right. */
function isWording([, field]: [string, FormField]): boolean {
  return field.element === 'input' && field.attributes.type === 'text';
}

function namesIn({ name = '', firstName = '', lastName = '' }: FieldValues): string[] {
  return [name, firstName, lastName];
}

const MARKUP = /\[(?:url|link)[=\]]|<a\s[^>]{0,200}href\s*=|<\/a>/i;
const LINK_IN_NAME = /https?:\/\/|\bwww\.|\bt\.me\/|\.(?:com|net|org|ru|xyz|top)\/\S/i;
const MONEY =
  /(?:[$€£]\s?\d[\d.,\s]{2,15}|\d[\d.,\s]{2,15}(?:[$€£]|usd\b|eur\b|dollars\b))[^.\n]{0,30}\b(?:per|a|each|every|par)\s(?:day|week|month|hour|jour|semaine|mois)\b/i;
const UNEXPECTED =
  /[\p{sc=Cyrillic}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/gu;
const INVISIBLE = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g;

function weighLinks(
  text: string,
  ownHost: string,
): Pick<Record<Sign, number>, 'links' | 'hidden_link'> {
  const { unknown, hidden } = linksIn(text, ownHost);
  const list = unknown >= 15 ? WEIGHTS.links : Math.min(2 + unknown, 8);
  return {
    links: unknown === 0 ? 0 : list,
    hidden_link: hidden > 0 ? WEIGHTS.hidden_link : 0,
  };
}

/** A trade that is named once may be the visitor's own. Named in every way it has, or beside another, it is a pitch. */
function weighPhrases(text: string): number {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/\s+/g, ' ');
  const total = PHRASES.reduce((sum, { weight, patterns }) => {
    const matched = patterns.filter((pattern) => pattern.test(folded)).length;
    return matched === 0 ? sum : sum + weight + Math.min(matched - 1, 3) * 2;
  }, 0);
  return Math.min(total, WEIGHTS.phrases);
}

const WORD = /[\p{L}\p{M}]+/gu;

/** Mixed scripts in one word. Arabic beside Latin letters is how Morocco writes: "الـbranding". */
function weighDisguises(text: string): number {
  const disguised = (text.match(WORD) ?? []).filter(
    (word) => /\p{sc=Latin}/u.test(word) && /[\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word),
  ).length;
  return disguised === 0 ? 0 : disguised === 1 ? 5 : WEIGHTS.disguised_words;
}

function isMostly(letters: RegExp, text: string): boolean {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  return all >= 12 && (text.match(letters)?.length ?? 0) > all / 2;
}

function isRepetitive(text: string): boolean {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words.length >= 24 && new Set(words).size < words.length * 0.25;
}

/** Whether two fields hold the same text. Two that do by chance are short: "Oui", "Photographe". */
function repeatsItself(values: readonly string[]): boolean {
  const long = values.map((value) => value.toLowerCase()).filter(({ length }) => length >= 5);
  return new Set(long).size < long.length;
}

/** Whether it is one long word whose capitals come and go. */
function isRandom(value: string): boolean {
  if (!/^[A-Za-z]{8,}$/.test(value)) return false;
  const changes = value.match(/[a-z](?=[A-Z])|[A-Z](?=[a-z])/g)?.length ?? 0;
  return changes >= 4;
}

function isShouted(text: string): boolean {
  const cased = text.match(/\p{Lu}|\p{Ll}/gu)?.length ?? 0;
  return cased >= 40 && (text.match(/\p{Lu}/gu)?.length ?? 0) > cased * 0.8;
}
