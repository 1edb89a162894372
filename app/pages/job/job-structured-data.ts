import type { Job, Salary } from '../../content/jobs/job.ts';
import { jobAddress } from '../../content/jobs/job-address.ts';
import type { SiteFacts } from '../../frame/site-footer.tsx';

/** The words of schema.org for those of the studio; what it does not know is left unsaid. */
const EMPLOYMENT_TYPES = new Map([
  ['CDI', 'FULL_TIME'],
  ['CDD', 'TEMPORARY'],
  ['Stage', 'INTERN'],
  ['Alternance', 'OTHER'],
  ['Freelance', 'CONTRACTOR'],
]);

/** The job as search engines list it. Only for a job one can apply to. */
export function jobPostingData(job: Job, site: SiteFacts & { origin: string }) {
  const { agencyName, addressLines } = site.settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionMarkup(job),
    url: site.origin + jobAddress(job.slug),
    identifier: { '@type': 'PropertyValue', name: agencyName, value: job.id },
    datePosted: job.postedOn?.iso,
    validThrough: job.deadline?.endsAt,
    employmentType: EMPLOYMENT_TYPES.get(job.employmentType ?? ''),
    hiringOrganization: {
      '@type': 'Organization',
      name: agencyName,
      sameAs: site.origin,
      logo: `${site.origin}/apple-touch-icon.png`,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: addressLines[0],
        addressLocality: job.location?.split(',')[0] ?? 'Casablanca',
        addressCountry: 'MA',
      },
    },
    baseSalary: job.salary && salaryData(job.salary),
    directApply: true,
  };
}

/** The salary in structured data, in MAD (pages-9.24 in test/specification.md). */
function salaryData(salary: Salary) {
  // Words are for people: search engines want figures.
  if ('typed' in salary) return undefined;
  const { min, max } = salary;
  return {
    '@type': 'MonetaryAmount',
    currency: 'MAD',
    value: { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: 'MONTH' },
  };
}

/** Search engines want the whole offer, as markup. */
function descriptionMarkup(job: Job): string {
  const { description, responsibilities, requirements, benefits } = job;
  const items = [...responsibilities, ...requirements, ...benefits];
  return [
    ...description.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    ...(items.length > 0
      ? [`<ul>${items.map((it) => `<li>${escaped(it)}</li>`).join('')}</ul>`]
      : []),
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
