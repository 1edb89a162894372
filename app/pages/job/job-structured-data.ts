import type { JobPosting, MonetaryAmount } from 'schema-dts';
import { TYPES } from '../../../model/document-types.ts';
import { fold } from '../../../packages/search/french-folding.ts';
import type { Job, Salary } from '../../content/jobs/job.ts';
import { COUNTRY, postalAddress } from '../../structured-data/agency.ts';
import type { Described } from '../../structured-data/page-data.ts';

/**
 * The terms of schema.org for contracts, by the first pattern that matches; other contracts have none. The patterns are
 * folded.
 */
const EMPLOYMENT_TYPES = [
  [/\b(?:temps partiel|mi-temps)\b/, 'PART_TIME'],
  [/\bcdi\b|\btemps plein\b/, 'FULL_TIME'],
  [/\bcdd\b|\binterim\b|\bsaisonni/, 'TEMPORARY'],
  [/\bstage\b/, 'INTERN'],
  [/\bfreelance\b|\bindependant|\bprestation\b/, 'CONTRACTOR'],
  [/\bbenevol/, 'VOLUNTEER'],
  [/\balternance\b|\bapprentissage\b/, 'OTHER'],
] as const;

/** Returns the structured data of a job that is open. */
export function jobNode(job: Job, { url, agency, settings }: Described) {
  const address = postalAddress(settings.addressLines);
  // A job that names no town is at the agency's.
  const [locality = settings.city ?? address?.addressLocality] = job.location?.split(',') ?? [];
  return {
    '@type': TYPES.jobPosting.thing,
    '@id': `${url}#job`,
    title: job.title,
    description: descriptionMarkup(job),
    url,
    identifier: { '@type': 'PropertyValue', name: settings.agencyName, value: job.id },
    datePosted: job.postedOn?.iso,
    validThrough: job.deadline?.endsAt,
    employmentType: employmentType(job),
    hiringOrganization: agency,
    jobLocation: {
      '@type': 'Place',
      // For a job in another town, the agency's street is left out.
      address:
        address?.addressLocality === locality
          ? address
          : { '@type': 'PostalAddress', addressLocality: locality, addressCountry: COUNTRY },
    },
    baseSalary: job.salary && salaryNode(job.salary),
    directApply: true,
  } as const satisfies JobPosting;
}

/** The kind of a contract in the words of schema.org. */
export function employmentType({ employmentType: named = '' }: Pick<Job, 'employmentType'>) {
  const folded = fold(named);
  return EMPLOYMENT_TYPES.find(([names]) => names.test(folded))?.[1];
}

/** The salary in structured data, in MAD (pages-9.24 in test/specification.md). */
function salaryNode(salary: Salary): MonetaryAmount | undefined {
  // Search engines need numbers: a salary in words is left out.
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
