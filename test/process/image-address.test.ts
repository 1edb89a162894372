/** What the library that builds image addresses refuses to build, so that no page asks for nonsense. */
import { createImageUrlBuilder } from '@sanity/image-url';
import { expect, test } from 'vitest';
import { image } from '../../app/content/image.ts';

const builder = createImageUrlBuilder({ projectId: 'agence', dataset: 'production' });
const picture = builder.image({
  asset: { _ref: 'image-0e8b872f681d21d6aaac4ac124a968894eb810d6-1080x1920-png' },
});

test('an invalid fit mode [pages-8.06]', () => {
  // @ts-expect-error the types already refuse it
  expect(() => picture.fit('stretch')).toThrow('Invalid fit mode "stretch"');
});

test('an invalid crop mode [pages-8.07]', () => {
  // @ts-expect-error the types already refuse it
  expect(() => picture.crop('middle')).toThrow('Invalid crop mode "middle"');
});

test('an invalid auto mode [pages-8.08]', () => {
  // @ts-expect-error the types already refuse it
  expect(() => picture.auto('compress')).toThrow('Invalid auto mode "compress"');
});

test('an invalid frame value [pages-8.09]', () => {
  expect(() => picture.frame(2)).toThrow('Invalid frame value "2"');
});

test('a source that leads to no image, which the site never hands over [pages-8.10]', () => {
  const nothing = { _type: 'image', alt: 'Une image jamais envoyée' };
  expect(() => builder.image(nothing).url()).toThrow('Unable to resolve image URL from source');
  expect(() => builder.image({ asset: { _ref: 'image-abc' } }).url()).toThrow('Malformed asset');
  expect(image.safeParse(nothing).success).toBe(false);
  expect(image.safeParse({ asset: { _ref: 'image-abc' } }).success).toBe(false);
});

test('the modes of the specification [pages-9.04] [pages-9.05]', () => {
  for (const fit of ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const) {
    expect(picture.fit(fit).url()).toContain(`?fit=${fit}`);
  }
  const crops = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const;
  for (const crop of crops) expect(picture.crop(crop).url()).toContain(`?crop=${crop}`);
});
