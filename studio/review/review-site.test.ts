import { expect, test } from 'vitest';
import { TYPES } from '../../model/document-types.ts';
import { compileSchema } from '../../model/schema/compile-schema.ts';
import type { Change } from '../../packages/content-service/documents/change.ts';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import { titleOf } from '../media/media.ts';
import type { SiteAnswers } from './ask-site.ts';
import { type Review, reviewSite } from './review-site.ts';

const ORIGIN = 'https://agence.example';
const GOOD =
  'Une description assez longue pour dire ce que la page apporte à celui qui la cherche, et pour être choisie.';
const picture = { _type: 'image', asset: { _type: 'reference', _ref: 'image-a-1x1-png' } };

/** The site answers 404 for one address, and has one place on its first page. */
const ANSWERS: SiteAnswers = {
  hasPage: (address) => (address === '/images/muet' ? undefined : address !== '/images/perdu'),
  hasPlace: (_, fragment) => fragment === 'contact',
};

async function review(documents: readonly object[], signal = new AbortController().signal) {
  const changes = documents.map((one, index): Change => {
    const document = { _id: `d${String(index).padStart(5, '0')}`, _type: 'blogPost', ...one };
    return { put: document };
  });
  const { staff } = await startTestService(changes);
  const schema = compileSchema();
  const progress: [number, number][] = [];
  const questions: string[][] = [];
  const report = await reviewSite({
    client: staff(),
    typeOf: (name) => schema.get(name),
    titleOf,
    types: Object.keys(TYPES),
    origin: ORIGIN,
    signal,
    onProgress: (...step) => progress.push(step),
    ask: async ({ addresses, pages }) => {
      questions.push([...addresses], [...pages]);
      return ANSWERS;
    },
  });
  return { report, progress, questions };
}

function lines({ documents }: Review): string[] {
  return documents.flatMap(({ title, findings }) =>
    findings.map(({ kind, field, what }) => `${title} | ${kind} | ${field} | ${what}`),
  );
}

function post(slug: string, href: string, more: object = {}) {
  return {
    title: slug,
    slug: { _type: 'slug', current: slug },
    seoDescription: GOOD,
    content: [
      {
        _type: 'block',
        _key: 'a',
        markDefs: [{ _key: 'm', _type: 'link', href }],
        children: [
          { _type: 'span', _key: 's', text: 'notre ', marks: [] },
          { _type: 'span', _key: 't', text: 'travail', marks: ['m'] },
        ],
      },
    ],
    ...more,
  };
}

test('a link to a part of the site that is off is found, and what is in that part is not looked through', async () => {
  const { report } = await review([
    post('article', '/blog/absent', { seoDescription: undefined }),
    { _type: 'settings', _id: 'settings', offParts: ['blog', 'newsletter'] },
    {
      _type: 'page',
      title: 'Page',
      slug: { _type: 'slug', current: 'page' },
      seoDescription: GOOD,
      sections: [
        { _type: 'pictureText', _key: 'a', title: 'T', action: 'Lire', href: '/blog/article' },
        { _type: 'pictureText', _key: 'b', title: 'T', action: 'Flux', href: `${ORIGIN}/feed.xml` },
        { _type: 'pictureText', _key: 'c', title: 'T', action: 'Voir', href: '/work' },
        { _type: 'pictureText', _key: 'd', title: 'T', action: 'S’inscrire', href: '/newsletter' },
      ],
    },
  ]);
  expect(lines(report).map((line) => line.split(' | ').at(-1))).toEqual([
    expect.stringContaining('Blog\u00a0: partie éteinte'),
    expect.stringContaining('Blog\u00a0: partie éteinte'),
    expect.stringContaining('Newsletter\u00a0: partie éteinte'),
  ]);
});

