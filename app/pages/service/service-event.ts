import { report } from '../../frame/analytics.ts';

/** Sends the analytics event of a chosen package (pages-7.21 in test/specification.md). */
export function reportPackage(service: string, packageName: string): void {
  report('package_select', { service, package: packageName });
}

/** Sends the analytics event of a call of a service page that was followed (pages-7.22 in test/specification.md). */
export function reportServiceCall(service: string, location: 'main_cta' | 'sticky_cta'): void {
  report('service_cta_click', { service, location });
}
