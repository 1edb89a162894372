/** Arbitrary HTTP requests that no browser sends, as bytes: half right, so that they come far before they fail. */
import fc from 'fast-check';

/** An address of the product and what it is usually asked with. */
type Place = { path: string; methods: readonly string[]; query?: readonly string[]; type?: string };

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data; boundary=x';
const API = '/v2025-02-19';

const PLACES: readonly Place[] = [
  { path: '/', methods: ['GET', 'HEAD', 'POST'], query: ['index', '_routes'], type: FORM },
  { path: '/contact', methods: ['GET', 'POST'], query: ['envoye', 'service', 'offre'], type: FORM },
  { path: '/contact.data', methods: ['GET', 'POST'], query: ['_routes'], type: FORM },
  { path: '/contact/message', methods: ['POST'], type: FORM },
  { path: '/work', methods: ['GET'], query: ['search', 'utm_source'] },
  { path: '/work/mobile-app', methods: ['GET'] },
  { path: '/blog', methods: ['GET'], query: ['q', 'categorie', 'page'] },
  { path: '/blog/filmer-a-midi', methods: ['GET', 'POST'], type: FORM },
  { path: '/blog/filmer-a-midi/commentaire', methods: ['POST'], type: FORM },
  { path: '/blog/filmer-a-midi/jaime', methods: ['GET', 'POST'], type: FORM },
  { path: '/services/seo-strategy', methods: ['GET'] },
  { path: '/careers', methods: ['GET', 'POST'], type: MULTIPART },
  { path: '/careers/candidature/spontanee', methods: ['POST'], type: MULTIPART },
  { path: '/newsletter/abonnement', methods: ['POST'], type: FORM },
  { path: '/newsletter/desinscription', methods: ['GET', 'POST'], query: ['jeton'], type: FORM },
  { path: '/commentaires/moderation', methods: ['GET', 'POST'], query: ['jeton'], type: FORM },
  { path: '/demande/7F3-KQ2-9XD', methods: ['GET', 'POST'], query: ['jeton'], type: FORM },
  { path: '/recherche/sans-resultat', methods: ['POST'], type: FORM },
  { path: '/formulaires/demande', methods: ['POST'], type: FORM },
  { path: '/formulaires/jeton', methods: ['GET'] },
  { path: '/search-index.json', methods: ['GET'] },
  { path: '/covers/wide/1-2-3/a.svg', methods: ['GET'] },
  { path: '/portraits/amina.svg', methods: ['GET'] },
  { path: '/sitemap.xml', methods: ['GET'] },
  { path: '/favicon.svg', methods: ['GET'] },
  { path: '/healthz', methods: ['GET'] },
  { path: '/metrics', methods: ['GET'] },
  { path: '/studio', methods: ['GET'] },
  { path: '/studio/apercu', methods: ['POST'], type: FORM },
  { path: '/inbox/v1/requests', methods: ['GET', 'POST', 'DELETE'], type: JSON_TYPE },
  { path: '/inbox/v1/requests/1/notes/1', methods: ['DELETE', 'PATCH', 'PUT'], type: JSON_TYPE },
  { path: `${API}/auth/login`, methods: ['POST'], type: JSON_TYPE },
  { path: `${API}/auth/links/use`, methods: ['POST'], type: JSON_TYPE },
  { path: `${API}/users/me`, methods: ['GET'] },
  {
    path: `${API}/data/query/production`,
    methods: ['GET', 'POST'],
    query: ['query', '$slug', 'perspective', 'returnQuery'],
    type: JSON_TYPE,
  },
  {
    path: `${API}/data/listen/production`,
    methods: ['GET'],
    query: ['query', '$slug', 'visibility', 'effectFormat'],
  },
  { path: `${API}/data/live/events/production`, methods: ['GET'], query: ['tag'] },
  { path: `${API}/data/doc/production/home`, methods: ['GET'] },
  { path: `${API}/data/mutate/production`, methods: ['POST'], type: JSON_TYPE },
  { path: `${API}/data/actions/production`, methods: ['POST'], type: JSON_TYPE },
  { path: `${API}/data/export/production`, methods: ['GET'], query: ['types'] },
  { path: `${API}/data/history/production/transactions/x`, methods: ['GET'] },
  { path: `${API}/assets/images/production`, methods: ['POST'], query: ['filename'] },
  {
    path: '/images/agence/production/0123456789abcdef0123456789abcdef01234567-800x600.jpg',
    methods: ['GET'],
    query: ['w', 'h', 'fit', 'rect', 'q', 'fm', 'blur', 'dpr'],
  },
  {
    path: '/files/agence/production/0123456789abcdef0123456789abcdef01234567.mp4',
    methods: ['GET'],
  },
  { path: '/v1/socket/production', methods: ['GET'] },
  { path: '/v1/streams/production', methods: ['GET'] },
];

