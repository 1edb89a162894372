import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesLocationOf, filesSettings } from './files-location.ts';

const settings = z.object(filesSettings);
const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

function read(variables: Record<string, string>) {
  const lines: string[] = [];
  const given = settings.parse(variables);
  const place = filesLocationOf(given, (name, why) => lines.push(`${name} ${why}`));
  return { place, lines, cache: given.ORIGINALS_CACHE_MB };
}

test('a place is nothing, a folder, or a part of a store', () => {
  expect(read({})).toEqual({ place: undefined, lines: [], cache: 2048 });
  expect(read({ FILES_URL: 'file:///mnt/shared%20files' }).place).toBe('/mnt/shared files');
  const address =
    's3://agences/agence%20été/photos/?endpoint=https://s3.example.com:9000/&region=eu-west-3';
  expect(read({ FILES_URL: address, ...keys }).place).toEqual({
    endpoint: 'https://s3.example.com:9000',
    bucket: 'agences',
    prefix: 'agence été/photos',
    region: 'eu-west-3',
    keyId: 'key',
    secret: 'secret',
  });
  const least = read({ FILES_URL: 's3://agences?endpoint=http://127.0.0.1:9000', ...keys });
  expect(least.place).toMatchObject({ prefix: '', region: 'us-east-1' });
});

test('a store without its keys is a line for each that is missing', () => {
  const { lines } = read({ FILES_URL: 's3://agences?endpoint=https://s3.example.com' });
  expect(lines).toEqual([
    'S3_ACCESS_KEY_ID must be set where FILES_URL names a store',
    'S3_SECRET_ACCESS_KEY must be set where FILES_URL names a store',
  ]);
});

test.for([
  'https://s3.example.com/agences',
  's3://agences',
  's3://agences?endpoint=s3.example.com',
  's3://agences?endpoint=https://s3.example.com/path',
  's3://key:secret@agences?endpoint=https://s3.example.com',
  's3:///agences?endpoint=https://s3.example.com',
  's3://agences/%ff?endpoint=https://s3.example.com',
  'file://server/share',
])('%s is refused in one line that shows the form', (FILES_URL) => {
  const { error } = settings.safeParse({ FILES_URL });
  expect(error?.issues).toMatchObject([
    { path: ['FILES_URL'], message: expect.stringMatching(/^must look like file:/) },
  ]);
});
