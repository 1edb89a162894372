import { expect, test } from 'vitest';
import { DEFAULT_BRAND, readBrand } from '../../packages/drawings/brand/brand.ts';
import { isDrawnPage, markOf, readAddress, withMarkedAddresses } from './brand-addresses.ts';

const RIF = readBrand({ colors: { night: '#0B3B44' }, drawings: 'relief' });
const mark = `/~${markOf(RIF)}`;

const HTML = `<link rel="stylesheet" href="/assets/home-B1x_-9zQ.css"><link rel="icon" href="/favicon.svg">
<img src="/covers/1x1/porch-nuit/a.svg" srcset="/assets/hero-B1x_-9zQ.svg#still 1x, /assets/hero-B2x_-9zQ.svg 2x">
<i style="mask:url(/assets/moon-B1x_-9zQ.svg)"></i><script>"[\\"/portraits/Nour.svg\\"]"</script>`;

test('each address of a drawing, and of what names one, carries the brand', () => {
  const marked = withMarkedAddresses(HTML, RIF);
  expect(marked.split(`${mark}/`)).toHaveLength(8);
  expect(marked.replaceAll(mark, '')).toBe(HTML);
  expect(withMarkedAddresses('import("./a-B1.js"),["assets/a-B1.js","assets/a-B1.css"]', RIF)).toBe(
    `import("./a-B1.js"),["${mark.slice(1)}/assets/a-B1.js","${mark.slice(1)}/assets/a-B1.css"]`,
  );
});

test('what is no drawing of ours keeps its address, and so does the whole site of the default brand', () => {
  expect(withMarkedAddresses(HTML, DEFAULT_BRAND)).toBe(HTML);
  const text = `"/assets/hanken-B1x_-9zQ.woff2" "https://rif.example/covers/1x1/a.svg" "/images/a/b/c.png"
<a href="/work">nos covers/portraits</a> /assets/ "/social-card.png"`;
  expect(withMarkedAddresses(text, RIF)).toBe(text);
});

test('another colour or another logo is another mark', () => {
  const logo = { src: '/images/logo.svg', width: 40, height: 40 };
  const brands = [
    RIF,
    readBrand({ colors: { night: '#0B3B45' }, drawings: 'relief' }),
    { ...RIF, logo },
    { ...DEFAULT_BRAND, logo },
  ];
  expect(new Set(brands.map(markOf)).size).toBe(brands.length);
  expect(markOf(DEFAULT_BRAND)).toBeUndefined();
});

test('a marked address is read as the plain one', () => {
  expect(readAddress(`${mark}/favicon.svg?a=/b`)).toEqual({
    plain: '/favicon.svg?a=/b',
    mark: markOf(RIF),
  });
  for (const address of ['/~', '/~a', '/~A/favicon.svg', '/work']) {
    expect(readAddress(address)).toEqual({ plain: address });
  }
  expect(['/covers/a', '/site.webmanifest', '/work', '/coversx'].map(isDrawnPage)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
