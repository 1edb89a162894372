import { expect, it } from 'vitest';
import { hear } from '../testing/listen-events.ts';
import { startTestService } from '../testing/start-test-service.ts';

const SQUARE = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [0, 0],
    ],
  ],
};
const PLACES = {
  oslo: { lat: 59.913889, lng: 10.752222 },
  berlin: { lat: 52.5170365, lng: 13.3888599, _type: 'geopoint', alt: 34 },
  stockholm: { type: 'Point', coordinates: [18.068611, 59.329444] },
  tokyo: { lat: 28.345, lon: 145.03 },
  nowhere: undefined,
  texts: { lat: '59', lng: '10' },
};

const { client, staff } = await startTestService([
  ...Object.entries(PLACES).map(([_id, location]) => ({ put: { _id, _type: 'place', location } })),
  { put: { _id: 'square', _type: 'area', shape: SQUARE } },
]);
const ask = (query: string, params: Record<string, unknown> = {}) => client().fetch(query, params);

it('distances are metres between points, however they are written', async () => {
  const params = { oslo: PLACES.oslo, stockholm: PLACES.stockholm };
  expect(await ask('geo::distance($oslo, $stockholm)', params)).toBe(416760.7738822515);
  expect(await ask('geo::distance(geo($oslo), geo($stockholm))', params)).toBe(416760.7738822515);
  expect(await ask('geo::distance($oslo, $oslo)', params)).toBe(0);
  expect(await ask('geo::distance(geo::latLng(0, 0), geo::latLng(0, 180))')).toBeCloseTo(
    Math.PI * 6_378_137,
  );
  const others = [
    '42',
    '"oslo"',
    '{"lat": 1}',
    '{"lat": 1, "lng": 2, "lon": 2}',
    '$square',
    'null',
  ];
  for (const other of others) {
    const query = `geo::distance($oslo, ${other})`;
    expect(await ask(query, { ...params, square: SQUARE }), query).toBe(null);
  }
});

it('documents are found and ordered by how far they are, from whatever is nearest', async () => {
  const near = '*[_type == "place" && geo::distance(location, $here) < 500000]._id';
  expect(await ask(near, { here: PLACES.oslo })).toEqual(['oslo', 'stockholm']);
  const ordered = '*[_type == "place"] | order(geo::distance($here, location))._id';
  expect(await ask(ordered, { here: PLACES.oslo })).toEqual([
    ...['oslo', 'stockholm', 'berlin', 'tokyo', 'nowhere', 'texts'],
  ]);
  const joined =
    '*[_id == "oslo"]{"near": *[_type == "place" && geo::distance(location, ^.location) < 1e6]._id}';
  expect(await ask(joined)).toEqual([{ near: ['berlin', 'oslo', 'stockholm'] }]);
});

it('values become geographies in the form of GeoJSON, or null', async () => {
  expect(await ask('geo(*[_id == "berlin"][0].location)')).toEqual({
    type: 'Point',
    coordinates: [13.3888599, 52.5170365],
  });
  expect(await ask('geo(geo($square))', { square: { ...SQUARE, more: 1 } })).toEqual(SQUARE);
  const both = { type: 'GeometryCollection', geometries: [SQUARE, PLACES.stockholm] };
  expect(await ask('geo($both)', { both })).toEqual(both);
  const ring = (coordinates: unknown) => ({ type: 'Polygon', coordinates: [coordinates] });
  const crossed = [
    [0, 0],
    [4, 4],
    [4, 0],
    [0, 4],
    [0, 0],
  ];
  const values = [
    ...[{}, [], 'x', { type: 'Feature', geometry: SQUARE }, { type: 'constructor' }],
    ...[
      ring([
        [0, 0],
        [1, 0],
      ]),
      ring(crossed),
      ring([]),
      ring(7),
      ring(crossed.slice(0, 3)),
    ],
    { type: 'Polygon', coordinates: [] },
    { type: 'Point', coordinates: [1] },
    { type: 'LineString', coordinates: [[1, 2]] },
    { type: 'GeometryCollection', geometries: [SQUARE, {}] },
  ];
  const calls = values.map((_, index) => `geo($values[${index}])`).join(', ');
  expect(await ask(`[${calls}]`, { values })).toEqual(values.map(() => null));
  expect(await ask('[geo::latLng(1, 2), geo::latLng(91, 0), geo::latLng(0, "1")]')).toEqual([
    { type: 'Point', coordinates: [2, 1] },
    null,
    null,
  ]);
});

