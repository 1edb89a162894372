import { withTaxes } from './service-price.ts';

/** The price of a package: its amount large, then whether taxes are in it. */
export function Price({ price }: { price: string }) {
  const { amount, taxes } = withTaxes(price);
  return (
    <>
      <strong>{amount}</strong>
      {taxes && ` ${taxes}`}
    </>
  );
}
