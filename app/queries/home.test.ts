import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '../../content-service/start-test-service.ts';
import type { ContentReader } from '../context.ts';
import { findHome, homeWithoutContent } from './home.ts';

const LOGO = 'image-0e8b872f681d21d6aaac4ac124a968894eb810d6-240x48-svg';
const PHOTOGRAPH = 'image-1d129d72132a327321a8f1df473d91b30876b6b9-1200x1560-png';

const asset = (_ref: string) => ({
  _type: 'image',
  asset: { _type: 'reference', _ref, _weak: true },
});

const SOUND = {
  home: {
    heroTitle: ' Un\n\n deux \ntrois',
    heroText: 'Une agence.',
    introduction: { verbs: 'Nous filmons,\nnous écrivons,', promise: 'Promis.', text: 'Voilà.' },
    features: { title: 'Pourquoi', benefits: [{ title: 'Complète', text: 'Tout le monde.' }] },
    services: {
      title: 'Six métiers',
      text: 'Prenez-en un.',
      list: [
        {
          title: 'Web',
          description: 'Des sites.',
          features: ['Vitrines', 'Boutiques'],
          service: { _type: 'reference', _ref: 'active' },
        },
        { title: 'Marque', service: { _type: 'reference', _ref: 'inactive', _weak: true } },
        { title: 'Mobile', service: { _type: 'reference', _ref: 'gone', _weak: true } },
      ],
    },
    content: { title: 'Une ville.\nUne équipe.', lead: 'Anfa.', text: 'Voilà.', action: 'Lire' },
    howItWorks: {
      title: 'Du tracé\nà la pose',
      steps: [{ title: 'Consultation', description: 'Une heure.', details: ['Vos objectifs'] }],
    },
    contactTitle: 'Racontez',
  },
  clients: {
    title: 'Ils nous font confiance',
    text: 'de Tanger à Dakhla',
    logos: [
      { name: 'Tafilt', image: asset(LOGO) },
      { name: 'Houle', image: asset(PHOTOGRAPH) },
    ],
    testimonialsTitle: 'Parole',
    figures: { satisfied: '97 %', average: '4,8/5', returning: '80%' },
    testimonials: [
      {
        content: 'Enfin.',
        name: 'Salma Idrissi',
        role: 'Directrice',
        company: 'Petit Souk',
        avatar: { ...asset(PHOTOGRAPH), alt: 'Salma' },
        rating: 4,
      },
      { content: 'Bravo.', name: 'Omar Fassi' },
    ],
  },
  team: {
    title: 'L’arcade',
    text: 'Une table.',
    members: [
      { name: 'Karim Tazi', role: 'Directeur', portrait: asset(PHOTOGRAPH), bio: 'Code.' },
      { name: 'Zoé / Ali' },
    ],
    values: [{ title: 'Excellence', text: 'Fini.' }],
  },
  questions: {
    title: 'Questions',
    text: 'Il en manque une ?',
    faqs: [
      {
        question: 'Combien ?',
        answer: '30K DH.',
        figures: [{ label: 'Vitrine, dès', value: '30K DH' }],
      },
      { question: 'Quand ?', answer: 'Bientôt.' },
    ],
  },
};

type Name = keyof typeof SOUND;
type Documents = Partial<Record<Name, Record<string, unknown>>>;

const service = await startTestService([
  { put: { _id: 'active', _type: 'service', status: 'active', slug: { current: 'sites' } } },
  { put: { _id: 'inactive', _type: 'service', status: 'inactive', slug: { current: 'marque' } } },
]);
const archive = await mkdtemp(join(tmpdir(), 'archive-'));
afterAll(() => rm(archive, { recursive: true, force: true }));

const warnings: Record<string, unknown>[] = [];
beforeEach(() => {
  warnings.length = 0;
});

const content: ContentReader = {
  client: service.client({ apiVersion: '2024-01-01', perspective: 'published' }),
  assetOrigin: '',
  warn: (message, details) => {
    warnings.push({ message, ...details });
  },
};

