import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../../brand/brand.ts';
import { finishedPage } from './page.ts';

test('a page has the theme before it loads a stylesheet, and the visitor’s tint before anything stands in its body, by a script its policy names', async () => {
  const page = await finishedPage(
    new Response(
      '<!DOCTYPE html><html lang="fr"><head><link rel="stylesheet" href="/a.css"/></head><body><main></main></body></html>',
      { headers: { 'content-type': 'text/html' } },
    ),
    {
      nonce: 'secret',
      assetOrigin: '',
      brand: { ...DEFAULT_BRAND, colors: { ...DEFAULT_BRAND.colors, encre: '#123456' } },
    },
  );
  const html = page.body.toString();
  expect(html).toContain('<head><meta name="theme-color" content="#123456"/><link');
  expect(html).toMatch(/<body><script>[^<]*localStorage\.teinte[^<]*<\/script><main>/);
  expect(html).not.toContain('secret');
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
});
