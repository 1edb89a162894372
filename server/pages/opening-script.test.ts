import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../../packages/drawings/brand/brand.ts';
import { finishedPage } from './page.ts';

/** The document that a browser gets for what React has rendered into `main`. */
async function documentOf(main: string, preview?: { base: string }) {
  const rendered = `<!DOCTYPE html><html lang="fr"><head><link rel="stylesheet" href="/a.css"/></head><body><main>${main}</main></body></html>`;
  const page = await finishedPage(
    new Response(rendered, { headers: { 'content-type': 'text/html' } }),
    {
      nonce: 'secret',
      assetOrigin: '',
      brand: { ...DEFAULT_BRAND, colors: { ...DEFAULT_BRAND.colors, encre: '#123456' } },
      ...(preview && { preview }),
    },
  );
  return { html: page.body.toString(), policy: page.headers.get('content-security-policy') };
}

test('a page has its theme before a stylesheet and the visitor’s tint first in its body, by a script its policy names', async () => {
  const { html, policy } = await documentOf('');
  expect(html).toContain('<head><meta name="theme-color" content="#123456"/><link');
  expect(html).toMatch(/<body><script>[^<]*localStorage\.teinte.*?<\/script><main>/);
  expect(html).not.toContain('secret');
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
});

test('a page is laid out in turn, but for one that opens at a field and for an editor’s preview', async () => {
  const inTurn = /<body><script>.*?content-visibility/;
  expect((await documentOf('<input name="email"/>')).html).toMatch(inTurn);
  expect((await documentOf('<input name="email" autofocus=""/>')).html).not.toMatch(inTurn);
  expect((await documentOf('', { base: '/apercu/drafts' })).html).not.toMatch(inTurn);
});
