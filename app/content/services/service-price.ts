/** Reads the price of a package, as editors write it: `dès 30K DH`, `45K – 70K DH`, `12K – 18K DH par mois`. */

export type StartingPrice = {
  /** The price after « à partir de »: `30K DH`, `12K DH par mois`. */
  text: string;
  /** In dirhams, tax included. */
  from: number; // DH
  /** The other end of a range. */
  to?: number; // DH
  /** Paid again each month. */
  monthly: boolean;
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
    text: `${first.trim()} ${unit.trim()}`,
    from: dirhams(first),
    to: second === undefined ? undefined : dirhams(second),
    monthly: /par mois/i.test(unit),
  };
}

function dirhams(amount: string): number {
  const figure = Number(amount.replace(/[\sK]/giu, '').replace(',', '.'));
  return /K/i.test(amount) ? figure * 1000 : figure;
}