/** The home page once these documents have been published. */
async function homeWith(documents: Documents) {
  const lines = Object.entries(documents).map(([name, fields]) =>
    JSON.stringify({ _id: name, _type: name, ...fields }),
  );
  await writeFile(join(archive, 'data.ndjson'), `${lines.join('\n')}\n`);
  await service.service.importArchive(archive);
  return findHome(content);
}

describe('the home page', () => {
  it('reads each section from its document', async () => {
    const home = await homeWith(SOUND);
    expect(home).toMatchObject({
      heroTitle: ['Un', 'deux', 'trois'],
      introduction: { verbs: ['Nous filmons,', 'nous écrivons,'], promise: 'Promis.' },
      features: SOUND.home.features,
      content: { title: ['Une ville.', 'Une équipe.'], action: 'Lire' },
      howItWorks: { title: ['Du tracé', 'à la pose'], steps: SOUND.home.howItWorks.steps },
      questions: {
        title: 'Questions',
        all: [SOUND.questions.faqs[0], { question: 'Quand ?', figures: [] }],
      },
    });
    expect(warnings).toEqual([]);
  });

  it('links an offer to its service only while that is shown', async () => {
    const { services } = await homeWith(SOUND);
    expect(services?.offers).toEqual([
      {
        title: 'Web',
        description: 'Des sites.',
        features: ['Vitrines', 'Boutiques'],
        slug: 'sites',
      },
      { title: 'Marque', features: [] },
      { title: 'Mobile', features: [] },
    ]);
  });

  it('gives logos one height, a vector as it is, a photograph with the pixels of a dense screen', async () => {
    const { clients } = await homeWith(SOUND);
    expect(clients?.logos).toEqual([
      {
        name: 'Tafilt',
        width: 260,
        height: 52,
        src: expect.stringContaining('0e8b872f681d21d6aaac4ac124a968894eb810d6-240x48.svg'),
      },
      { name: 'Houle', width: 40, height: 52, src: expect.stringContaining('w=80&h=104') },
    ]);
  });

  it('shows the picture of a person, or one drawn from the name', async () => {
    const { testimonials, team } = await homeWith(SOUND);
    expect(testimonials?.all[0]).toMatchObject({
      rating: 4,
      portrait: { width: 400, height: 520, alt: 'Salma' },
    });
    expect(testimonials?.all[0]?.portrait.src).toContain('w=400&h=520');
    expect(testimonials?.all[1]).toMatchObject({
      rating: undefined,
      portrait: { src: '/portraits/Omar%20Fassi.svg', width: 400, height: 520 },
    });
    expect(team?.members[1]?.portrait.src).toBe('/portraits/Zo%C3%A9%20%2F%20Ali.svg');
  });

  it('keeps a figure and its percent sign together, however they were typed', async () => {
    const { testimonials } = await homeWith(SOUND);
    expect(testimonials?.figures).toEqual({
      satisfied: '97\u00a0%',
      average: '4,8/5',
      returning: '80\u00a0%',
    });
  });

  it('leaves out a section that has nothing to show, without a word', async () => {
    const home = await homeWith({ home: {}, clients: {}, team: {}, questions: {} });
    expect(Object.entries(home).filter(([, value]) => value !== undefined)).toEqual([
      ['heroTitle', ['Le marketing', 'digital, taillé', 'pièce à pièce', 'à Casablanca']],
      ['heroText', 'Une agence de marketing digital à Casablanca.'],
      ['heroPrimaryAction', 'Parler à un expert'],
      ['heroSecondaryAction', 'Voir le portfolio'],
      ['contactTitle', 'Racontez-nous votre projet.'],
    ]);
    expect(warnings).toEqual([]);
  });

  it('has its opening and its contact while the content service does not answer', () => {
    expect(homeWithoutContent(content)).toMatchObject({
      heroPrimaryAction: 'Parler à un expert',
      contactTitle: 'Racontez-nous votre projet.',
    });
  });
});