const QUERIES = [
  '*',
  '*[_type == "blogPost"]{title, "to": author->}',
  '*[title match "*********zz"]',
  `*[${'('.repeat(3000)}true${')'.repeat(3000)}]`,
  'count(*[references(*[]._id)])',
  '*[_id in path("drafts.**")]',
  '{"a": *{"b": *{"c": *}}}',
  '*[0...1e9]',
  'string::split("a,b", "")',
] as const;

const hostileText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...QUERIES),
  fc.constantFrom(
    '../../../../etc/passwd',
    '..%2f..%2fapp-secret',
    '%00',
    '%c0%ae%c0%ae/',
    '//evil.example/',
    'https://a:b@evil.example/',
    '__proto__',
    'constructor',
    '-1',
    '1e309',
    'NaN',
    '9'.repeat(400),
    'a'.repeat(5000),
    `${'\u0301'.repeat(300)}a`,
    '\u202E\u0000\uFEFF',
    '<script>alert(1)</script>',
    "' or 1=1 --",
  ),
);

const nested = (open: string, close: string) =>
  fc.integer({ min: 1, max: 30_000 }).map((depth) => open.repeat(depth) + close.repeat(depth));

const jsonBody = fc.oneof(
  { weight: 4, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: nested('[', ']') },
  { weight: 1, arbitrary: nested('{"a":', '').map((text) => `${text}1`) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.record({ create: fc.dictionary(hostileText, fc.jsonValue(), { maxKeys: 4 }) }), {
        maxLength: 3,
      })
      .map((mutations) => JSON.stringify({ mutations })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        query: hostileText,
        params: fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }),
      })
      .map((body) => JSON.stringify(body)),
  },
  { weight: 1, arbitrary: hostileText },
);

const formBody = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'name',
          'email',
          'message',
          'submissionKey',
          'fillToken',
          'visitor',
          'liked',
        ),
        hostileText,
      ),
      hostileText,
    ),
    { maxLength: 8 },
  )
  .map((fields) => new URLSearchParams(fields).toString());

const multipartBody = fc
  .array(fc.tuple(hostileText, hostileText, fc.boolean()), { maxLength: 5 })
  .map((parts) =>
    [
      ...parts.map(
        ([name, value, isFile]) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"${isFile ? '; filename="cv.pdf"' : ''}\r\n\r\n${value}\r\n`,
      ),
      '--x--\r\n',
    ].join(''),
  );

function bodyFor(place: Place): fc.Arbitrary<string> {
  if (place.type === JSON_TYPE) return jsonBody;
  if (place.type === FORM) return formBody;
  return place.type === MULTIPART ? multipartBody : fc.oneof(hostileText, jsonBody);
}

