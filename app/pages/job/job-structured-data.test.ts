import { expect, test } from 'vitest';
import type { Job } from '../../content/jobs/job.ts';
import { employmentType } from './job-structured-data.ts';

const said = (name: string) =>
  employmentType({ employmentType: name } satisfies Pick<Job, 'employmentType'>);

test('a contract is told to search engines in their words, whatever the agency calls it', () => {
  expect(said('CDI')).toBe('FULL_TIME');
  expect(said('CDI à temps partiel')).toBe('PART_TIME');
  expect(said('C.D.D. de six mois (CDD)')).toBe('TEMPORARY');
  expect(said('Stage de fin d’études')).toBe('INTERN');
  expect(said('Intérim')).toBe('TEMPORARY');
  expect(said('Contrat d’apprentissage')).toBe('OTHER');
  expect(said('Indépendante ou indépendant')).toBe('CONTRACTOR');
});

test('a name that says nothing of the kind is left unsaid', () => {
  expect(said('À convenir')).toBeUndefined();
  expect(employmentType({})).toBeUndefined();
});
