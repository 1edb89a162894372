import { expect, it } from 'vitest';
import { referringItems } from './page-items.ts';

it('finds the keyed references of a document at any depth, each by its path', () => {
  const items = referringItems({
    _id: 'home',
    _type: 'home',
    ...{
      cover: { _ref: 'image-1' },
      tags: ['web', 'marque'],
      gallery: [{ _key: 'g', src: { asset: { _ref: 'image-2' } } }],
      services: {
        list: [
          { _key: 'a', _type: 'reference', _ref: 'web' },
          { _key: 'b', related: [{ _key: 'c', _ref: 'marque' }], note: null },
        ],
      },
    },
  });
  expect(items).toEqual([
    { item: { id: 'home', type: 'home', path: 'services.list[_key=="a"]' }, refersTo: 'web' },
    {
      item: { id: 'home', type: 'home', path: 'services.list[_key=="b"].related[_key=="c"]' },
      refersTo: 'marque',
    },
  ]);
});
