/**
 * Reads the price of a package, as editors write it: `dès 30 000 DH`, `45 000 – 70 000 DH`, `12K – 18K DH par mois`,
 * `dès 25 000 DH HT`. Taxes are included unless the price says they are not.
 */

/** The words by which editors say that a price is without taxes, or with them. */
const WITHOUT_TAXES = String.raw`HT|H\.\s?T\.|hors[\s-]taxes?`;
const WITH_TAXES = String.raw`TTC|T\.\s?T\.\s?C\.|toutes[\s-]taxes[\s-]comprises`;

/** Matches whole words in a price, and not the end of another word. */
const alone = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;

export type StartingPrice = {
  /** The price after « à partir de »: `30 000 DH`, `12 000 DH par mois`. */
  text: string;
  from: number; // DH
  /** The other end of a range of prices. */
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
    taxIncluded: includesTaxes(priceRange),
  };
}

const DIRHAMS = /^(.*?DH)\b(.*)$/su;
const TAXES = new RegExp(String.raw`[\s,]*\(?${alone(`${WITHOUT_TAXES}|${WITH_TAXES}`)}\)?`, 'iu');

/**
 * Splits a price for display: the amount, then in smaller type its taxes and the rest: `TTC par mois`. Without a
 * mention, taxes are included, as in the terms of sale (shell-2.142 in test/specification.md).
 */
export function withTaxes(price: string): { amount: string; taxes?: string } {
  const [, amount, rest = ''] = DIRHAMS.exec(price) ?? [];
  if (!amount) return { amount: price };
  return { amount, taxes: (includesTaxes(price) ? 'TTC' : 'HT') + rest.replace(TAXES, '') };
}

const EXCLUDED = new RegExp(alone(WITHOUT_TAXES), 'iu');

function includesTaxes(price: string): boolean {
  return !EXCLUDED.test(price);
}

/**
 * Returns the words about taxes that hold for all these prices, to follow « en dirhams, »: `toutes taxes comprises`.
 * Prices without an amount do not count; undefined when there is no other.
 */
export function commonTaxes(prices: readonly string[]): string | undefined {
  const included = prices.flatMap((price) => startingPrice(price)?.taxIncluded ?? []);
  if (included.length === 0) return undefined;
  if (included.every(Boolean)) return 'toutes taxes comprises';
  return included.some(Boolean) ? 'TTC ou HT\u00a0: chacun le précise' : 'hors taxes';
}

function dirhams(amount: string): number {
  const figure = Number(amount.replace(/[\sK]/giu, '').replace(',', '.'));
  return /K/i.test(amount) ? figure * 1000 : figure;
}
