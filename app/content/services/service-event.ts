import { report } from '../../measure/count.ts';

/** Tells of a chosen package (pages-7.21 in test/specification.md). */
export function reportPackage(service: string, packageName: string): void {
  report('package_select', { service, package: packageName });
}

/** Tells of a call of a service page that was followed (pages-7.22 in test/specification.md). */
export function reportServiceCall(service: string, location: 'main_cta' | 'sticky_cta'): void {
  report('service_cta_click', { service, location });
}
