/**
 * Reads the look of pasted text from its elements and inline styles: programs write styles inline, so no style sheet is
 * needed.
 */

/** The look of words, as far as it says something. */
export type Look = {
  strong: boolean;
  em: boolean;
  code: boolean;
  /** The address that the words lead to. */
  href: string | undefined;
  underline: boolean;
  strike: boolean;
  colour: boolean;
};

export const PLAIN: Look = {
  strong: false,
  em: false,
  code: false,
  href: undefined,
  underline: false,
  strike: false,
  colour: false,
};

const TAGS: Partial<Record<string, Partial<Look>>> = {
  b: { strong: true },
  strong: { strong: true },
  i: { em: true },
  em: { em: true },
  cite: { em: true },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
  tt: { code: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  strike: { strike: true },
  del: { strike: true },
  mark: { colour: true },
};

/** Returns how the words of an element look, inside words that look as they do. */
export function lookOf(element: Element, around: Look): Look {
  const look = { ...around, ...TAGS[element.localName] };
  const color = element.localName === 'font' && element.getAttribute('color');
  if (color) look.colour = isColour(color);
  const style = element.getAttribute('style');
  if (!style) return look;
  const weight = styled(style, 'font-weight');
  // Google Docs wraps a whole text in `<b style="font-weight:normal">`.
  if (weight) look.strong = /^bold/.test(weight) || Number(weight) >= 600;
  const slant = styled(style, 'font-style');
  if (slant) look.em = /^(?:italic|oblique)/.test(slant);
  const lines = styled(style, 'text-decoration') ?? styled(style, 'text-decoration-line') ?? '';
  if (lines.includes('underline')) look.underline = true;
  if (lines.includes('line-through')) look.strike = true;
  const face = styled(style, 'font-family');
  if (face) look.code = MONOSPACE.test(face);
  const ink = styled(style, 'color');
  if (ink) look.colour = isColour(ink);
  const ground = styled(style, 'background-color') ?? styled(style, 'background');
  if (ground && isColour(ground)) look.colour = true;
  return look;
}

/** Typefaces of code. Typewriter faces of texts are not among them: screenplays are no code. */
const MONOSPACE =
  /\bmonospace\b|consolas|menlo|monaco|roboto mono|source code|fira code|jetbrains/i;

/** Returns the value of one property of a `style` attribute, in lower case. */
function styled(style: string, property: string): string | undefined {
  const match = new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]+)`, 'i').exec(style);
  return match?.[1]?.trim().toLowerCase();
}

/** The least distance of red, green and blue in a colour that somebody chose: closer together they are a grey. */
const LEAST_COLOUR = 40;

/** Whether a colour, as CSS writes it, is one that somebody chose: no grey. */
export function isColour(written: string): boolean {
  const value = written.trim().toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/.exec(value);
  if (short) return isChromatic(short.slice(1).map((digit) => Number.parseInt(digit + digit, 16)));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/.exec(value);
  if (long) return isChromatic(long.slice(1).map((digits) => Number.parseInt(digits, 16)));
  const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+))?/.exec(value);
  if (rgb) return Number(rgb[4] ?? 1) > 0 && isChromatic(rgb.slice(1, 4).map(Number));
  return /^(?:red|green|blue|yellow|orange|purple|pink|lime|aqua|cyan|magenta|fuchsia|teal|maroon|navy|olive|brown|gold)$/.test(
    value,
  );
}

function isChromatic(channels: readonly number[]): boolean {
  return Math.max(...channels) - Math.min(...channels) > LEAST_COLOUR;
}

/** Whether an element is there for programs, or hidden from who copied the text. */
export function isUnread(element: Element): boolean {
  if (UNREAD.has(element.localName) || element.hasAttribute('hidden')) return true;
  const style = element.getAttribute('style') ?? '';
  return (
    /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i.test(style) ||
    // Word writes the bullet of a list item as text.
    /mso-list\s*:\s*ignore/i.test(style)
  );
}

const UNREAD = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'title',
  'meta',
  'link',
  'base',
  'xml',
  'o:p',
  'svg',
  'canvas',
  'map',
  'button',
  'input',
  'select',
  'textarea',
  'datalist',
  'dialog',
  'col',
  'colgroup',
]);

const FIGURES: Partial<Record<string, string>> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' };

/** Returns raised and lowered figures as signs of their own, « m² » and « CO₂ »; undefined for any other text. */
export function figuresOf(element: Element): string | undefined {
  const signs = FIGURES[element.localName];
  const text = (element.textContent ?? '').trim();
  if (!signs || !/^\d{1,3}$/.test(text)) return undefined;
  return [...text].map((digit) => signs[Number(digit)]).join('');
}
