import { expect, test } from 'vitest';
import { finishedPage } from './page.ts';

test('a page puts the visitor’s tint on the document before it loads a stylesheet, by a script its policy names', async () => {
  const page = await finishedPage(
    new Response(
      '<!DOCTYPE html><html lang="fr"><head><link rel="stylesheet" href="/a.css"/></head><body></body></html>',
      { headers: { 'content-type': 'text/html' } },
    ),
    { nonce: 'secret', assetOrigin: '' },
  );
  const html = page.body.toString();
  expect(html).toMatch(/<head><script>[^<]*localStorage\.teinte[^<]*<\/script><link/);
  expect(html).not.toContain('secret');
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
});
