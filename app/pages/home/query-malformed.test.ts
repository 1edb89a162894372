import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import {
  type byField,
  type DocumentName,
  homeOf,
  REFERRED,
  SOUND,
  SOUND_LIST,
} from './testing/home-documents.ts';

const { warnings, homeWith } = homeOf(await startTestService(REFERRED));
beforeEach(() => {
  warnings.length = 0;
});

const NAMES: DocumentName[] = ['home', 'clients', 'team', 'questions'];
/** A home page with fields for its blocks, as older content has, and one with a list of them. */
const SITES: readonly Record<DocumentName, Record<string, unknown>>[] = [SOUND, SOUND_LIST];
const FIELDS = SITES.flatMap((site) =>
  NAMES.flatMap((name) => Object.keys(site[name]).map((field) => [name, field, site] as const)),
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
  it.each(FIELDS)(
    '%s without %s leaves the rest of the page as it is',
    async (name, field, site) => {
      const whole = await homeWith(site);
      const { [name]: document } = site;
      const home = await homeWith({ ...site, [name]: { ...document, [field]: null } });
      // A list that is not there is one from before there were lists: then no block has words of its own.
      if (field === 'sections') return expect(home.contact).toBeDefined();
      const changed = Object.keys(whole).filter(
        (section) =>
          JSON.stringify(Reflect.get(whole, section)) !==
          JSON.stringify(Reflect.get(home, section)),
      );
      expect(changed.length).toBeLessThanOrEqual(1);
      expect(warnings).toEqual([]);
    },
  );

  it.each(FIELDS)('%s with a %s of the wrong type says so', async (name, field, site) => {
    const { [name]: document } = site;
    const home = await homeWith({ ...site, [name]: { ...document, [field]: 42 } });
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
        for (const site of SITES) {
          const spoilt = NAMES.map((name) => [name, spoil(site[name], wrong, depth)]);
          expectShowable(await homeWith(Object.fromEntries(spoilt)));
        }
      }
    },
  );

  it('never break the page, whatever they hold', { tags: ['slow'] }, async () => {
    const anything = fc.jsonValue({ maxDepth: 4 });
    const documents = fc.record(
      Object.fromEntries(
        NAMES.map((name) => [
          name,
          fc.record(
            Object.fromEntries(
              SITES.flatMap((site) => Object.keys(site[name])).map((field) => [field, anything]),
            ),
          ),
        ]),
      ),
    );
    for (const sample of fc.sample(documents, { numRuns: 25, seed: 20260105 })) {
      expectShowable(await homeWith(sample));
    }
  });
});

/** What the sections rely on: a heading, something in each list, no empty words, no address but ours. */
function expectShowable(home: ReturnType<typeof byField>): void {
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
