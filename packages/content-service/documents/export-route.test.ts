import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const { staff, origin } = await startTestService([
  { put: { _id: 'a', _type: 'post', n: 1 } },
  { put: { _id: 'drafts.a', _type: 'post', n: 2 } },
  { put: { _id: 'p', _type: 'page' } },
]);
const editor = staff({ perspective: 'raw' });

async function exported(search = '', token = 'staff-token') {
  const response = await fetch(`${origin}/v2025-02-19/data/export/production${search}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  return (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
const idsOf = (documents: { _id: string }[]) => documents.map(({ _id }) => _id);

it('holds every document once, whole, and ends', async () => {
  expect(await exported()).toEqual(await editor.fetch('*'));
  expect(idsOf(await exported('?nextCursor='))).toEqual(['a', 'drafts.a', 'p']);
  expect(idsOf(await exported('?types=page,other'))).toEqual(['p']);
});

it('holds for visitors what visitors may read', async () => {
  expect(idsOf(await exported('', ''))).toEqual(['a', 'p']);
});

it('is the content of one moment, whatever is written while it is read', async () => {
  const transaction = editor.transaction();
  for (let n = 0; n < 500; n += 1) {
    transaction.create({
      _id: `bulk-${String(n).padStart(3, '0')}`,
      _type: 'bulk',
      text: 'x'.repeat(2_000),
    });
  }
  await transaction.commit({ visibility: 'async' });
  const response = await fetch(`${origin}/v1/data/export/production?types=bulk`);
  await editor.delete({ query: '*[_type == "bulk"]' });
  const lines = (await response.text()).split('\n').filter(Boolean);
  expect(lines).toHaveLength(500);
  expect(await exported('?types=bulk')).toEqual([]);
});

it('names each asset by an address that can be fetched from elsewhere, and checked', async () => {
  const asset = await editor.assets.upload('file', Buffer.from('%PDF-1.7'), { filename: 'a.pdf' });
  const [line] = await exported('?types=sanity.fileAsset');
  expect(line).toEqual(asset);
  const file = await fetch(line.url);
  expect(file.headers.get('x-sanity-sha1')).toBe(asset.sha1hash);
  expect(file.headers.get('content-length')).toBe('8');
});

it('has staff fetch a picture as it was uploaded, its metadata included, and nobody else', async () => {
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
    .withExif({ IFD3: { GPSLatitude: '33/1 35/1 0/1' } })
    .jpeg()
    .toBuffer();
  const { url } = await editor.assets.upload('image', bytes);
  const read = async (address: string, token?: string) => {
    const answer = await fetch(address, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    expect(answer.status).toBe(200);
    const sent = Buffer.from(await answer.arrayBuffer());
    return { isRaw: sent.equals(bytes), cached: answer.headers.get('cache-control') };
  };
  const urlOf = async (token: string): Promise<string> =>
    (await exported('?types=sanity.imageAsset', token))[0].url;

  const signed = await urlOf('staff-token');
  expect(signed).toMatch(/\?dlRaw=\d+\.[\w-]+$/);
  expect(await read(signed)).toEqual({ isRaw: true, cached: 'no-store' });
  expect(await read(`${url}?dlRaw=true`, 'staff-token')).toMatchObject({ isRaw: true });

  expect(await urlOf('')).toBe(url);
  for (const address of [url, `${url}?dlRaw=true`, `${signed}x`, signed.replace(/=\d/, '=9')]) {
    expect(await read(address)).toMatchObject({ isRaw: false });
  }
});

it('names addresses of the site, whatever host a caller claims to have asked', async () => {
  const { port } = new URL(origin);
  const clientRequest = request({
    port,
    path: '/v2025-02-19/data/export/production?types=sanity.fileAsset',
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  }).end();
  const [answer] = await once(clientRequest, 'response');
  const body = await text(answer);
  expect(body).toContain(`${origin}/files/`);
  expect(body).not.toContain('evil');
});
