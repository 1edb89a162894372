import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../packages/content-service/testing/start-test-service.ts';
import { readConfig } from '../config.ts';
import { makeStaging, swapIn } from '../operations/swap-directories.ts';
import { prepareOpening } from './opening.ts';

const DAY = 86_400_000; // ms

test('the clock is compared with the time that a killed restore had moved away', async () => {
  const directory = await temporaryDirectory();
  const lastTime = new Date(Date.now() - 100 * DAY).toISOString();
  await writeFile(join(directory, 'clock.json'), JSON.stringify({ known: lastTime }));
  await writeFile(join(await makeStaging(directory), 'mail.eml'), 'of the backup');
  // Killed before it counted: a start puts back what was there.
  await swapIn(directory);
  const config = readConfig({ DATA_DIR: directory, LOG_LEVEL: 'error' });
  const root = new URL('../../', import.meta.url);
  const { certainTime } = await prepareOpening(config, { root, port: 3000 });
  expect(certainTime.doubt()?.ahead).toBe(true);
  expect(certainTime.now().getTime()).toBeLessThan(Date.now() - 99 * DAY);
});