test('links are followed to pages, to what is withheld, through redirections and into pages', {
  tags: ['slow'],
}, async () => {
  const { report, questions } = await review([
    post('bon', '/blog/futur'),
    post('futur', `${ORIGIN}/blog/bon/?utm_source=x`, { publishDate: '2999-01-01T08:00:00Z' }),
    post('absent', '/blog/nulle-part'),
    post('archive', '/work/vieux'),
    { _type: 'portfolio', title: 'Vieux', slug: 'vieux', status: 'archived', summary: GOOD },
    post('detour', '/ancien/bon'),
    { _type: 'redirect', from: '/ancien/*', to: '/blog/:splat' },
    { _type: 'redirect', from: '/rien', to: '/blog/rien' },
    post('lieu', '/#contact'),
    post('sans-lieu', '/#nulle'),
    post('code', '/images/perdu'),
    post('ailleurs', 'https://ailleurs.example/nulle-part'),
    post('nu', 'services/seo'),
    post('muet', '/images/muet'),
    post('ville', '/villes/fes'),
  ]);
  const first = 'Texte, élément\u00A01';
  expect(lines(report)).toEqual([
    `absent | link | ${first} | «\u00A0travail\u00A0» mène à /blog/nulle-part. Aucune page à cette adresse.`,
    `archive | link | ${first} | «\u00A0travail\u00A0» mène à /work/vieux. Archivé\u00A0: sur aucune page.`,
    `bon | link | ${first} | «\u00A0travail\u00A0» mène à /blog/futur. Pas encore paru.`,
    `code | link | ${first} | «\u00A0travail\u00A0» mène à /images/perdu. Aucune page à cette adresse.`,
    `detour | redirected | ${first} | «\u00A0travail\u00A0» mène à /ancien/bon, qui renvoie à /blog/bon. Indiquez cette adresse-là.`,
    `nu | link | ${first} | «\u00A0travail\u00A0» mène à services/seo. Une adresse commence par «\u00A0/\u00A0» ou par «\u00A0https://\u00A0».`,
    `sans-lieu | link | ${first} | «\u00A0travail\u00A0» mène à /#nulle. La page existe, mais rien n’y porte le nom «\u00A0nulle\u00A0».`,
    `ville | link | ${first} | «\u00A0travail\u00A0» mène à /villes/fes. Aucune page à cette adresse.`,
    `/rien | link | Nouvelle adresse | Ce lien mène à /blog/rien. Aucune page à cette adresse.`,
  ]);
  expect(report.unknown).toBe(1);
  expect(questions).toEqual([['/images/perdu', '/images/muet'], ['/']]);
});

test('pages at one address are found, each with the other, and a button’s broken link', async () => {
  const page = (title: string, current: string) => ({
    _type: 'page',
    title,
    slug: { _type: 'slug', current },
    lead: GOOD,
    sections: [{ _key: 'a', _type: 'callout', title: 'Venez.', action: 'Entrer', href: '/perdu' }],
  });
  const { report } = await review([page('Fès', 'villes/fes'), page('Fez', 'villes/fes')]);
  const expectedLines = (title: string, other: string) => [
    `${title} | address | Adresse de la page | «\u00A0${other}\u00A0» est aussi à l’adresse /villes/fes\u00A0: une seule des deux pages est montrée.`,
    expect.stringMatching(new RegExp(`^${title} \\| link \\| .+ mène à /perdu\\. Aucune page`)),
  ];
  expect(lines(report)).toEqual([...expectedLines('Fès', 'Fez'), ...expectedLines('Fez', 'Fès')]);
});

test('pictures without a text are found where the form asks for one, and logos are left alone', {
  tags: ['slow'],
}, async () => {
  const { report } = await review([
    post('sans', '/', { coverImage: picture }),
    post('avec', '/', { coverImage: { ...picture, alt: 'Une porte' } }),
    {
      _type: 'portfolio',
      title: 'Galerie',
      slug: 'galerie',
      summary: GOOD,
      gallery: [
        { _type: 'galleryItem', _key: 'a', src: picture, alt: 'Une tuile' },
        { _type: 'galleryItem', _key: 'b', src: picture, alt: ' ' },
      ],
    },
    { _type: 'client', name: 'Argile 12', logo: picture },
  ]);
  expect(lines(report)).toEqual([
    expect.stringMatching(/^sans \| picture \| .+ \| Image sans description\.$/),
    'Galerie | picture | Galerie, élément\u00A02 › Image | Image sans description.',
  ]);
});

test('descriptions are judged as Google shows them, with the summary that stands in for one', async () => {
  const { report } = await review([
    post('aucune', '/', { seoDescription: '' }),
    post('resume', '/', { seoDescription: undefined, excerpt: GOOD }),
    post('courte', '/', { seoDescription: 'Trop peu.' }),
    post('longue', '/', { seoDescription: 'a'.repeat(161) }),
    // First texts stand there while nothing is written.
    { _id: 'contact', _type: 'contact' },
  ]);
  expect(
    lines(report).map((line) => line.replace(' | description | Description pour Google', '')),
  ).toEqual([
    'aucune | Sans description, ni résumé qui en tienne lieu.',
    'courte | La description fait 9 caractères\u00A0: dites-en plus, 100 au moins.',
    'longue | La description fait 161 caractères\u00A0: Google coupe après 160.',
  ]);
});

test('a large site is read in batches, and the reading ends when it is given up', {
  tags: ['slow'],
}, async () => {
  const { report, progress } = await review(
    Array.from({ length: 450 }, (_, index) => post(`p${index}`, '/')),
  );
  expect(progress).toEqual([
    [200, 450],
    [400, 450],
    [450, 450],
  ]);
  expect(report).toMatchObject({ read: 450, documents: [], unknown: 0 });
  await expect(review([post('un', '/')], AbortSignal.abort())).rejects.toThrow();
});
