/** Carries a service and one of its packages from its page to the contact form, in the address. */
import { href } from 'react-router';
import { fold } from '../../../packages/search/french-folding.ts';

export const SERVICE_PARAMETER = 'service';
export const PACKAGE_PARAMETER = 'formule';

/** The contact form, opened for a service and, once a visitor has chosen one, its package. */
export function requestAddress(service: string, packageName?: string): string {
  const parameters = new URLSearchParams({ [SERVICE_PARAMETER]: service });
  if (packageName) parameters.set(PACKAGE_PARAMETER, packageKey(packageName));
  return `${href('/contact')}?${parameters}`;
}

/** A package has no identity but its name: `Sur mesure` is `sur-mesure` in an address. */
export function packageKey(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
