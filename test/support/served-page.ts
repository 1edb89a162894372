/**
 * Reads pages as the server sends them, without a browser: what crawlers get, and visitors before any script runs. The
 * queries bear the names of Playwright's, and answer at once. What depends on layout, styles or script is not here.
 */
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { parseHTML } from 'linkedom';

/** Elements whose text browsers never show. */
const UNREAD = 'template, script, style';

/** Elements that screen readers pass over under any stylesheet. */
const HIDDEN = `[hidden], [aria-hidden=true], dialog:not([open]), ${UNREAD}`;

/** Elements of a page, in their order. */
export class ServedPart {
  readonly #elements: readonly Element[];

  constructor(elements: readonly Element[]) {
    this.#elements = elements;
  }

  get count(): number {
    return this.#elements.length;
  }

  all(): ServedPart[] {
    return this.#elements.map((element) => new ServedPart([element]));
  }

  /** The one at a place; from the end when negative. */
  nth(index: number): ServedPart {
    return new ServedPart(this.#elements.slice(index).slice(0, 1));
  }

  first(): ServedPart {
    return this.nth(0);
  }

  last(): ServedPart {
    return this.nth(-1);
  }

  filter(keep: (part: ServedPart) => boolean): ServedPart {
    return new ServedPart(this.#elements.filter((element) => keep(new ServedPart([element]))));
  }

  /** Those below that a CSS selector matches. */
  locator(selector: string): ServedPart {
    return this.#gather((element) => element.querySelectorAll(selector));
  }

  /** Those below that have this role for a screen reader, and this name: the whole of it, or what a pattern asks for. */
  getByRole(role: string, { name, level }: { name?: string | RegExp; level?: number } = {}) {
    return this.#below(
      (element) =>
        roleOf(element) === role &&
        !element.closest(HIDDEN) &&
        (level === undefined || element.localName === `h${level}`) &&
        (name === undefined || isText(nameOf(element), name)),
    );
  }

  /** The fields below that have this label. */
  getByLabel(label: string | RegExp): ServedPart {
    return this.#below(
      (element) =>
        element.matches('input:not([type=hidden]), select, textarea') &&
        isText(nameOf(element), label),
    );
  }

  /** The innermost below whose whole text this is, or has what a pattern asks for. */
  getByText(text: string | RegExp): ServedPart {
    const is = (element: Element) => !element.matches(UNREAD) && isText(textOf(element), text);
    return this.#below((element) => is(element) && ![...element.children].some(is));
  }

  /** What a screen reader calls each. */
  names(): string[] {
    return this.#elements.map(nameOf);
  }

  /** @throws when there is not exactly one */
  markup(): string {
    return this.#one().innerHTML;
  }

  /** What each says, spaces of any kind and number as one. */
  texts(): string[] {
    return this.#elements.map(textOf);
  }

  /** @throws when there is not exactly one */
  text(): string {
    return textOf(this.#one());
  }

  attributes(name: string): (string | null)[] {
    return this.#elements.map((element) => attributeOf(element, name));
  }

  /** @throws when there is not exactly one */
  attribute(name: string): string | null {
    return attributeOf(this.#one(), name);
  }

  #one(): Element {
    const [element, ...others] = this.#elements;
    if (element && others.length === 0) return element;
    throw new Error(`${this.count} elements where one was expected`);
  }

  #below(is: (element: Element) => boolean): ServedPart {
    return this.#gather((element) => [...element.querySelectorAll('*')].filter(is));
  }

  /** Each once. */
  #gather(find: (element: Element) => Iterable<Element>): ServedPart {
    return new ServedPart([...new Set(this.#elements.flatMap((element) => [...find(element)]))]);
  }
}

/** A whole page, and the answer it came in. */
export class ServedPage extends ServedPart {
  readonly status: number;
  readonly html: string;

  constructor({ status }: Response, html: string) {
    super([parseHTML(html).document.documentElement]);
    this.status = status;
    this.html = html;
  }
}

/** Asks a site for a page, follows where it leads, and reads what it is sent. */
export async function readPage(site: { origin: string }, path: string): Promise<ServedPage> {
  const answer = await fetch(site.origin + path);
  return new ServedPage(answer, await answer.text());
}

/** The library goes by the element alone: a header inside a section is none of the page. */
function roleOf(element: Element): string | null {
  const isOfPart = element.matches('header, footer') && element.closest('article, main, section');
  return isOfPart ? null : getRole(element);
}

/** The styles do not come with a page: each element in a name is a word of its own. */
const { style: UNSTYLED } = parseHTML('<html></html>').document.documentElement;

function nameOf(element: Element): string {
  return collapsed(computeAccessibleName(element, { getComputedStyle: () => UNSTYLED }));
}

/** The attribute as browsers read it, in any case: React writes `dateTime`, and the parser leaves that alone. */
function attributeOf(element: Element, name: string): string | null {
  return [...element.attributes].find((it) => it.name.toLowerCase() === name)?.value ?? null;
}

function textOf(element: Element): string {
  return collapsed(element.textContent);
}

function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isText(text: string, expected: string | RegExp): boolean {
  return typeof expected === 'string' ? text === expected : expected.test(text);
}
