import { vercelStegaCombine } from '@vercel/stega';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { nameItems, type ReferringItem } from './array-items.ts';
import { sourcedElements } from './text-sources.ts';

/** A text of a preview, as the client library writes it. */
function text(value: string, path: string, id = 'home', type = id): string {
  const address = new URLSearchParams({ id, type, path });
  return vercelStegaCombine(value, {
    origin: 'sanity.io',
    href: `/studio/contenus/intent?${address}`,
  });
}

/** An array of references, as a document holds it: `items('team', 'members', 'salma', 'yanis')`. */
function items(holder: string, array: string, ...ids: string[]): ReferringItem[] {
  return ids.map((refersTo, place) => ({
    item: { id: holder, type: holder, path: `${array}[_key=="${place}"]` },
    refersTo,
  }));
}

function pageOf(html: string): Element {
  return parseHTML(`<html><body>${html}</body></html>`).document.body;
}

function name(page: Element, referring: readonly ReferringItem[] = []): void {
  nameItems(page, sourcedElements(page), referring, ({ id, path }) => `${id} ${path}`);
}

/** The paths that elements of a page are named by, in the order of the page. */
function named(page: Element): string[] {
  return [...page.querySelectorAll('[data-sanity]')].map(
    (element) => `${element.localName} ${element.getAttribute('data-sanity')}`,
  );
}

function namesIn(html: string, referring?: readonly ReferringItem[]): string[] {
  const page = pageOf(html);
  name(page, referring);
  return named(page);
}

it('names the largest element of each item that stands beside that of another', () => {
  const offer = (key: string) =>
    `<li><div><h3>${text('Titre', `offers[_key=="${key}"].title`)}</h3>` +
    `<p>${text('Texte', `offers[_key=="${key}"].text`)}</p></div></li>`;
  expect(
    namesIn(`<h2>${text('Nos métiers', 'title')}</h2><ul>${offer('a')}${offer('b')}</ul>`),
  ).toEqual(['li home offers[_key=="a"]', 'li home offers[_key=="b"]']);
});

it('names items by what their pictures say, and rows of rows each by its own array', () => {
  const logo = (key: string) =>
    `<li><img alt="${text('Logo', `logos[_key=="${key}"].name`)}"></li>`;
  expect(namesIn(`<ul>${logo('a')}${logo('b')}</ul>`)).toHaveLength(2);
  const question = (key: string) => {
    const figure = (inner: string) =>
      `<div><dt>${text('Délai', `faqs[_key=="${key}"].figures[_key=="${inner}"].label`)}</dt></div>`;
    return `<details><h3>${text('Combien ?', `faqs[_key=="${key}"].question`)}</h3><dl>${figure('x')}${figure('y')}</dl></details>`;
  };
  expect(namesIn(question('a') + question('b'))).toEqual([
    'details home faqs[_key=="a"]',
    'div home faqs[_key=="a"].figures[_key=="x"]',
    'div home faqs[_key=="a"].figures[_key=="y"]',
    'details home faqs[_key=="b"]',
    'div home faqs[_key=="b"].figures[_key=="x"]',
    'div home faqs[_key=="b"].figures[_key=="y"]',
  ]);
});

it('passes over the copies by which a row has no end', () => {
  const logo = (key: string) => `<img alt="${text('Logo', `logos[_key=="${key}"].name`)}">`;
  const copy = `<li aria-hidden="true">${logo('a')}</li>`;
  expect(namesIn(`<ul><li>${logo('a')}</li><li>${logo('b')}</li>${copy}</ul>`)).toHaveLength(2);
});

it('names items that refer to documents, beside items that hold their own texts', () => {
  const member = (content: string) => `<li><div><h3>${content}</h3></div></li>`;
  const own = text('Rachid', 'members[_key=="2"].name', 'team');
  const row =
    member(text('Salma', 'name', 'salma')) + member(text('Yanis', 'name', 'yanis')) + member(own);
  expect(namesIn(`<ul>${row}</ul>`, items('team', 'members', 'salma', 'yanis'))).toEqual([
    'li team members[_key=="0"]',
    'li team members[_key=="1"]',
    'li team members[_key=="2"]',
  ]);
});

