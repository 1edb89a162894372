import { createClient } from '@sanity/client';
import { stegaClean, stegaEncodeSourceMap } from '@sanity/client/stega';
import { expect, it } from 'vitest';
import { withStega } from '../preview/stega.ts';
import { withPlainAttributes } from './plain-attributes.ts';

/** A text as the client library gives it, with the settings of previews. */
function encoded(value: string, field: string, type = 'portfolio'): string {
  const reader = withStega({
    client: createClient({ projectId: 'p', dataset: 'd', apiVersion: '2025-02-19', useCdn: false }),
    assetOrigin: '',
    warn: () => {},
  });
  const map = {
    documents: [{ _id: 'drafts.a', _type: type }],
    paths: [`$['${field}']`],
    mappings: {
      $: {
        type: 'value' as const,
        source: { type: 'documentValue' as const, document: 0, path: 0 },
      },
    },
  };
  return stegaEncodeSourceMap(value, map, reader.client.config().stega);
}

it('the head and the attributes of a preview are those of the published page, and its texts lead to their fields', () => {
  const title = encoded('Une médina', 'title');
  expect(title).not.toBe('Une médina');
  const html = (text: string, visibleText: string) =>
    `<html><head><title>${text}</title><script type="application/ld+json">{"name":"${text}"}</script></head>` +
    `<body><a href="https://wa.me/?text=${encodeURIComponent(text)}" aria-label="${text}" id="${text}">${visibleText}</a>` +
    `<img alt="${visibleText}" src="/a.png"/><script>data("${visibleText}")</script></body></html>`;
  expect(withPlainAttributes(html(title, title))).toBe(html('Une médina', title));
});

it('texts that pages compare, parse or spell in addresses stay as they are, and empty ones stay empty', () => {
  expect(encoded('Reels', 'tags')).toBe('Reels');
  expect(encoded('dès 30K DH', 'priceRange', 'service')).toBe('dès 30K DH');
  expect(encoded('Atelier Anfa', 'agencyName', 'settings')).toBe('Atelier Anfa');
  expect(encoded('  ', 'title')).toBe('  ');
  const summary = encoded('Vingt boutiques', 'summary');
  expect(summary).not.toBe('Vingt boutiques');
  expect(stegaClean(summary)).toBe('Vingt boutiques');
});
