import { expect, test } from 'vitest';
import type { Job } from '../../content/jobs/job.ts';
import { employmentType } from './job-structured-data.ts';

const employmentTypeOf = (name: string) =>
  employmentType({ employmentType: name } satisfies Pick<Job, 'employmentType'>);

test('a contract is told to search engines in their words, whatever the agency calls it', () => {
  expect(employmentTypeOf('CDI')).toBe('FULL_TIME');
  expect(employmentTypeOf('CDI à temps partiel')).toBe('PART_TIME');
  expect(employmentTypeOf('C.D.D. de six mois (CDD)')).toBe('TEMPORARY');
  expect(employmentTypeOf('Stage de fin d’études')).toBe('INTERN');
  expect(employmentTypeOf('Intérim')).toBe('TEMPORARY');
  expect(employmentTypeOf('Contrat d’apprentissage')).toBe('OTHER');
  expect(employmentTypeOf('Indépendante ou indépendant')).toBe('CONTRACTOR');
});

test('a name that says nothing of the kind is left unsaid', () => {
  expect(employmentTypeOf('À convenir')).toBeUndefined();
  expect(employmentType({})).toBeUndefined();
});
