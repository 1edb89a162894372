import type { SanityClient } from '@sanity/client';
import { createAdministrator } from '../../test/support/administrator.ts';
import { writeContent } from '../../test/support/own-content.ts';
import { ask } from './ask.ts';
import { type Figure, median } from './figure.ts';
import { SIZES } from './notes.ts';
import { openSite } from './open-site.ts';

const ROUNDS = 10;
const PATIENCE = 30_000; // ms

/** Measures from the studio's mutation that publishes a draft to the changed page, by number of the site's documents. */
export async function measureVisible(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of SIZES) {
    await using site = await openSite({}, (directory) =>
      writeContent(directory, { documents: posts(size) }),
    );
    const { client } = await createAdministrator(site);
    for (const path of [`/blog/${name(0)}`, '/blog']) {
      // What is published then is seen by visitors who were there before.
      await ask(site.origin + path);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        times.push(
          await publishAndSee(client, site.origin + path, `Titre ${size} ${path} ${round}`),
        );
      }
      const of = `${path}, ${size.toLocaleString('en')} documents`;
      figures.push(
        { of, what: 'median', value: median(times), unit: 'ms' },
        { of, what: 'longest', value: Math.max(...times), unit: 'ms' },
      );
    }
  }
  return figures;
}

async function publishAndSee(client: SanityClient, url: string, title: string): Promise<number> {
  const id = name(0);
  const published = await client.getDocument(id);
  if (!published) throw new Error(`there is no ${id}`);
  const { _rev, ...draft } = published;
  await client.createOrReplace({ ...draft, _id: `drafts.${id}`, title });
  const started = performance.now();
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${id}`,
    publishedId: id,
  });
  while (performance.now() - started < PATIENCE) {
    const answer = await fetch(url);
    if ((await answer.text()).includes(title)) return performance.now() - started;
  }
  throw new Error(`${url} does not show "${title}"`);
}

function name(index: number): string {
  return `article-${index}`;
}

/** Articles of some 2,000 characters, the first the newest: it stands on the list. */
function posts(size: number): object[] {
  return Array.from({ length: size }, (_, index) => ({
    _id: name(index),
    _type: 'blogPost',
    title: `Article numéro ${index}`,
    slug: { _type: 'slug', current: name(index) },
    excerpt: 'Ce que nous avons appris en le faisant.',
    category: index % 2 === 0 ? 'Vidéo' : 'SEO',
    tags: ['Vidéo', 'Méthode'],
    author: 'Karim Tazi',
    publishDate: new Date(Date.UTC(2026, 10, 1) - index * 3_600_000).toISOString(),
    content: Array.from({ length: 8 }, (_, block) => ({
      _type: 'block',
      _key: `b${block}`,
      style: 'normal',
      children: [{ _type: 'span', _key: 's', text: 'Un paragraphe de texte. '.repeat(10) }],
    })),
  }));
}
