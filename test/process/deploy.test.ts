/** What `deploy/` gives an operator to copy agrees with what the site does. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_ASSET_BYTES } from '../../packages/content-service/assets/asset-document.ts';

test('nginx lets through the largest file that the desk may upload', () => {
  const [, megabytes] =
    /client_max_body_size (\d+)m;/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];
  const largest = Math.max(...Object.values(MAX_ASSET_BYTES)) / 1024 ** 2;
  expect(Number(megabytes)).toBeGreaterThanOrEqual(largest);
});
