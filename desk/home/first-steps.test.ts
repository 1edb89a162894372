import { expect, test } from 'vitest';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import { firstArchiveDocuments } from '../../tools/demo/archive.ts';
import { nextSteps, STEPS_TAKEN, type StepsTaken } from './first-steps.ts';

type Document = { _id: string; _type: string; [field: string]: unknown };

/** The steps of a content service that holds these documents, as the desk asks for them. */
async function stepsWith(...documents: Document[]) {
  const service = await startTestService(documents.map((put) => ({ put })));
  const client = service.staff({ perspective: 'raw' });
  return nextSteps(await client.fetch<StepsTaken>(STEPS_TAKEN));
}

const names = (steps: ReturnType<typeof nextSteps>) => steps.map(({ name }) => name);

test('an agency without content is led to each form, the one that is missed first before the others', {
  tags: ['slow'],
}, async () => {
  const steps = await stepsWith();
  expect(names(steps)).toEqual([
    'settings',
    'service',
    'portfolio',
    'team',
    'home',
    'about',
    'clients',
    'questions',
    'legal',
    'blogPost',
  ]);
  expect(steps.map(({ href }) => href)).toContain('/studio/contenus/intent/create/type=service/');
  expect(steps.map(({ href }) => href)).toContain(
    '/studio/contenus/intent/edit/id=settings;type=settings/',
  );
});

test('a step is gone once what it asks for is published; a draft or a name alone is not enough', async () => {
  const steps = await stepsWith(
    { _id: 'a', _type: 'service' },
    { _id: 'drafts.b', _type: 'portfolio' },
    { _id: 'versions.r1.c', _type: 'blogPost' },
    { _id: 'home', _type: 'home', heroTitle: 'Des faits' },
    // As the setup leaves them when the demo goes.
    { _id: 'about', _type: 'about' },
    { _id: 'clients', _type: 'clients' },
    { _id: 'settings', _type: 'settings', agencyName: 'Studio Rif' },
    { _id: 'team', _type: 'team', members: [] },
  );
  expect(names(steps)).toEqual([
    'settings',
    'portfolio',
    'team',
    'about',
    'clients',
    'questions',
    'legal',
    'blogPost',
  ]);
  const project = steps.find(({ name }) => name === 'portfolio');
  expect(project?.href).toBe('/studio/contenus/intent/edit/id=b;type=portfolio/');
});

test('a home page is composed once one of its sections says something', async () => {
  const home = (...sections: object[]) => ({ _id: 'home', _type: 'home', sections });
  const shared = { _key: 'a', _type: 'teamPortraits' };
  const method = { _key: 'b', _type: 'howItWorks' };
  expect(names(await stepsWith(home(shared, method)))).toContain('home');
  const written = { ...method, steps: [{ _key: 'a', title: 'Écouter' }] };
  expect(names(await stepsWith(home(shared, written)))).not.toContain('home');
});

test('legal texts as the setup wrote them are still to be read, until their version is another', {
  tags: ['slow'],
}, async () => {
  const model = firstArchiveDocuments().find(({ _type }) => _type === 'legal');
  if (!model) throw new Error('no model of the legal texts');
  expect(names(await stepsWith(model))).toContain('legal');
  expect(names(await stepsWith({ ...model, version: '1.1' }))).not.toContain('legal');
});

test('what an agency may do without can be put aside, and its name cannot', {
  tags: ['slow'],
}, async () => {
  const aside = (await stepsWith()).flatMap((step) => (step.aside ? [step.name] : []));
  expect(aside).toEqual(['portfolio', 'clients', 'questions', 'legal', 'blogPost']);
});

test('an agency that has written everything is told nothing', { tags: ['slow'] }, async () => {
  const steps = await stepsWith(
    ...['service', 'portfolio', 'blogPost', 'legal'].map((type) => ({ _id: type, _type: type })),
    { _id: 'home', _type: 'home', heroTitle: 'Des faits' },
    { _id: 'about', _type: 'about', mission: 'Informer.' },
    { _id: 'clients', _type: 'clients', testimonials: [{ _key: 'a', content: 'Enfin.' }] },
    { _id: 'questions', _type: 'questions', faqs: [{ _key: 'a', question: 'Quand ?' }] },
    { _id: 'settings', _type: 'settings', agencyName: 'Studio Rif', email: 'a@rif.example' },
    { _id: 'team', _type: 'team', members: [{ _key: 'a', name: 'Ines' }] },
  );
  expect(steps).toEqual([]);
});
