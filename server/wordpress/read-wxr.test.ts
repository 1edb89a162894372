import { expect, test } from 'vitest';
import { readWxr, type WxrPart } from './read-wxr.ts';
import { exportFile } from './testing/open-import.ts';
import { SMALL } from './testing/small-export.ts';

async function partsOf(text: string) {
  const parts: WxrPart[] = [];
  for await (const part of readWxr(await exportFile(text))) parts.push(part);
  return parts;
}

test.each([
  ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0', 'n’est pas un export'],
  ['nothing', '', 'n’est pas un export'],
  ['a page', '<!doctype html><html><body>Bonjour</body></html>', 'n’est pas un export'],
  [
    'a feed',
    '<rss version="2.0"><channel><title>x</title><item><title>y</title></item></channel></rss>',
    'n’est pas un export',
  ],
  [
    'a thousand million laughs',
    `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><rss><channel><wp:wxr_version>1.2</wp:wxr_version><title>&b;</title></channel></rss>`,
    'n’est pas un export',
  ],
  ['a part of an export', SMALL.slice(0, -40), 'La fin du fichier manque'],
  ['half of an export', SMALL.slice(0, SMALL.length / 2), 'La fin du fichier manque'],
  ['elements within elements', `<rss><channel>${'<a>'.repeat(100)}`, 'n’est pas un export'],
])('%s is refused in a sentence', async (_, text, sentence) => {
  await expect(partsOf(text)).rejects.toThrow(sentence);
});

test('what plugins write wrong is forgiven, and no entity but those of XML is read', async () => {
  const parts = await partsOf(`\ufeff<rss><channel><wp:wxr_version>1.2</wp:wxr_version>
    <link>https://ancien.example/</link>
    <item><title>A \u000b& B &amp; &nbsp; &bomb;</title><content:encoded><![CDATA[x ]]]]><![CDATA[> y]]></content:encoded></item>
    </channel></rss>`);
  expect(parts).toMatchObject([
    { is: 'site', site: { address: 'https://ancien.example' } },
    { is: 'item', item: { title: 'A \u000b& B & &nbsp; &bomb;', content: 'x ]]> y' } },
  ]);
});

test('a text without an end is left before it fills the memory', { tags: ['slow'] }, async () => {
  const head = '<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><content:encoded>';
  for (const begun of ['', '<![CDATA[']) {
    const endless = head + begun + 'mot '.repeat(3_000_000);
    await expect(partsOf(endless)).rejects.toThrow('millions de caractères');
  }
});
