import { expect, test } from 'vitest';
import { readBrand } from '../../packages/drawings/brand/brand.ts';
import { reliefDrawing } from '../../packages/drawings/relief/relief.ts';
import { brandedFiles } from './branded-files.ts';
import { isSourceDrawing, readSourceDrawings } from './source-drawings.ts';

const project = new URL('../../', import.meta.url);

test('in development each drawing is in the brand’s family and colours too, whatever its name ends with', () => {
  const brand = readBrand({ drawings: 'relief' });
  const files = brandedFiles(readSourceDrawings(project), () => brand);
  for (const name of ['hero', 'services/offer-strategy', 'search-lens-empty']) {
    const page = files.get(`/app/drawings/${name}.svg`);
    expect(page?.body.toString(), name).toBe(reliefDrawing(name));
    expect(page?.headers.get('cache-control'), name).toBe('no-cache');
  }
  expect(files.get('/favicon.ico')?.headers.get('content-type')).toBe('image/x-icon');
});

test('modules, sources and files that are not there are Vite’s', () => {
  for (const address of ['/app/drawings/hero.svg?url', '/app/root.tsx', '/../secret.svg']) {
    expect(isSourceDrawing(address), address).toBe(false);
  }
  expect(readSourceDrawings(project).get('/none.svg')).toBeUndefined();
});
