import { expect, test } from 'vitest';
import { compileSchema } from '../../model/schema/compile-schema.ts';
import { fieldTitles, patchPath, usesIn } from './uses.ts';

const picture = { _type: 'image', asset: { _type: 'reference', _ref: 'image-a' } };
const study = {
  _id: 'portfolio-x',
  _type: 'portfolio',
  coverImage: { ...picture, alt: 'Une porte' },
  gallery: [
    { _key: 'one', _type: 'galleryItem', src: { _type: 'image', asset: { _ref: 'image-b' } } },
    { _key: 'say "two"', _type: 'galleryItem', src: picture },
  ],
  'odd name': [[picture]],
  related: { _type: 'reference', _ref: 'image-a' },
};

test('every place that refers to a picture is found, at any depth', () => {
  expect(usesIn(study, 'image-a').map(({ path }) => patchPath(path))).toEqual([
    'coverImage',
    'gallery[_key=="say \\"two\\""].src',
    '["odd name"][0][0]',
    'related',
  ]);
  expect(usesIn(study, 'image-b')).toHaveLength(1);
  expect(usesIn(study, 'image-c')).toEqual([]);
});

test('places are called as the form calls them', () => {
  const type = compileSchema().get('portfolio');
  const titles = usesIn(study, 'image-a').map(({ path }) => fieldTitles(type, study, path));
  expect(titles).toEqual([
    'Couverture',
    'Galerie, élément\u00A02 › Image',
    'odd name, élément\u00A01, élément\u00A01',
    'related',
  ]);
});
