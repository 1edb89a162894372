import { createClient } from '@sanity/client';
import { visionTool } from '@sanity/vision';
import { firstValueFrom } from 'rxjs';
import { createMockAuthStore, prepareConfig, usEnglishLocale } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { structureTool } from 'sanity/structure';
import { beforeAll, expect, test } from 'vitest';
import UNNAMED from './french/unnamed.json' with { type: 'json' };
import { completedFrench, textsOf, typesetFrench } from './french-texts.ts';

type Texts = ReadonlyMap<string, string>;

/** Namespaces of tools: some of their keys are in the others too. */
const TOOLS = ['releases', 'singleDocRelease'];

/** Features the workspace does without: their texts are never shown. */
const ABSENT = [
  /^feedback\./, // what users think of the studio, told to its maker
  /^(?:about-dialog|help-resources)\./, // the maker's help, hidden in `content.css`
  /^user-menu\.action\.claim-project$/,
  /^(?:content-agent$|divergence\.)/,
  /variant/,
  /^document-group\.delete\.cdr-/, // references to other datasets: there is one
  /^share-preview-menu\./, // links are shared by `studio/content/presentation/share-dialog.tsx`
];

let english: Texts;
let french: Texts;

// The studio is large: reading it takes most of the time of these tests.
beforeAll(async () => {
  const tools = [structureTool(), presentationTool({ previewUrl: '/' }), visionTool()].map(
    ({ i18n }) => i18n?.bundles,
  );
  english = await read([
    ...(usEnglishLocale.bundles ?? []),
    ...tools.flatMap((bundles) => (Array.isArray(bundles) ? bundles : [])),
    ...(await toolBundles()),
  ]);
  const { i18n } = typesetFrench();
  const [locale] = Array.isArray(i18n?.locales) ? i18n.locales : [];
  french = await read([...(locale?.bundles ?? []), ...completedFrench]);
}, 60_000);

test('every text the studio shows has its French', () => {
  const left = [...english.keys()].filter(
    (key) => !french.has(key) && !ABSENT.some((feature) => feature.test(key)),
  );
  expect(left).toEqual([]);
});

test('a French text asks for nothing the studio does not give it', () => {
  const unknown = [...french].filter(([key, text]) => {
    const given = namesIn(english.get(key) ?? text);
    return namesIn(text).some((name) => !given.includes(name));
  });
  expect(unknown).toEqual([]);
});

test('no French of ours is for a text the studio does not have any more', async () => {
  const ours = await read(completedFrench);
  const studioKeys = new Set([...english.keys(), ...Object.keys(UNNAMED)]);
  expect([...ours.keys()].filter((key) => !studioKeys.has(key))).toEqual([]);
  expect(Object.keys(UNNAMED).filter((key) => english.has(key))).toEqual([]);
});

test('the French is set as in print', () => {
  expect([...french].filter(([, text]) => /['"“”]|\.\.\.| [;:!?»]|« /.test(text))).toEqual([]);
});

async function read(bundles: readonly Parameters<typeof textsOf>[0][]): Promise<Texts> {
  const texts = bundles.map(async (bundle) => {
    const tool = TOOLS.includes(bundle.namespace) ? `${bundle.namespace}: ` : '';
    const entries = Object.entries(await textsOf(bundle));
    return entries.map(([key, text]) => [tool + key, text] as const);
  });
  return new Map((await Promise.all(texts)).flat());
}

/** The English of the tools that the studio adds by itself: it is exported nowhere. */
async function toolBundles() {
  const [projectId, dataset] = ['agence', 'production'];
  const client = createClient({ projectId, dataset, useCdn: false, apiVersion: '1' });
  const { workspaces } = prepareConfig({
    ...{ projectId, dataset, basePath: '/contenus', schema: { types: [] } },
    auth: createMockAuthStore({ client, currentUser: null }),
    releases: { enabled: true },
    scheduledDrafts: { enabled: true },
  });
  const [source] = workspaces[0]?.__internal.sources ?? [];
  if (!source) return expect.fail();
  const { i18next } = (await firstValueFrom(source.source)).__internal;
  await i18next.loadNamespaces(TOOLS);
  return TOOLS.map((namespace) => ({
    namespace,
    resources: () => i18next.getResourceBundle('en-US', namespace),
  }));
}

/** Values and components: `{{count}}`, `<DocumentTitle/>`. Small letters are emphasis. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)|<\/?([A-Z]\w*)/g)].map(
    ([, value, component]) => value ?? component ?? '',
  );
}
