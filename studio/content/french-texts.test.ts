import { visionTool } from '@sanity/vision';
import { usEnglishLocale } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { structureTool } from 'sanity/structure';
import { beforeAll, expect, test } from 'vitest';
import { completedFrench, textsOf, typesetFrench } from './french-texts.ts';
import { FRENCH_UNNAMED } from './french-unnamed.ts';

type Texts = ReadonlyMap<string, string>;

/** Features the workspace does without: their texts are never shown. */
const ABSENT = [
  /^feedback\./, // what users think of the studio, told to its maker
  /^(?:about-dialog|help-resources)\./, // the maker's help, hidden in `content.css`
  /^user-menu\.action\.claim-project$/,
  /^(?:content-agent$|divergence\.)/,
  /^(?:release\.|banners\.release\.)/,
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
  const asked = new Set([...english.keys(), ...Object.keys(FRENCH_UNNAMED)]);
  expect([...ours.keys()].filter((key) => !asked.has(key))).toEqual([]);
  expect(Object.keys(FRENCH_UNNAMED).filter((key) => english.has(key))).toEqual([]);
});

test('the French is set as in print', () => {
  expect([...french].filter(([, text]) => /['"“”]|\.\.\.| [;:!?»]|« /.test(text))).toEqual([]);
});

async function read(bundles: readonly Parameters<typeof textsOf>[0][]): Promise<Texts> {
  const texts = await Promise.all(bundles.map(textsOf));
  return new Map(texts.flatMap((resources) => Object.entries(resources)));
}

/** Values and components: `{{count}}`, `<DocumentTitle/>`. Small letters are emphasis. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)|<\/?([A-Z]\w*)/g)].map(
    ([, value, component]) => value ?? component ?? '',
  );
}
