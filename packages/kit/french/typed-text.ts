/** Reads what people type: addresses, figures, and texts of which nothing can be seen. Browsers load this file. */

/** The digits of Arabic and Persian as ASCII has them; any other character stays, at its place. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  );
}

/**
 * Returns the number that was typed: `2,5`, `2.5`, `٢٫٥`, `12 000`. Undefined for anything else, and for a sign where
 * a point and the thousands could be taken for one another, `1,2,3`.
 */
export function readDecimal(typed: string): number | undefined {
  const plain = latinDigits(typed.trim())
    .replace(/(?<=\d)[\s'’٬](?=\d{3}(?!\d))/gu, '')
    .replace(/[,٫]/, '.');
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(plain) ? Number(plain) : undefined;
}

/**
 * Invisible characters: Unicode's default-ignorable and format ones, including U+3164 and U+FFA0, and the blanks of
 * Braille and of musical notation.
 */
const UNSEEN = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}`;

const SEEN = new RegExp(`[^\\s${UNSEEN}]`, 'u');

/** Whether nothing of a text can be seen: blanks and invisible characters only. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}

/** Invisible characters. Joiners stay behind a letter that is not ASCII: they are part of names of hosts in Persian or Hindi. */
const INVISIBLE = new RegExp(
  String.raw`(?<![^ -~\u200c\u200d])[\u200c\u200d]|(?![\u200c\u200d])[${UNSEEN}]`,
  'gu',
);

/**
 * Returns an e-mail address without the invisible characters that are copied along, and with its domain in ASCII:
 * `salma@café.ma` is `salma@xn--caf-dma.ma`. Other faults stay as they are typed.
 */
export function readEmailAddress(typed: string): string {
  const address = typed.replace(INVISIBLE, '').trim();
  const at = address.lastIndexOf('@') + 1;
  const host = at > 0 ? asciiHost(address.slice(at)) : undefined;
  return host ? address.slice(0, at) + host : address;
}

/** @returns undefined for what is ASCII already, and for what is no name of a host within others */
function asciiHost(domain: string): string | undefined {
  if (/^[ -~]*$/.test(domain) || /[\s/?#:@\\%[\]]/.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`https://${domain}`);
    return hostname.includes('.') ? hostname : undefined;
  } catch {
    return undefined;
  }
}
