/** Script in every text of the content: the pages show it, and none of it runs. */
import { rm } from 'node:fs/promises';
import { archiveDocuments } from '../../tools/demo/archive.ts';
import { type StoredDocument, validDocuments } from '../support/mutated-documents.ts';
import { writeContent } from '../support/own-content.ts';
import { graphIn } from '../support/page-graph.ts';
import { scrollThrough } from '../support/page-watch.ts';
import { readPage } from '../support/served-page.ts';
import { expect, startSite, temporaryDirectory, test } from '../support/site.ts';

const TEXTS = [
  '<img src=x onerror=pwned()>',
  '"><svg onload=pwned()>',
  '</script><script>pwned()</script>',
  "' onmouseover='pwned()",
  '</style><script>pwned()</script>',
  '<!--<script>pwned()</script>',
  '\u2028<iframe srcdoc="<script>parent.pwned()</script>">',
  '</script><!--<script>\u2028\u2029pwned()',
];
const ADDRESSES = [
  'javascript:pwned()',
  'java\tscript:pwned()',
  ' JaVaScRiPt:pwned()',
  'data:text/html,<script>parent.pwned()</script>',
  'vbscript:pwned()',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/..//evil.example/',
  'https:evil.example',
];
/** Names of fields that hold an address or a colour, where text could not be. */
const ADDRESS_FIELD = /href|url|link|address|path|website/i;
/** What the site finds documents by, or what only its own code reads. */
const UNSPOILT_FIELDS =
  /^_|^(?:slug|current|asset|style|listItem|marks|language|youtubeId|time|from|until|date)$|At$|Date$/;

const PAGES = [
  '/',
  '/work',
  '/work/mobile-app',
  '/services',
  '/services/seo-strategy',
  '/about',
  '/blog',
  '/blog/filmer-a-midi',
  '/careers',
  '/careers/monteuse-monteur-video',
  '/contact',
  '/legal',
  '/newsletter',
];

test('no script in any field of the content runs, and no address leads off the site, without a policy too [S08] [S10]', {
  tag: '@slow',
}, async ({ browser }) => {
  test.setTimeout(120_000);
  const directory = await temporaryDirectory();
  await writeContent(directory, { documents: hostileDocuments() });
  const site = await startSite({ directory });
  const context = await browser.newContext({
    bypassCSP: true,
    // Seen from top to bottom in few steps.
    viewport: { width: 1280, height: 2400 },
  });
  try {
    const page = await context.newPage();
    const ran: string[] = [];
    await page.exposeFunction('pwned', () => void ran.push(page.url()));
    for (const address of PAGES) {
      await page.goto(site.origin + address);
      // It is there, as text.
      await expect(page.locator('body')).toContainText('pwned()');
      // What search engines are told is one graph still, with the same texts in it.
      expect(JSON.stringify(graphIn(await readPage(site, address))), address).toContain('pwned()');
      await scrollThrough(page);
      const dangerous = await page.locator('[href], [src], [action]').evaluateAll((elements) =>
        elements.flatMap((element) =>
          ['href', 'src', 'action'].flatMap((name) => {
            const value = element.getAttribute(name) ?? '';
            const scheme = URL.parse(value, location.href)?.protocol ?? '';
            const runs = /^(?:javascript|vbscript):$/.test(scheme) || /^data:text/.test(value);
            return runs ? [value] : [];
          }),
        ),
      );
      expect(dangerous, address).toEqual([]);
      const elsewhere = await page
        .locator('a[href]')
        .evaluateAll(
          (links) =>
            links.filter((link) => link instanceof HTMLAnchorElement && /evil/.test(link.host))
              .length,
        );
      expect(elsewhere, address).toBe(0);
    }
    expect(ran).toEqual([]);
  } finally {
    await context.close();
    await site.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

/** The demo agency's documents with a payload behind each text and in place of each address. */
function hostileDocuments(): StoredDocument[] {
  const types = new Set(archiveDocuments().map(({ _type }) => String(_type)));
  let count = 0;
  const spoil = (value: unknown, name: string): unknown => {
    if (UNSPOILT_FIELDS.test(name)) return value;
    if (typeof value === 'string') {
      count += 1;
      if (ADDRESS_FIELD.test(name)) return ADDRESSES[count % ADDRESSES.length];
      return value + TEXTS[count % TEXTS.length];
    }
    if (Array.isArray(value)) return value.map((inner) => spoil(inner, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([inner, held]) => [inner, spoil(held, inner)]),
    );
  };
  return [...types]
    .filter((type) => !type.startsWith('sanity.'))
    .flatMap(validDocuments)
    .map((document) => ({
      ...Object.fromEntries(
        Object.entries(document).map(([name, value]) => [name, spoil(value, name)]),
      ),
      _id: document._id,
      _type: document._type,
    }))
    .map(weak);
}

/** A reference to what an import does not hold is refused unless it is weak. */
function weak(document: StoredDocument): StoredDocument {
  return JSON.parse(JSON.stringify(document), (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && '_ref' in inner
      ? { ...inner, _weak: true }
      : inner,
  );
}
