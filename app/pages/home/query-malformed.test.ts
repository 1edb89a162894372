import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import type { Home } from './query.ts';
import { type DocumentName, homeOf, REFERRED, SOUND } from './testing/home-documents.ts';

const { warnings, homeWith } = homeOf(await startTestService(REFERRED));
beforeEach(() => {
  warnings.length = 0;
});

const NAMES: DocumentName[] = ['home', 'clients', 'team', 'questions'];
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
  ])(
    'never break the page, whatever depth they put %s at',
    { tags: ['slow'] },
    async (_kind, wrong) => {
      for (const depth of [1, 2, 3, 4, 5]) {
        const spoilt = NAMES.map((name) => [name, spoil(SOUND[name], wrong, depth)]);
        expectShowable(await homeWith(Object.fromEntries(spoilt)));
      }
    },
  );

  it('never break the page, whatever they hold', { tags: ['slow'] }, async () => {
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
function expectShowable(home: Home): void {
  expect(home.heroTitle.length).toBeGreaterThan(0);
  const { clients, features, projects, services, howItWorks, testimonials, questions, team } = home;
  const lists = [
    clients?.logos,
    features?.benefits,
    services?.offers,
    projects?.projects,
    howItWorks?.steps,
    testimonials?.all,
    questions?.all,
    team && [...team.members, ...team.values],
  ];
  for (const list of lists) if (list) expect(list.length).toBeGreaterThan(0);
  for (const [key, value] of leaves(home)) {
    if (key === 'alt' || key === 'placeholder') continue;
    if (typeof value === 'string') expect(value.trim(), key).not.toBe('');
    if (key === 'src') expect(value).toMatch(/^\/(covers|images|portraits)\//);
    if (key === 'rating' && value !== undefined) expect([1, 2, 3, 4, 5]).toContain(value);
  }
}

function leaves(value: unknown, key = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, Array.isArray(value) ? key : name),
  );
}
