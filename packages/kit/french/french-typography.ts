const NARROW_NO_BREAK = '\u202F';
const NO_BREAK = '\u00A0';
const APOSTROPHE = '\u2019';
const MINUS = '\u2212';

/** A number in groups of three; one with groups of another length is that of a register or a telephone. */
const THOUSANDS = /(?<!\d)\d{1,3}(?: \d{3})+(?! ?\d)/g;

/**
 * Sets typed French as a typographer would: curly apostrophes, a narrow no-break space before « ; ! ? » and between thousands, a
 * no-break space before « : », inside guillemets, between a number and its unit or its « n° », between « DH » and « TTC », and
 * between the postcode of an address and its town, a minus before a negative number. Setting a text twice changes nothing.
 *
 * "30K DH" keeps its plain space: the specification quotes the budgets of the form that way.
 */
export function frenchTypography(text: string): string {
  return text
    .replaceAll("'", APOSTROPHE)
    .replace(/(?<![\p{L}\d\])])-(?=\d)/gu, MINUS)
    .replace(/ (?=[;!?])/g, NARROW_NO_BREAK)
    .replace(/ (?=:)/g, NO_BREAK)
    .replace(/« ?/g, `«${NO_BREAK}`)
    .replace(/ ?»/g, `${NO_BREAK}»`)
    .replace(new RegExp(`${NO_BREAK}{2,}`, 'g'), NO_BREAK)
    .replace(THOUSANDS, (number) => number.replaceAll(' ', NARROW_NO_BREAK))
    .replace(/(?<=\d) (?=(?:%|DH|h|s|km|cm|Mo|min)(?![\p{L}\d]))/gu, NO_BREAK)
    .replace(/(?<=n°) (?=\d)|(?<=DH) (?=(?:TTC|HT)(?!\p{L}))/gu, NO_BREAK)
    .replace(/(?<=, \d{5}) (?=\p{Lu})/gu, NO_BREAK);
}