function queryFor({ query = [] }: Place): fc.Arbitrary<string> {
  const names = fc.oneof(fc.constantFrom('x', ...query), hostileText);
  return fc
    .array(fc.tuple(names, hostileText), { maxLength: 4 })
    .map((pairs) => (pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`));
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'];

/** Headers that something in the product reads, each with what else it may hold. */
const header = fc.tuple(
  fc.constantFrom(
    'accept-encoding',
    'authorization',
    'connection',
    'content-encoding',
    'content-type',
    'cookie',
    'expect',
    'host',
    'if-modified-since',
    'if-none-match',
    'last-event-id',
    'origin',
    'purpose',
    'range',
    'sec-fetch-site',
    'sec-websocket-extensions',
    'sec-websocket-key',
    'sec-websocket-version',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    'x-forwarded-for',
    'x-sanity-project-id',
  ),
  fc.oneof(
    fc.constantFrom(
      '*',
      'a:b@x',
      'Bearer x',
      'br;q=0, gzip;q=x',
      'bytes=0-0,1-1,5-',
      'bytes=-99999999999999999999',
      'chunked',
      'close',
      'gzip',
      'h2c',
      'null',
      'upgrade',
      'websocket',
      '100-continue',
      '127.0.0.1, ::1, ::ffff:1.2.3.4, x',
    ),
    fc.string({ maxLength: 60 }),
  ),
);

const framing = fc.constantFrom('length', 'length', 'chunked', 'none', 'short', 'long', 'broken');

const wellFormed = fc.constantFrom(...PLACES).chain((place) =>
  fc.record({
    method: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...place.methods) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
    target: fc.tuple(
      fc.constantFrom('', '', '', '', '//', 'http://a:b@x', 'http://127.0.0.1'),
      fc.constantFrom(place.path),
      fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: hostileText }),
      queryFor(place),
    ),
    type: fc.constant(place.type),
    headers: fc.array(header, { maxLength: 5 }),
    framing,
    body: bodyFor(place),
  }),
);

/** What a broken connection or a bad client makes of a request's bytes. */
const damage = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  {
    weight: 4,
    arbitrary: fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      how: fc.constantFrom('cut', 'flip', 'insert', 'drop', 'repeat'),
      byte: fc.nat(255),
    }),
  },
);

/**
 * Requests in bytes. Their line and headers are Latin-1, as Node reads them; CR and LF of generated values go out as
 * they are.
 * @param host written where the request names its host correctly
 */
export function malformedRequests(host: string): fc.Arbitrary<Buffer> {
  return fc.tuple(wellFormed, damage).map(([request, harm]) => {
    const target = request.target.map((part) => encodeURI(part.toWellFormed())).join('');
    const { lines, body } = framed(request.framing, Buffer.from(request.body));
    const head = [
      `${request.method} ${target} HTTP/1.1`,
      `host: ${host}`,
      `origin: http://${host}`,
      ...(request.type ? [`content-type: ${request.type}`] : []),
      ...request.headers.map(([name, value]) => `${name}: ${value}`),
      ...lines,
    ];
    const bytes = Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
    return harm ? damaged(bytes, harm) : bytes;
  });
}

function framed(how: string, body: Buffer): { lines: string[]; body: Buffer } {
  const chunk = (size: string) =>
    Buffer.concat([Buffer.from(`${size}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
  switch (how) {
    case 'length':
      return { lines: [`content-length: ${body.length}`], body };
    case 'short':
      return { lines: [`content-length: ${Math.max(0, body.length - 1)}`], body };
    case 'long':
      return { lines: [`content-length: ${body.length + 10}`], body };
    case 'chunked':
      return { lines: ['transfer-encoding: chunked'], body: chunk(body.length.toString(16)) };
    case 'broken':
      return { lines: ['transfer-encoding: chunked'], body: chunk('fffffffffffffffff') };
    default:
      return { lines: [], body: Buffer.alloc(0) };
  }
}

function damaged(
  bytes: Buffer,
  { at, how, byte }: { at: number; how: string; byte: number },
): Buffer {
  const place = Math.floor(at * bytes.length);
  const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)];
  switch (how) {
    case 'cut':
      return before;
    case 'drop':
      return Buffer.concat([before, after.subarray(1)]);
    case 'repeat':
      return Buffer.concat([before, after, after]);
    default:
      return Buffer.concat([before, Buffer.of(byte), how === 'flip' ? after.subarray(1) : after]);
  }
}

/** Requests to speak another protocol, right in all but a few of their headers. */
export function malformedUpgrades(host: string): fc.Arbitrary<Buffer> {
  return fc
    .record({
      target: fc.oneof(
        fc.constantFrom(
          '/v1/socket/production',
          '/v1/streams/production',
          '/vX/socket/nothing',
          '/',
          '//',
          'http://a:b@x/v1/socket/production',
          '/v1/socket/production?x=%zz',
        ),
        hostileText.map((text) => `/${encodeURI(text.toWellFormed())}`),
      ),
      host: fc.constantFrom(host, host, 'a:b@x', 'x@', '[', '', '\u00e9', 'x:99999999'),
      upgrade: fc.constantFrom('websocket', 'websocket', 'WebSocket', 'h2c', 'x', ''),
      headers: fc.array(header, { maxLength: 4 }),
      rest: fc.oneof(fc.constant(''), fc.string({ maxLength: 200 })),
    })
    .map(({ target, host: named, upgrade, headers, rest }) =>
      Buffer.from(
        [
          `GET ${target} HTTP/1.1`,
          `host: ${named}`,
          'connection: Upgrade',
          `upgrade: ${upgrade}`,
          'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
          'sec-websocket-version: 13',
          ...headers.map(([name, value]) => `${name}: ${value}`),
          '',
          rest,
        ].join('\r\n'),
        'latin1',
      ),
    );
}
