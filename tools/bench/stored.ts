import { writeContent } from '../../test/support/own-content.ts';
import { ask } from './ask.ts';
import { type Figure, median } from './figure.ts';
import { openSite } from './open-site.ts';
import { RENDERED } from './rendered.ts';

const ROUNDS = 20;
const [FEW, MANY] = [100, 10_000] as const;

/** The pages that show some of what is stored; each round asks for another document, so that few answers are remembered. */
const PAGES: Readonly<Record<string, (round: number, size: number) => string>> = {
  'a post': (round, size) => `/blog/${middle('blogPost', round, size)}?`,
  'a case study': (round, size) => `/work/${middle('portfolio', round, size)}?`,
  'a service': (round, size) => `/services/${middle('service', round, size)}?`,
  'a job': (round, size) => `/careers/${middle('jobPosting', round, size)}?`,
  '/blog': () => '/blog?',
  '/blog, third page': () => '/blog?page=3&',
  '/blog, a category': () => '/blog?categorie=SEO&',
};

/** Time to render whole pages, by number of documents of the site; both sites take turns. */
export async function measureStoredPages(): Promise<Figure[]> {
  await using few = await open(FEW);
  await using many = await open(MANY);
  const figures: Figure[] = [];
  for (const [of, address] of Object.entries(PAGES)) {
    const times = new Map<number, number[]>();
    for (let round = -3; round < ROUNDS; round += 1) {
      for (const { size, origin } of [few, many]) {
        const { outcome, ms } = await ask(`${origin}${address(round, size)}${RENDERED}`);
        if (outcome !== 200) throw new Error(`${of} of ${size} documents: ${outcome}`);
        // The first make what the others find: compiled code, indexes.
        if (round >= 0) times.set(size, [...(times.get(size) ?? []), ms]);
      }
    }
    const time = (size: number) => median(times.get(size) ?? []);
    figures.push(
      { of, what: written(FEW), value: time(FEW), unit: 'ms' },
      { of, what: written(MANY), value: time(MANY), unit: 'ms' },
      { of, what: '10,000 / 100', value: time(MANY) / time(FEW), unit: 'ratio' },
    );
  }
  return figures;
}

function written(size: number): string {
  return size.toLocaleString('en');
}

async function open(size: number) {
  const site = await openSite({}, (directory) =>
    writeContent(directory, { documents: documents(size) }),
  );
  return { ...site, size };
}

/** The types of ten documents: four are posts, three projects, two jobs and one a service. */
const TYPES =
  'blogPost portfolio jobPosting blogPost portfolio blogPost portfolio jobPosting blogPost service'.split(
    ' ',
  );

function typeOf(index: number): string {
  return TYPES[index % TYPES.length] ?? '';
}

/** The address of a document from the middle of its type, another for each round. */
function middle(type: string, round: number, size: number): string {
  const places = Array.from({ length: size }, (_, index) => index).filter(
    (index) => typeOf(index) === type,
  );
  const half = places.length >> 1;
  return name(places[(half + round + places.length) % places.length] ?? 0);
}

function name(index: number): string {
  return `document-${index}`;
}

const CATEGORIES = ['Marketing', 'Vidéo', 'SEO', 'Contenu', 'Publicité', 'E-commerce'];

/** Documents as an agency writes them: three of sixty tags each, one in thirty featured, none with a picture. */
function documents(size: number): object[] {
  return Array.from({ length: size }, (_, index) => {
    const tags = [index, index * 7 + 3, index * 13 + 5].map((n) => `Étiquette ${n % 60}`);
    return {
      _id: name(index),
      _type: typeOf(index),
      title: `Document numéro ${index}`,
      slug: { _type: 'slug', current: name(index) },
      status: 'active',
      isActive: true,
      featured: index % 30 === 0,
      excerpt: 'Ce que nous avons appris en le faisant.',
      summary: 'Ce que nous avons appris en le faisant.',
      category: CATEGORIES[index % CATEGORIES.length],
      tags: index % 5 === 0 ? [...tags, 'Reels'] : tags,
      portfolioTags: tags,
      publishDate: new Date(Date.UTC(2026, 10, 1) - index * 3_600_000).toISOString(),
      content: Array.from({ length: 8 }, (_, block) => ({
        _type: 'block',
        _key: `b${block}`,
        style: 'normal',
        children: [{ _type: 'span', _key: 's', text: 'Un paragraphe de texte. '.repeat(10) }],
      })),
    };
  });
}
