import type { Look } from './html-looks.ts';
import type { PasteCount } from './paste-report.ts';
import type { PastedTable } from './pasted-table.ts';

type Style = 'normal' | 'h2' | 'h3' | 'h4' | 'blockquote';

/** The paragraph style or list item of a text. Two list items are two places. */
export type Place = {
  style: Style;
  list?: { kind: 'bullet' | 'number'; level: number };
};

type Decorator = 'strong' | 'em' | 'code';

export type PastedText = {
  _type: 'block';
  _key: string;
  style: Style;
  listItem?: 'bullet' | 'number';
  level?: number;
  markDefs: { _type: 'link'; _key: string; href: string }[];
  children: { _type: 'span'; _key: string; text: string; marks: string[] }[];
};

export type PastedPicture = {
  _type: 'image';
  _key: string;
  alt?: string;
  caption?: string;
};

export type PastedCode = { _type: 'codeBlock'; _key: string; language: string; code: string };

export type PastedBlock = PastedText | PastedPicture | PastedCode | PastedTable;

type Run = { text: string; look: Look };

/** The deepest level of a list that the Studio shows. */
const DEEPEST_LIST = 10;

/** Gathers words into paragraphs, as a browser lays them out: white space collapsed, two line breaks a new paragraph. */
export class TextFlow {
  readonly blocks: PastedBlock[] = [];
  readonly #count: PasteCount;
  readonly #key: () => string;
  #place: Place = { style: 'normal' };
  #runs: Run[] = [];

  constructor(count: PasteCount, key: () => string) {
    this.#count = count;
    this.#key = key;
  }

  /** Goes to a paragraph; inside one list item, to a new line of it. */
  enter(place: Place): void {
    if (place === this.#place && place.list) this.breakLine();
    else this.end();
    this.#place = place;
  }

  say(text: string, look: Look): void {
    const last = this.#runs.at(-1)?.text ?? '\n';
    const words = text.replace(/[ \t\r\n\f]+/g, ' ').replace(/\u00a0 | \u00a0/g, ' ');
    const rest = /[\s]$/.test(last) ? words.replace(/^ +/, '') : words;
    if (rest !== '') this.#runs.push({ text: rest, look });
  }

  breakLine(): void {
    const last = this.#runs.at(-1);
    if (!last) return;
    if (last.text === '\n' && !this.#place.list) this.end();
    else if (last.text !== '\n') this.#runs.push({ text: '\n', look: last.look });
  }

  /** Ends the paragraph; one that holds nothing was only room between two others. */
  end(): void {
    const runs = trimmed(this.#runs);
    this.#runs = [];
    if (runs.length === 0) return;
    const { style, list } = this.#place;
    const isHeading = /^h\d$/.test(style);
    this.#countLooks(runs, isHeading);
    const links = new Map<string, string>();
    const spans: { text: string; marks: string[] }[] = [];
    for (const { text, look } of runs) {
      const marks: string[] = DECORATORS.filter(
        (mark) => look[mark] && !(isHeading && mark === 'strong'),
      );
      if (look.href) {
        const link = links.get(look.href) ?? this.#key();
        links.set(look.href, link);
        marks.push(link);
      }
      const before = spans.at(-1);
      if (before && before.marks.join() === marks.join()) before.text += text;
      else spans.push({ text, marks });
    }
    this.blocks.push({
      _type: 'block',
      _key: this.#key(),
      style,
      ...(list && { listItem: list.kind, level: Math.min(list.level, DEEPEST_LIST) }),
      markDefs: [...links].map(([href, link]) => ({ _type: 'link', _key: link, href })),
      children: spans.map((span) => ({ _type: 'span', _key: this.#key(), ...span })),
    });
  }

  insert(block: PastedBlock): void {
    this.end();
    this.blocks.push(block);
  }

  /** Counts the looks that are lost: one is one loss from where it begins to where it ends. */
  #countLooks(runs: readonly Run[], isHeading: boolean): void {
    let before: Partial<Look> = {};
    for (const { text, look } of runs) {
      if (!isWritten({ text, look })) continue;
      const seen = {
        // Every program underlines and colours links, and colours headings: this is not reported.
        underline: look.underline && !look.href,
        strike: look.strike,
        colour: look.colour && !look.href && !isHeading,
      };
      for (const kind of LOSSES) if (seen[kind] && !before[kind]) this.#count.leave(kind);
      before = seen;
    }
  }
}

const DECORATORS: readonly Decorator[] = ['strong', 'em', 'code'];
const LOSSES = ['underline', 'strike', 'colour'] as const;

/** Trims white space at both ends. */
function trimmed(runs: readonly Run[]): Run[] {
  const first = Math.max(0, runs.findIndex(isWritten));
  const last = runs.findLastIndex(isWritten);
  return runs.slice(first, last + 1).map((run, at, writtenRuns) => {
    const start = at === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: at === writtenRuns.length - 1 ? start.trimEnd() : start };
  });
}

function isWritten({ text }: Run): boolean {
  return text.trim() !== '';
}
