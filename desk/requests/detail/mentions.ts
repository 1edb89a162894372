/** Mentions of colleagues in a note: `@Inès Alaoui`, as it is typed and as it is read. */
import type { Colleagues } from '../../../inbox/contract/api.ts';

export type Mentionable = Pick<Colleagues['items'][number], 'id' | 'name'>;

/** A name being typed after `@`, up to where the next letter goes. */
const BEING_TYPED = /(?<=^|[^\p{L}\p{N}])@([\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]*)?)$/u;

/** Returns the `@…` that ends at the caret: where it begins, and the typed part of the name. */
export function typedMention(
  text: string,
  caret: number,
): { from: number; typed: string } | undefined {
  const match = BEING_TYPED.exec(text.slice(0, caret));
  return match ? { from: match.index, typed: match[1] ?? '' } : undefined;
}

/** The people one of whose names begins so; accents and case do not count. */
export function matchingPeople<Person extends Mentionable>(
  people: readonly Person[],
  typed: string,
): Person[] {
  const wanted = folded(typed);
  return people.filter(({ name }) => {
    const whole = folded(name);
    // A name typed in full, with a space after it, needs no suggestion.
    if (whole === wanted.trim() && wanted.endsWith(' ')) return false;
    return whole.startsWith(wanted) || whole.split(/[\s-]/).some((word) => word.startsWith(wanted));
  });
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('fr');
}

/** The parts of a text; those that mention a person carry them. A longer name wins over one it begins with. */
export function splitMentions(
  text: string,
  people: readonly Mentionable[],
): { text: string; person?: Mentionable }[] {
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length);
  const parts: { text: string; person?: Mentionable }[] = [];
  let plain = 0;
  let from = text.indexOf('@');
  while (from >= 0) {
    const person = longestFirst.find(({ name }) => isMention(text, from, name));
    const end = person ? from + 1 + person.name.length : from + 1;
    if (person) {
      if (from > plain) parts.push({ text: text.slice(plain, from) });
      parts.push({ text: text.slice(from, end), person });
      plain = end;
    }
    from = text.indexOf('@', end);
  }
  if (plain < text.length) parts.push({ text: text.slice(plain) });
  return parts;
}

function isMention(text: string, at: number, name: string): boolean {
  const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
  return (
    text.startsWith(name, at + 1) &&
    !isWord(text.charAt(at - 1)) &&
    !isWord(text.charAt(at + 1 + name.length))
  );
}

/** The ids of the people a text mentions, each once. */
export function mentionedIn(text: string, people: readonly Mentionable[]): string[] {
  return [...new Set(splitMentions(text, people).flatMap(({ person }) => person?.id ?? []))];
}
