/** Which addresses of other sites are shown within a page, and what is framed of them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../packages/kit/testing/property-runs.ts';
import { embedOrigins, readEmbed, refusalOfEmbed } from './embeds.ts';

const MAP =
  '!1m18!1m12!1m3!1d3323.5!2d-7.6184!3d33.6035!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0xda7d2!2sVilla%20des%20Arts!5e0!3m2!1sfr!2sma!4v1700000000000!5m2!1sfr!2sma';

/** Addresses as each site gives them to who shares something, and what is framed. */
const SHARED: [written: string, frame: string][] = [
  [
    'https://www.openstreetmap.org/?mlat=33.6036&mlon=-7.6185#map=17/33.6036/-7.6185',
    'https://www.openstreetmap.org/export/embed.html?bbox=-7.62236%2C33.60146%2C-7.61464%2C33.60574&layer=mapnik&marker=33.60360%2C-7.61850',
  ],
  [
    'https://www.openstreetmap.org/way/12#map=3/-1.5/40&layers=N',
    'https://www.openstreetmap.org/export/embed.html?bbox=-23.28125%2C-43.67304%2C103.28125%2C40.67304&layer=mapnik',
  ],
  [
    '<iframe width="425" height="350" src="https://www.openstreetmap.org/export/embed.html?bbox=-7.62%2C33.60%2C-7.61%2C33.61&amp;layer=mapnik&amp;marker=33.605%2C-7.615" style="border: 1px solid black"></iframe><br/><small><a href="https://www.openstreetmap.org/?mlat=33.605&amp;mlon=-7.615#map=17/33.605/-7.615">Afficher</a></small>',
    'https://www.openstreetmap.org/export/embed.html?bbox=-7.62000%2C33.60222%2C-7.61000%2C33.60778&layer=mapnik&marker=33.60500%2C-7.61500',
  ],
  [
    `<iframe src="https://www.google.com/maps/embed?pb=${MAP}" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy"></iframe>`,
    `https://www.google.com/maps/embed?pb=${MAP}`,
  ],
  [
    'https://open.spotify.com/intl-fr/track/4cOdK2wGLETKBW3PvgPWqT?si=1a2b',
    'https://open.spotify.com/embed/track/4cOdK2wGLETKBW3PvgPWqT',
  ],
  [
    '<iframe data-testid="embed-iframe" style="border-radius:12px" src="https://open.spotify.com/embed/show/4cOdK2wGLETKBW3PvgPWqT?utm_source=generator" width="100%" height="352"></iframe>',
    'https://open.spotify.com/embed/show/4cOdK2wGLETKBW3PvgPWqT',
  ],
  [
    'https://www.deezer.com/fr/playlist/908622995',
    'https://widget.deezer.com/widget/auto/playlist/908622995',
  ],
  [
    'https://widget.deezer.com/widget/dark/show/2027',
    'https://widget.deezer.com/widget/auto/show/2027',
  ],
  [
    'https://soundcloud.com/radio-maarif/matin?si=x',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fradio-maarif%2Fmatin',
  ],
  [
    '<iframe width="100%" src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/playlists/1"></iframe><div><a href="https://soundcloud.com/radio-maarif" title="Radio">Radio</a> · <a href="https://soundcloud.com/radio-maarif/sets/soirs" title="Soirs">Soirs</a></div>',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fradio-maarif%2Fsets%2Fsoirs',
  ],
  [
    'https://podcasts.apple.com/fr/podcast/le-m%C3%A9tier/id1234567890?i=1000123456789&uo=4',
    'https://embed.podcasts.apple.com/fr/podcast/id1234567890?i=1000123456789',
  ],
  [
    'https://embed.podcasts.apple.com/ma/podcast/le-metier/id1234567890',
    'https://embed.podcasts.apple.com/ma/podcast/id1234567890',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://vimeo.com/76979871/8272103f6e?share=copy',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
  [
    '<div style="padding:56% 0 0 0"><iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0" allow="autoplay"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
  [
    'https://www.dailymotion.com/video/x8abcde',
    'https://geo.dailymotion.com/player.html?video=x8abcde',
  ],
  ['https://dai.ly/x8abcde', 'https://geo.dailymotion.com/player.html?video=x8abcde'],
  [
    'https://geo.dailymotion.com/player.html?video=x8abcde',
    'https://geo.dailymotion.com/player.html?video=x8abcde',
  ],
  [
    'https://www.instagram.com/reel/C1a2B3c4D5e/?igsh=abc',
    'https://www.instagram.com/reel/C1a2B3c4D5e/embed/',
  ],
  [
    '<blockquote class="instagram-media" data-instgrm-captioned data-instgrm-permalink="https://www.instagram.com/p/C1a2B3c4D5e/?utm_source=ig_embed&amp;utm_campaign=loading"></blockquote><script async src="//www.instagram.com/embed.js"></script>',
    'https://www.instagram.com/p/C1a2B3c4D5e/embed/',
  ],
  [
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@une.agence/video/7106594312292453675" data-video-id="7106594312292453675"><section></section></blockquote>',
    'https://www.tiktok.com/player/v1/7106594312292453675',
  ],
  [
    'https://www.linkedin.com/posts/une-agence_trois-id%C3%A9es-activity-7123456789012345678-aBcD?utm_source=share',
    'https://www.linkedin.com/embed/feed/update/urn:li:activity:7123456789012345678',
  ],
  [
    '<iframe src="https://www.linkedin.com/embed/feed/update/urn:li:share:7123456789012345678" height="600"></iframe>',
    'https://www.linkedin.com/embed/feed/update/urn:li:share:7123456789012345678',
  ],
  [
    'https://calendly.com/une-agence/trente-minutes?month=2027-03',
    'https://calendly.com/une-agence/trente-minutes?embed_type=Inline',
  ],
];

test.each(SHARED)('%s is framed', (written, frame) => {
  expect(readEmbed(` ${written}\n`)?.frame).toBe(frame);
  expect(refusalOfEmbed(written)).toBeUndefined();
});

test('each leads to a page of the same site, over TLS, and the policy allows its frame alone', () => {
  for (const [written] of SHARED) {
    const embed = readEmbed(written);
    expect(embed?.page).toMatch(/^https:\/\/[a-z.]+\/./);
    expect(embedOrigins(`<figure data-embed="${embed?.provider}">`)).toEqual([
      new URL(embed?.frame ?? '').origin,
    ]);
  }
});

test.each([
  'javascript:alert(1)//https://vimeo.com/76979871',
  'data:text/html,https://vimeo.com/76979871',
  '//vimeo.com/76979871',
  'vimeo.com/76979871',
  'https://vimeo.com@evil.example/76979871',
  'https://evil.example@vimeo.com/76979871',
  'https://vimeo.com:8443/76979871',
  'https://vimeo.com./76979871',
  'https://vimeo.com.evil.example/76979871',
  'https://evil-vimeo.com/76979871',
  'https://vimeо.com/76979871',
  'https://vimeo.com\\@evil.example/76979871',
  'https://vimeo.com/\t76979871',
  'https://vimeo.com/76979871/../../redirect?to=evil.example',
  'https://vimeo.com//76979871',
  'https://vimeo.com/76979871%2F..%2Fx',
  'https://vimeo.com/76979871"onload="alert(1)',
  'https://www.google.com/maps/embed/../../url?q=https://evil.example',
  'https://www.google.com/url?q=https://www.google.com/maps/embed?pb=!1m1!2d1.5!3d1.5!',
  'https://www.google.com/maps/embed?pb=javascript:!2d1.5!3d1.5!',
  'https://www.openstreetmap.org/export/embed.html?bbox=2,2,1,1',
  'https://www.openstreetmap.org/export/embed.html?bbox=0,0,0,0',
  'https://www.openstreetmap.org/export/embed.html?bbox=1,1,2,2e9',
  'https://www.openstreetmap.org/#map=99/1/1',
  'https://www.openstreetmap.org/?mlat=500&mlon=2',
  'https://open.spotify.com/embed/track/../../evil',
  'https://calendly.com/une-agence',
  'https://www.youtube.com/watch?v=PetitSouk-1',
  `https://vimeo.com/76979871?${'a'.repeat(9000)}`,
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<script src="https://evil.example/x.js"></script>',
  '',
])('%s is framed nowhere, and an editor is told what can be', (written) => {
  expect(readEmbed(written)).toBeUndefined();
  expect(refusalOfEmbed(written)).toMatch(/collez/i);
});

test('the refusal of another address of a site says where on it the right one is', () => {
  expect(refusalOfEmbed('https://maps.app.goo.gl/AbCdEf')).toBe(
    'De Google Maps, collez le code de «\u00a0Partager\u00a0», «\u00a0Intégrer une carte\u00a0».',
  );
  expect(refusalOfEmbed('https://exemple.ma/')).toContain('OpenStreetMap, Google Maps, Spotify');
});

test('a policy allows no name that is written in a page as text, or that is no row', () => {
  expect(embedOrigins('<p> data-embed=&quot;vimeo&quot;</p>')).toEqual([]);
  expect(embedOrigins('<figure data-embed="evil"><figure data-embed="constructor">')).toEqual([]);
  const twice = '<figure data-embed="vimeo"></figure><figure data-embed="vimeo"></figure>';
  expect(embedOrigins(twice)).toEqual(['https://player.vimeo.com']);
});

test('whatever is written, a frame is of the origin of its row, and holds no sign that ends an attribute', {
  tags: ['property'],
}, () => {
  const piece = fc.constantFrom(
    ...SHARED.flatMap(([written]) => written.split(/(?=[/?#&"@:])/)),
    ...['@', '\\', '..', '%2e%2e/', '"', "'", '<', '\u202e', '\u0000', 'javascript:', '//', ';'],
  );
  const near = fc
    .tuple(
      fc.constantFrom(...SHARED.map(([written]) => written)),
      fc.nat(),
      piece,
      fc.nat({ max: 9 }),
    )
    .map(([written, at, put, gone]) => {
      const place = at % written.length;
      return written.slice(0, place) + put + written.slice(place + gone);
    });
  const written = fc.oneof(
    near,
    fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(written, (text) => {
      const embed = readEmbed(text);
      if (!embed) return;
      const [origin] = embedOrigins(`<figure data-embed="${embed.provider}">`);
      for (const address of [embed.frame, embed.page]) {
        const url = new URL(address);
        expect(url.href).toBe(address);
        expect([url.protocol, url.username, url.port]).toEqual(['https:', '', '']);
        expect(address).toMatch(/^[\w:/.,?&=%#@!~*'()+-]+$/);
      }
      expect(new URL(embed.frame).origin).toBe(origin);
    }),
    { numRuns: propertyRuns(5000) },
  );
});