it('takes a list of all documents for no array of some of them', () => {
  const card = (id: string, more = '') =>
    `<article><h3>${text(id, 'title', id, 'portfolio')}</h3>${more}</article>`;
  const chosen = items('service', 'caseStudies', 'one', 'two');
  expect(namesIn(`<div>${card('one')}${card('two')}</div>`, chosen)).toHaveLength(2);
  const client = `<p>${text('Tafilt', 'name', 'client-tafilt', 'client')}</p>`;
  expect(namesIn(`<div>${card('one', client)}${card('two', client)}</div>`, chosen)).toHaveLength(
    2,
  );
  expect(namesIn(`<div>${card('one')}${card('two')}${client}</div>`, chosen)).toEqual([]);
  expect(namesIn(`<div>${card('one')}${card('two')}${card('three')}</div>`, chosen)).toEqual([]);
  const shelf = (id: string) => `<section>${card(id)}${card('three')}</section>`;
  expect(namesIn(`<div>${shelf('one')}${shelf('two')}</div>`, chosen)).toEqual([]);
});

it('names an element by its own array before one that refers to what it mentions', () => {
  const quote = (key: string, client: string) =>
    `<figure><p>${text('Bravo', `quotes[_key=="${key}"].role`, 'clients')}</p><b>${text(client, 'name', client)}</b></figure>`;
  expect(
    namesIn(quote('x', 'anfa') + quote('y', 'medina'), items('home', 'logos', 'anfa', 'medina')),
  ).toEqual(['figure clients quotes[_key=="x"]', 'figure clients quotes[_key=="y"]']);
});

it('passes over a text whose hidden part the page has cut', () => {
  const title = text('Un titre', 'list[_key=="a"].title');
  const cut = `<h2>${title.slice(0, 21)}</h2>`;
  expect(
    namesIn(
      `${cut}<ul><li><p>${title}</p></li><li><p>${text('Deux', 'list[_key=="b"].title')}</p></li></ul>`,
    ),
  ).toEqual(['li home list[_key=="a"]', 'li home list[_key=="b"]']);
});

it('names nothing where an item is alone, or its texts stand among those of others', () => {
  expect(namesIn(`<ul><li>${text('Seul', 'list[_key=="a"].title')}</li></ul>`)).toEqual([]);
  const mixed = ['title', 'text'].map(
    (field) => `<p>${text('Un', `list[_key=="a"].${field}`)}</p>`,
  );
  expect(
    namesIn(`<div>${mixed.join('')}<p>${text('Deux', 'list[_key=="b"].title')}</p></div>`),
  ).toEqual([]);
  const bare = ['a', 'b'].map((key) => `<li>${text('Seul', `list[_key=="${key}"].title`)}</li>`);
  expect(namesIn(`<ul>${bare.join('')}</ul>`)).toEqual([]);
  expect(namesIn('<ul><li>Publié</li><li>Publié</li></ul>')).toEqual([]);
});

it('names the cells of a table in each of its rows apart', () => {
  const cell = (key: string, field: string) =>
    `<td><p>${text('Case', `list[_key=="${key}"].${field}`)}</p></td>`;
  const page = pageOf(
    `<table>${['name', 'price'].map((field) => `<tr>${cell('a', field)}${cell('b', field)}</tr>`).join('')}</table>`,
  );
  name(page);
  const groups = [...page.querySelectorAll('td')].map((element) =>
    element.getAttribute('data-sanity-drag-group'),
  );
  expect(groups[0]).toBeTruthy();
  expect(groups[1]).toBe(groups[0]);
  expect(groups[2]).not.toBe(groups[0]);
  expect(groups[3]).toBe(groups[2]);
});

it('leaves paragraphs, and lists that pages sort by a year or a number, as they are', () => {
  const item = (path: string) => `<li><p>${text('Un', path)}</p></li>`;
  const listOf = (array: string, field: string) =>
    `<ul>${item(`${array}[_key=="a"].${field}`)}${item(`${array}[_key=="b"].${field}`)}</ul>`;
  expect(namesIn(listOf('body', 'children[_key=="0"].text'))).toEqual([]);
  expect(namesIn(listOf('milestones', 'title'))).toEqual([]);
  expect(namesIn(listOf('howItWorks.steps', 'title'))).toHaveLength(2);
});

it('takes the name from an element that shows no item any longer', () => {
  const page = pageOf(
    `<ul><li><b>${text('Un', 'list[_key=="a"].title')}</b></li><li><b>${text('Deux', 'list[_key=="b"].title')}</b></li></ul>`,
  );
  name(page);
  expect(named(page)).toHaveLength(2);
  page.querySelector('li')?.remove();
  name(page);
  expect(named(page)).toEqual([]);
});
