import { withTaxes } from './service-price.ts';

/** The price of a package in a line: its amount large, then, never on the next line, whether taxes are in it. */
export function Price({ price }: { price: string }) {
  const { amount, taxes } = withTaxes(price);
  return (
    <>
      <strong>{amount}</strong>
      {taxes && `\u00a0${taxes}`}
    </>
  );
}
