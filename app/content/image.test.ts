import { createClient } from '@sanity/client';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CoverImage, StillSource } from './cover-image.tsx';
import { type Picture, picture, wholePicture } from './image.ts';
import { imageAttributes, small, stillOf } from './picture-attributes.ts';

const READER = {
  client: createClient({
    projectId: 'agence',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
  }),
  assetOrigin: '',
  warn() {},
};

const photograph = (size: string) => ({
  asset: { _ref: `image-0e8b872f681d21d6aaac4ac124a968894eb810d6-${size}-png` },
});

const srcSet = (of: Picture) => imageAttributes(of, '100vw').srcSet;

const FRAME = { width: 400, height: 520, widths: [128, 800] };

it('a picture is cut to its frame, and each candidate with it; none is for where it is small', () => {
  const cut = picture(READER, photograph('1600x900'), FRAME);
  expect(cut.src).toMatch(/[?&]w=400&h=520&fit=crop&auto=format$/);
  expect(srcSet(cut)?.split(', ')).toEqual([
    expect.stringMatching(/[?&]w=400&h=520&fit=crop&auto=format 400w$/),
    expect.stringMatching(/[?&]w=800&h=1040&fit=crop&auto=format 800w$/),
  ]);
});

it('a picture of the shape of its frame needs no cut; one that an editor cropped does', () => {
  const whole = picture(READER, photograph('800x1040'), FRAME);
  expect(whole.src).toMatch(/\?w=400&auto=format$/);
  expect(srcSet(whole)?.split(', ').at(-1)).toMatch(/\?w=800&auto=format 800w$/);
  const crop = { top: 0, bottom: 0.5, left: 0, right: 0 };
  const cropped = picture(READER, { ...photograph('800x1040'), crop }, FRAME);
  expect(cropped.src).toMatch(/rect=.*w=400&h=520&fit=crop/);
});

it('where a picture is small the only candidate is its address', () => {
  const face = small(picture(READER, photograph('800x1040'), FRAME), 64);
  expect(face.src).toMatch(/\?w=128&auto=format$/);
  expect(srcSet(face)).toBeUndefined();
  const cut = small(picture(READER, photograph('1600x900'), FRAME), 64);
  expect(cut.src).toMatch(/[?&]w=128&h=166&fit=crop&auto=format$/);
  expect(small(picture(READER, photograph('800x1040'), FRAME), 200).widths).toEqual([
    128, 400, 800,
  ]);
});

const animation = (format: 'gif' | 'webp') => ({
  asset: { _ref: `image-0e8b872f681d21d6aaac4ac124a968894eb810d6-800x1040-${format}` },
});

it.for(['gif', 'webp'] as const)('a %s is its first frame but where it is to move', (format) => {
  const still = picture(READER, animation(format), FRAME);
  expect(still.src).toMatch(/[?&]frame=1/);
  expect(srcSet(still)?.split(', ')).toHaveLength(2);
  expect(wholePicture(READER, animation(format), 600).src).toMatch(/[?&]frame=1/);
  const moving = picture(READER, animation(format), { ...FRAME, moves: true });
  expect(moving.src).not.toContain('frame');
  expect(stillOf(moving).src).toBe(`${moving.src}&frame=1`);
  expect(picture(READER, photograph('800x1040'), { ...FRAME, moves: true })).not.toHaveProperty(
    'moves',
  );
});

it('a picture that may move has its first frame beside it for who asks for less motion, without a script', () => {
  const show = (moves: boolean, media?: string) => {
    const cover = picture(READER, animation('gif'), { ...FRAME, moves });
    const image = createElement(CoverImage, { picture: cover, sizes: '100vw' });
    const source = createElement(StillSource, { picture: cover, sizes: '100vw', media });
    return renderToStaticMarkup(media ? source : image);
  };
  expect(show(false)).toMatch(/^<img /);
  expect(show(true)).toMatch(
    /^<picture style="display:contents"><source media="\(prefers-reduced-motion: reduce\)" srcSet="[^"]+frame=1 400w, [^"]+frame=1 800w" sizes="100vw" [^>]+><img class="cover-image" src="[^"]+auto=format"/,
  );
  expect(show(true, '(max-width: 767px)')).toContain(
    'media="(prefers-reduced-motion: reduce) and (max-width: 767px)"',
  );
  expect(show(false, '(max-width: 767px)')).toBe('');
});
