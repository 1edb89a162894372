/** What `deploy/` gives an operator to copy agrees with what the site does. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_ASSET_BYTES } from '../../packages/content-service/assets/asset-document.ts';
import { readConfig } from '../../server/config.ts';

test('nginx lets through the largest file that the desk may upload', () => {
  const [, megabytes] =
    /client_max_body_size (\d+)m;/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];
  const largest = Math.max(...Object.values(MAX_ASSET_BYTES)) / 1024 ** 2;
  expect(Number(megabytes)).toBeGreaterThanOrEqual(largest);
});

test('load balancers see that a process leaves while it still serves everything', () => {
  const { leaveAfter } = readConfig({ NODE_ENV: 'development' });
  const haproxy = readFileSync('deploy/haproxy.cfg', 'utf8');
  const [, interval, fall] = /check inter (\d+)ms fall (\d+)/.exec(haproxy) ?? [];
  // A second besides, for checks that come late on a busy machine.
  expect(Number(interval) * (Number(fall) + 1) + 1_000).toBeLessThanOrEqual(leaveAfter);
  const caddy = readFileSync('deploy/Caddyfile.processes', 'utf8');
  const [, each] = /health_interval (\d+)ms/.exec(caddy) ?? [];
  expect(Number(each) * 2 + 1_000).toBeLessThanOrEqual(leaveAfter);
});
