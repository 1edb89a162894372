import { vercelStegaCombine } from '@vercel/stega';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { nameItems } from './array-items.ts';

/** A text of a preview, as the client library writes it. */
function text(value: string, path: string, id = 'home'): string {
  const address = new URLSearchParams({ id, type: 'home', path });
  return vercelStegaCombine(value, {
    origin: 'sanity.io',
    href: `/studio/contenus/intent?${address}`,
  });
}

/** The paths that elements of a page are named by, in the order of the page. */
function named(html: string): string[] {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  nameItems(document.body, ({ id, path }) => `${id} ${path}`);
  return [...document.querySelectorAll('[data-sanity]')].map(
    (element) => `${element.localName} ${element.getAttribute('data-sanity')}`,
  );
}

it('names the largest element of each item that stands beside that of another', () => {
  const offer = (key: string) =>
    `<li><div><h3>${text('Titre', `offers[_key=="${key}"].title`)}</h3>` +
    `<p>${text('Texte', `offers[_key=="${key}"].text`)}</p></div></li>`;
  expect(
    named(`<h2>${text('Nos métiers', 'title')}</h2><ul>${offer('a')}${offer('b')}</ul>`),
  ).toEqual(['li home offers[_key=="a"]', 'li home offers[_key=="b"]']);
});

it('names items by what their pictures say, and rows of rows each by its own array', () => {
  const logo = (key: string) =>
    `<li><img alt="${text('Logo', `logos[_key=="${key}"].name`)}"></li>`;
  expect(named(`<ul>${logo('a')}${logo('b')}</ul>`)).toHaveLength(2);
  const question = (key: string) => {
    const figure = (inner: string) =>
      `<div><dt>${text('Délai', `faqs[_key=="${key}"].figures[_key=="${inner}"].label`)}</dt></div>`;
    return `<details><h3>${text('Combien ?', `faqs[_key=="${key}"].question`)}</h3><dl>${figure('x')}${figure('y')}</dl></details>`;
  };
  expect(named(question('a') + question('b'))).toEqual([
    'details home faqs[_key=="a"]',
    'div home faqs[_key=="a"].figures[_key=="x"]',
    'div home faqs[_key=="a"].figures[_key=="y"]',
    'details home faqs[_key=="b"]',
    'div home faqs[_key=="b"].figures[_key=="x"]',
    'div home faqs[_key=="b"].figures[_key=="y"]',
  ]);
});

it('names nothing where an item is alone, or its texts stand among those of others', () => {
  expect(named(`<ul><li>${text('Seul', 'list[_key=="a"].title')}</li></ul>`)).toEqual([]);
  const cell = (key: string, field: string) =>
    `<td>${text('Case', `list[_key=="${key}"].${field}`)}</td>`;
  const table = ['name', 'price'].map((field) => `<tr>${cell('a', field)}${cell('b', field)}</tr>`);
  // Two rows, each with a cell of both: in each row the cells are the items.
  expect(named(`<table>${table.join('')}</table>`)).toEqual([
    'td home list[_key=="a"]',
    'td home list[_key=="b"]',
    'td home list[_key=="a"]',
    'td home list[_key=="b"]',
  ]);
  const mixed = ['title', 'text'].map(
    (field) => `<p>${text('Un', `list[_key=="a"].${field}`)}</p>`,
  );
  expect(
    named(`<div>${mixed.join('')}<p>${text('Deux', 'list[_key=="b"].title')}</p></div>`),
  ).toEqual([]);
  expect(named('<ul><li>Publié</li><li>Publié</li></ul>')).toEqual([]);
});
