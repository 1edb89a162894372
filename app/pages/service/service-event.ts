import { report } from '../../frame/analytics.ts';

/** content-pages §7: a package was chosen. */
export function reportPackage(service: string, packageName: string): void {
  report('package_select', { service, package: packageName });
}

/** content-pages §7: one of the two calls of a service page was followed. */
export function reportServiceCall(service: string, location: 'main_cta' | 'sticky_cta'): void {
  report('service_cta_click', { service, location });
}
