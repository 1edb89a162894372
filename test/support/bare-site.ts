/** Sites beside the demo, for what pages say when there is little to say, or nothing. */
import { freePort, type Site, shared, startSharedSite, test as withDemo } from './site.ts';

const paragraph = { _type: 'block', _key: 'a', style: 'normal', markDefs: [] };

/** One document of each kind, as little as it may hold and less: no post, no opening, no service one can ask for. */
const DOCUMENTS = [
  {
    _id: 'settings',
    _type: 'settings',
    agencyName: 'Maison Ferrane',
    openingHours: [{ day: 'monday', opens: '09:00', closes: '18:00' }],
    // Far ahead, one gone by, and not in their order.
    openingExceptions: [
      { from: '2098-08-14', closed: true, reason: 'troisième' },
      { from: '2020-01-11', closed: true, reason: 'passé' },
      { from: '2098-07-30', closed: true, reason: 'fête du Trône' },
      { from: '2098-08-01', to: '2098-08-10', opens: '10:00', closes: '15:30' },
    ],
  },
  { _id: 'about', _type: 'about', milestones: 'x' },
  {
    _id: 'legal',
    _type: 'legal',
    title: 'Nos conditions',
    termsOfSale: {
      body: [{ ...paragraph, children: [{ _type: 'span', _key: 'b', text: 'Tout se paie.' }] }],
    },
  },
  { _id: 'asleep', _type: 'service', status: 'inactive', title: 'Endormi', slug: 'endormi' },
  { _id: 'bare', _type: 'portfolio', title: 'Sans image', slug: { current: 'sans-image' } },
];

export const bareSites = {
  /** A site that holds `DOCUMENTS` and nothing else. */
  bare: shared((atEnd) => startSharedSite(atEnd, { content: { documents: DOCUMENTS } })),
  /** A site that was started without demo content: its content service holds no document at all. */
  empty: shared((atEnd) => startSharedSite(atEnd, { fresh: true, env: { DEMO_CONTENT: 'false' } })),
  /** A site whose content service cannot be reached. */
  away: shared(async (atEnd) =>
    startSharedSite(atEnd, {
      env: {
        SANITY_PROJECT_ID: 'agence',
        SANITY_DATASET: 'production',
        SANITY_API_HOST: `http://127.0.0.1:${await freePort()}`,
      },
    }),
  ),
};

export const test = withDemo.extend<{ bare: Site; empty: Site; away: Site }>(bareSites);