it.each([
  ['a point inside', { lat: 1, lng: 1 }, true, true],
  ['a point on the boundary', { lat: 0, lng: 1 }, true, true],
  ['a point outside', { lat: 9, lng: 9 }, false, false],
  [
    'a line inside',
    {
      type: 'LineString',
      coordinates: [
        [1, 1],
        [3, 2],
      ],
    },
    true,
    true,
  ],
  [
    'a line across',
    {
      type: 'LineString',
      coordinates: [
        [1, 1],
        [9, 1],
      ],
    },
    false,
    true,
  ],
  [
    'points on both sides',
    {
      type: 'MultiPoint',
      coordinates: [
        [1, 1],
        [9, 1],
      ],
    },
    false,
    true,
  ],
  ['itself', SQUARE, true, true],
  [
    'a collection',
    { type: 'GeometryCollection', geometries: [SQUARE, { lat: 9, lng: 9 }] },
    false,
    true,
  ],
  ['no geography', { lat: 'x' }, null, null],
])('a polygon and %s', async (_what, other, isContained, doMeet) => {
  const query = `*[_id == "square"][0]{
    "contains": geo::contains(shape, $other), "meets": geo::intersects(shape, $other),
    "reversed": geo::intersects(geo($other), geo(shape))
  }`;
  expect(await ask(query, { other })).toEqual({
    contains: isContained,
    meets: doMeet,
    reversed: doMeet,
  });
});

it('the names of the functions mean nothing else anywhere', async () => {
  expect(await ask('{"geo": "geo(1)", // geo(2)\n "b": $geo}.geo', { geo: 1 })).toBe('geo(1)');
  expect(await ask('{"geo": {"a": 1}}{geo, "b": geo.a}')).toEqual({ geo: { a: 1 }, b: 1 });
  expect(await ask('geo /* */ (1)').catch(String)).toMatch(/queryParseError|expected|Unexpected/i);
  expect(await ask('geo // of it\n ({"lat": 1, "lng": 2}).coordinates[0]')).toBe(2);
});

it.each([
  ['geo()', 0],
  ['1 + geo(1, 2)', 4],
  ['[geo(1), geo::latLng(1)]', 9],
  ['geo::distance(geo(1))', 0],
  ['geo(1) + geo(2) +', 17],
  ['geo::area(1)', 5],
])('%s is refused at its place', async (query, start) => {
  const failed = await client()
    .fetch(query)
    .catch((error: unknown) => error);
  expect(failed).toMatchObject({ statusCode: 400, details: { type: 'queryParseError', start } });
});

it('what is computed has no source, and what stands beside it has one', async () => {
  const query = '*[_id == "oslo"]{_id, "far": geo::distance(location, geo::latLng(0, 0))}';
  const { resultSourceMap } = await client().fetch(
    query,
    {},
    { resultSourceMap: true, filterResponse: false },
  );
  expect(resultSourceMap?.mappings).toMatchObject({
    "$[0]['_id']": { source: { type: 'documentValue' } },
    "$[0]['far']": { source: { type: 'unknown' } },
  });
});

it('what is near can be listened to', async () => {
  const query = '*[geo::intersects($square, location)]';
  const heard = hear(
    staff().listen(query, { square: SQUARE }, { events: ['welcome', 'mutation'] }),
  );
  await heard.first(1);
  await staff().create({ _id: 'out', _type: 'place', location: { lat: 9, lng: 9 } });
  await staff().create({ _id: 'in', _type: 'place', location: { lat: 2, lng: 2 } });
  expect((await heard.first(2))[1]).toMatchObject({ documentId: 'in' });
});
