import { expect, it } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const { origin, client, service } = await startTestService([
  { put: { _id: 'post', _type: 'post', title: 'Ouvert', list: [{ _key: 'k' }], object: {} } },
]);

/** Names that lead from an object to what all objects share. */
const NAMES = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'toJSON'];

async function post(path: string, body: string): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer staff-token' };
  const answer = await fetch(`${origin}/v2025-02-19/data/${path}/production`, {
    method: 'POST',
    headers,
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

/** The JSON text as it arrives: an object literal would set the prototype instead. */
const json = (name: string, value: unknown) => `{${JSON.stringify(name)}:${JSON.stringify(value)}}`;

async function expectNothingShared(): Promise<void> {
  expect(Object.prototype).not.toHaveProperty('spilled');
  expect(Object).not.toHaveProperty('spilled');
  const seen = await client({ perspective: 'published' }).fetch(
    '{"here": *[_id == "post"][0]{title, "spilled": spilled, "list": list[].spilled}, "all": count(*[defined(spilled)])}',
  );
  expect(seen).toEqual({ here: { title: 'Ouvert', spilled: null, list: [null] }, all: 0 });
}

it.each(NAMES)(
  'a patch whose path goes through %s reaches nothing but its document',
  { tags: ['slow'] },
  async (name) => {
    const places = [name, `object.${name}`, `list[0].${name}`, `list[_key=="k"].${name}`];
    for (const place of places) {
      for (const operation of ['set', 'setIfMissing', 'inc', 'diffMatchPatch']) {
        const value = operation === 'inc' ? 1 : operation === 'diffMatchPatch' ? '' : 'oui';
        for (const path of [`${place}.spilled`, `${place}.prototype.spilled`]) {
          const patch = `{"patch":{"id":"post","${operation}":${json(path, value)}}}`;
          const { status } = await post('mutate', `{"mutations":[${patch}]}`);
          expect([200, 400, 409], path).toContain(status);
          await expectNothingShared();
        }
      }
      const { status } = await post(
        'mutate',
        `{"mutations":[{"patch":{"id":"post","unset":[${JSON.stringify(place)}]}}]}`,
      );
      expect([200, 400, 409], place).toContain(status);
    }
    await expectNothingShared();
  },
);

it.each(NAMES)(
  'a document with a field named %s is kept or refused, and the others are read',
  async (name) => {
    const value = { spilled: true, prototype: { spilled: true } };
    const fields = json(name, value).slice(1, -1);
    for (const [index, document] of [
      `"_type":"note",${fields}`,
      `"_type":"note","object":{${fields}}`,
      `"_type":"note","list":[{"_key":"k",${fields}}]`,
    ].entries()) {
      const create = `{"mutations":[{"createOrReplace":{"_id":"${name.replaceAll('_', '')}-${index}",${document}}}]}`;
      expect([200, 400]).toContain((await post('mutate', create)).status);
    }
    await expectNothingShared();
    expect(
      await client().fetch(
        '*[_type == "note" && object.title != "x"]{..., "title": title, object}',
      ),
    ).toBeInstanceOf(Array);
  },
);

it.each(NAMES)(
  'a body, an action or a parameter named %s is refused or ignored [S24]',
  async (name) => {
    const value = { spilled: true };
    const bodies = [
      ['mutate', json(name, value)],
      ['mutate', `{"mutations":[${json(name, value)}]}`],
      ['actions', `{"actions":[${json(name, value)}]}`],
      ['query', `{"query":"$asked","params":${json(name, value)}}`],
    ] as const;
    for (const [path, body] of bodies) expect((await post(path, body)).status, body).toBe(400);
    // A parameter that was not given is not found on the prototype.
    const answer = await post('query', `{"query":"$${name}","params":{}}`);
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('not provided') });
    const address = `${origin}/v1/data/query/production?query=1&$${name}=${encodeURIComponent(JSON.stringify(value))}`;
    expect([200, 400]).toContain((await fetch(address)).status);
    await expectNothingShared();
    expect(service.documentCount()).toBeGreaterThan(0);
  },
);
