import { expect, it } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const asset = (_id: string, path: string, url: string) => ({
  put: { _id, _type: 'sanity.imageAsset', path, url, _updatedAt: '2026-01-05T10:00:00Z' },
});

it('assets are fetched from where the site is now, and those of other places from there', async () => {
  const ownPath = 'images/agence/production/aa-1x1.png';
  const elsewhere = 'images/other/production/bb-1x1.png';
  const { client } = await startTestService(
    [
      asset('image-aa-1x1-png', ownPath, `http://localhost:3000/${ownPath}`),
      asset('image-bb-1x1-png', elsewhere, `https://cdn.example/${elsewhere}`),
    ],
    { siteOrigin: 'https://agence.example' },
  );
  expect(
    await client().fetch('*[_type == "sanity.imageAsset"] | order(_id){url, _updatedAt}'),
  ).toEqual([
    { url: `https://agence.example/${ownPath}`, _updatedAt: '2026-01-05T10:00:00Z' },
    { url: `https://cdn.example/${elsewhere}`, _updatedAt: '2026-01-05T10:00:00Z' },
  ]);
});
