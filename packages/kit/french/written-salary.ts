import { frenchNumber } from './french-number.ts';

/** A monthly salary in dirhams; one bound at least is given. */
type Salary = { min?: number | undefined; max?: number | undefined };

/** A salary as pages and desk write it: `10 000 à 14 000 DH`, `12 000 DH`, `À partir de 10 000 DH`. */
export function writtenSalary({ min, max }: Salary): string {
  return `${range(min, max)}\u00a0DH`;
}

function range(min: number | undefined, max: number | undefined): string {
  if (min === undefined || min === max) return frenchNumber(max ?? 0);
  if (max === undefined) return `À partir de ${frenchNumber(min)}`;
  return `${frenchNumber(min)} à ${frenchNumber(max)}`;
}