const NAMES: Name[] = ['home', 'clients', 'team', 'questions'];
const FIELDS = NAMES.flatMap((name) =>
  Object.keys(SOUND[name]).map((field) => [name, field] as const),
);

/** Places of the whole tree of a document where a value may be of the wrong type. */
function spoil(value: unknown, wrong: unknown, depth: number): unknown {
  if (depth === 0) return wrong;
  if (Array.isArray(value)) return [...value.map((item) => spoil(item, wrong, depth - 1)), wrong];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, spoil(inner, wrong, depth - 1)]),
  );
}

describe('malformed documents', () => {
  it.each(FIELDS)('%s without %s leaves the rest of the page as it is', async (name, field) => {
    const whole = await homeWith(SOUND);
    const { [name]: document } = SOUND;
    const home = await homeWith({ ...SOUND, [name]: { ...document, [field]: null } });
    const changed = Object.keys(whole).filter(
      (section) =>
        JSON.stringify(Reflect.get(whole, section)) !== JSON.stringify(Reflect.get(home, section)),
    );
    expect(changed.length).toBeLessThanOrEqual(1);
    expect(warnings).toEqual([]);
  });

  it.each(FIELDS)('%s with a %s of the wrong type says so', async (name, field) => {
    const { [name]: document } = SOUND;
    const home = await homeWith({ ...SOUND, [name]: { ...document, [field]: 42 } });
    expect(home.heroTitle.length).toBeGreaterThan(0);
    expect(warnings).toEqual([
      expect.objectContaining({
        message: 'a document is shown without a part',
        type: name,
        part: expect.stringContaining(field),
      }),
    ]);
  });

  it.each([
    ['lists', [null, 42, 'mot', {}, []]],
    ['objects', { title: [], name: {}, asset: { _ref: 'file:///etc/passwd', _weak: true } }],
    ['numbers', -7],
    ['nothing', null],
    ['truths', true],
  ])('never break the page, whatever depth they put %s at', async (_kind, wrong) => {
    for (const depth of [1, 2, 3, 4, 5]) {
      const spoilt = NAMES.map((name) => [name, spoil(SOUND[name], wrong, depth)]);
      expectShowable(await homeWith(Object.fromEntries(spoilt)));
    }
  });

  it('never break the page, whatever they hold', async () => {
    const anything = fc.jsonValue({ maxDepth: 4 });
    const documents = fc.record(
      Object.fromEntries(
        NAMES.map((name) => [
          name,
          fc.record(Object.fromEntries(Object.keys(SOUND[name]).map((field) => [field, anything]))),
        ]),
      ),
    );
    for (const sample of fc.sample(documents, { numRuns: 25, seed: 20260105 })) {
      expectShowable(await homeWith(sample));
    }
  });
});

/** What the sections rely on: a heading, something in each list, no empty words, no address but ours. */
function expectShowable(home: Awaited<ReturnType<typeof findHome>>): void {
  expect(home.heroTitle.length).toBeGreaterThan(0);
  const { clients, features, services, howItWorks, testimonials, questions, team } = home;
  const lists = [
    clients?.logos,
    features?.benefits,
    services?.offers,
    howItWorks?.steps,
    testimonials?.all,
    questions?.all,
    team && [...team.members, ...team.values],
  ];
  for (const list of lists) if (list) expect(list.length).toBeGreaterThan(0);
  for (const [key, value] of leaves(home)) {
    if (key === 'alt' || key === 'srcSet' || key === 'placeholder') continue;
    if (typeof value === 'string') expect(value.trim(), key).not.toBe('');
    if (key === 'src') expect(value).toMatch(/^\/(images|portraits)\//);
    if (key === 'rating' && value !== undefined) expect([1, 2, 3, 4, 5]).toContain(value);
  }
}

function leaves(value: unknown, key = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, Array.isArray(value) ? key : name),
  );
}

it('a content service that does not answer is an error for the page to tell', async () => {
  const client = service.client({ apiHost: 'http://127.0.0.1:9', maxRetries: 0 });
  await expect(findHome({ ...content, client })).rejects.toThrow();
});
