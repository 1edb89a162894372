/**
 * Reads the price of a package, as editors write it: `dès 30 000 DH`, `45 000 – 70 000 DH`, `12K – 18K DH par mois`,
 * `dès 25 000 DH HT`. Taxes are included unless the price says they are not.
 */

/** What stands beside a price that says nothing of taxes, as in the terms of sale (shell-2.142 in test/specification.md). */
const TAX_INCLUDED = 'TTC';

export type StartingPrice = {
  /** The price after « à partir de »: `30 000 DH`, `12 000 DH par mois`. */
  text: string;
  from: number; // DH
  /** The other end of a range. */
  to?: number; // DH
  /** Paid again each month. */
  monthly: boolean;
  taxIncluded: boolean;
};

const AMOUNT = String.raw`\d[\d\s]*(?:[.,]\d+)?\s?K?`;
const PRICE = new RegExp(
  String.raw`^\D*?(${AMOUNT})(?:\s*DH)?(?:\s*(?:[-–—]|à)\s*(${AMOUNT}))?\s*(DH\b.*)$`,
  'iu',
);

/** The starting price; undefined when there is no amount to start from: « sur devis ». */
export function startingPrice(priceRange: string): StartingPrice | undefined {
  const [, first, second, unit] = PRICE.exec(priceRange) ?? [];
  if (!first || !unit) return undefined;
  return {
    text: `${first.trim()}\u00a0${unit.trim()}`,
    from: dirhams(first),
    to: second === undefined ? undefined : dirhams(second),
    monthly: /par mois/i.test(unit),
    taxIncluded: !/\bHT\b/.test(unit),
  };
}

const TAXED = /^(.*?DH)\b(?:\s*\b(HT|TTC)\b)?(.*)$/su;

/** A price as pages show it: the amount, then in smaller type its taxes and what follows: `TTC par mois`. */
export function withTaxes(price: string): { amount: string; taxes?: string } {
  const [, amount, written = TAX_INCLUDED, rest = ''] = TAXED.exec(price) ?? [];
  return amount ? { amount, taxes: written + rest } : { amount: price };
}

function dirhams(amount: string): number {
  const figure = Number(amount.replace(/[\sK]/giu, '').replace(',', '.'));
  return /K/i.test(amount) ? figure * 1000 : figure;
}
