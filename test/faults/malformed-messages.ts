/** Arbitrary messages to the content service's two sockets: right, nearly right, too deep, too long, no text at all. */
import fc from 'fast-check';

const deep = fc
  .tuple(fc.constantFrom('[', '{"a":'), fc.integer({ min: 1, max: 30_000 }))
  .map(([open, depth]) =>
    open === '['
      ? '['.repeat(depth) + ']'.repeat(depth)
      : `${open.repeat(depth)}1${'}'.repeat(depth)}`,
  );

const method = fc.oneof(
  fc.constantFrom(
    'presence_announce',
    'presence_subscribe',
    'presence_unsubscribe',
    'presence_rollcall',
    'presence_disconnect',
    'authorization',
    '__proto__',
  ),
  fc.string(),
);

const call = fc
  .record({
    jsonrpc: fc.constantFrom('2.0', '1.0'),
    id: fc.oneof(fc.nat(), fc.string(), fc.jsonValue()),
    method,
    params: fc.oneof(
      fc.record({
        data: fc.record({ sessionId: fc.string(), locations: fc.jsonValue() }),
        session: fc.string(),
        subscriptionId: fc.string(),
      }),
      fc.jsonValue(),
    ),
  })
  .map((value) => JSON.stringify(value));

/** An announcement that is right but for one value nested as deep as a message is long. */
const deepCall = deep.map(
  (value) =>
    `{"jsonrpc":"2.0","id":1,"method":"presence_announce","params":{"data":{"sessionId":"a","x":${value}}}}`,
);

const streamOpening = fc
  .record({
    open: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.jsonValue()),
    url: fc.oneof(
      fc.constantFrom(
        '/v2025-02-19/data/listen/production?query=*[title match "*********zz"]',
        '/v2025-02-19/data/listen/production?query=*[_type=="post"]&$a=[',
        '/v2025-02-19/data/live/events/production?',
        '/v1/data/listen/nowhere?query=*',
        'http://a:b@x/v1/data/listen/production?query=*',
      ),
      fc
        .string({ unit: 'binary', maxLength: 80 })
        .map((text) => `/v1/data/listen/production?${text}`),
    ),
    lastEventId: fc.string(),
  })
  .map((value) => JSON.stringify(value));

const streamClosing = fc.integer({ min: -1, max: 50 }).map((close) => JSON.stringify({ close }));

/** Text is sent as text, bytes as binary frames. */
export const malformedMessages: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 4, arbitrary: call },
  { weight: 2, arbitrary: deepCall },
  { weight: 1, arbitrary: deep },
  { weight: 4, arbitrary: streamOpening },
  { weight: 2, arbitrary: streamClosing },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  { weight: 1, arbitrary: fc.constant('x'.repeat(70_000)) },
);
