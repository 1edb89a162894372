import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { nameItems } from './array-items.ts';
import { sectionElements } from './section-elements.ts';

/** The sections of a page, by their kinds; the key of each is its place. */
function pageOf(...sections: { _type: string; anchor?: string }[]) {
  return {
    _id: 'page-x',
    _type: 'page',
    sections: sections.map((section, place) => ({ ...section, _key: `${place}` })),
  };
}

/** What is named on a page that shows sections with these ids, among others of its frame. */
function namedIn(ids: readonly string[], page: ReturnType<typeof pageOf>): string[] {
  const sectionsHtml = ids
    .map((id) => `<section id="${id}"><div>Rien de la page</div></section>`)
    .join('');
  const html = `<section><h1>Titre</h1></section><div>${sectionsHtml}</div>`;
  const root = parseHTML(`<html><body>${html}</body></html>`).document.body;
  nameItems(root, sectionElements(root, page), [], ({ path }) => path);
  return [...root.querySelectorAll('[data-sanity]')].map(
    (element) => `${element.id} ${element.getAttribute('data-sanity')}`,
  );
}

it('names sections that show other documents, by their usual anchors and those of an editor', () => {
  const page = pageOf({ _type: 'jobList' }, { _type: 'teamPortraits', anchor: 'nous' });
  expect(namedIn(['postes', 'nous'], page)).toEqual([
    'postes sections[_key=="0"]',
    'nous sections[_key=="1"]',
  ]);
});

it('passes over sections that have nothing to show, and knows the second of a kind', () => {
  const page = pageOf(
    { _type: 'latestPosts' },
    { _type: 'perkList' },
    { _type: 'jobList' },
    { _type: 'inconnu' },
    { _type: 'jobList' },
  );
  expect(namedIn(['avantages', 'postes', 'postes-2'], page)).toEqual([
    'avantages sections[_key=="1"]',
    'postes sections[_key=="2"]',
    'postes-2 sections[_key=="4"]',
  ]);
});

it('names nothing on a page of one section, or of sections that are not of its list', () => {
  expect(namedIn(['postes'], pageOf({ _type: 'jobList' }))).toEqual([]);
  expect(namedIn(['a', 'b'], pageOf({ _type: 'jobList' }, { _type: 'perkList' }))).toEqual([]);
});
