import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import { isOpaque } from './transparent-ground.ts';

test('a white JPEG and a vector on a rectangle are told of, a logo that is seen through is not', {
  tags: ['slow'],
}, async () => {
  const { staff } = await startTestService();
  const client = staff({ apiVersion: '2025-02-19' });
  const getClient = () => client;
  const vector = (ground: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${ground}<circle cx="20" cy="20" r="9" fill="#C4432B"/></svg>`,
    );
  const rectangle = vector('<rect width="40" height="40" fill="#fff"/>');
  const jpeg = await sharp(rectangle).jpeg().toBuffer();
  const results: boolean[] = [];
  for (const [file, filename] of [
    [jpeg, 'logo.jpg'],
    [rectangle, 'logo.svg'],
    [vector(''), 'open.svg'],
  ] as const) {
    const { _id } = await client.assets.upload('image', file, { filename });
    results.push(await isOpaque(_id, { getClient }));
  }
  expect(results).toEqual([true, true, false]);
  expect(await isOpaque('image-none-1x1-png', { getClient })).toBe(false);
});
