import type { SitemapFilm, SitemapPage } from './sitemap-query.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** The format's own namespace, and those of Google's extensions for pictures and films. */
const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
];

/** Writes one file of the sitemap. The same pages always give the same bytes. */
export function writeSitemap(origin: string, pages: readonly SitemapPage[]): string {
  const full = (address: string) => new URL(address, origin).href;
  const entries = pages.map(({ path, changed, pictures, film }) =>
    [
      `<url>${element('loc', full(path))}`,
      changed ? element('lastmod', changed.toISOString()) : '',
      ...pictures.map((it) => `<image:image>${element('image:loc', full(it))}</image:image>`),
      film ? writeFilm(film, full) : '',
      '</url>',
    ].join(''),
  );
  return [HEAD, `<urlset ${NAMESPACES.join(' ')}>`, ...entries, '</urlset>', ''].join('\n');
}

/** @param addresses of the files, from the origin */
export function writeSitemapIndex(origin: string, addresses: readonly string[]): string {
  const entries = addresses.map((it) => `<sitemap>${element('loc', origin + it)}</sitemap>`);
  const [namespace] = NAMESPACES;
  return [HEAD, `<sitemapindex ${namespace}>`, ...entries, '</sitemapindex>', ''].join('\n');
}

/** Writes a film. The order of the elements is the schema's. */
function writeFilm(film: SitemapFilm, full: (address: string) => string): string {
  const { thumbnail, title, description, at, duration } = film;
  const place =
    'file' in at
      ? element('video:content_loc', full(at.file))
      : element('video:player_loc', at.player);
  return [
    '<video:video>',
    element('video:thumbnail_loc', full(thumbnail)),
    element('video:title', title),
    element('video:description', description),
    place,
    duration === undefined ? '' : element('video:duration', String(duration)),
    '</video:video>',
  ].join('');
}

/** Characters that XML 1.0 cannot hold, as entities neither. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function element(name: string, text: string): string {
  const escaped = text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return `<${name}>${escaped}</${name}>`;
}
