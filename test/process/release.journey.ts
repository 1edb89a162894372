/** What `npm run release` puts into a folder, as a server runs it: without what builds and checks the site. */
import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { programVersion, writeDataVersion } from '../../server/data-version.ts';
import { filesBelow } from '../../server/operations/backup-manifest.ts';
import { UPGRADE_BACKUPS } from '../../server/operations/upgrade-backups.ts';
import { makeRelease } from '../../tools/release.ts';
import { fillIn, sendButton } from '../support/contact-forms.ts';
import { copyDemoData } from '../support/demo-data.ts';
import { expect, startSite, temporaryDirectory, test } from '../support/site.ts';

/** With Node and a small system around it, an image stays below 350 MB. */
const MOST_BYTES = 170 * 1024 * 1024;

test('a release backs up an older version’s data, serves the site and the studio, takes a message and is backed up', {
  tag: '@slow',
}, async ({ page }) => {
  const folder = join(await temporaryDirectory(), 'release');
  await makeRelease(folder);
  const files = await Promise.all(
    (await filesBelow(folder)).map((file) => stat(join(folder, file))),
  );
  expect(files.reduce((bytes, { size }) => bytes + size, 0)).toBeLessThan(MOST_BYTES);
  const packages = await readdir(join(folder, 'node_modules'));
  expect(packages).toContain('sharp');
  for (const builder of ['vite', 'typescript', 'sanity']) expect(packages).not.toContain(builder);

  const directory = await temporaryDirectory();
  await copyDemoData(directory);
  await writeDataVersion(directory, '1.0.0');
  const site = await startSite({ directory, program: join(folder, 'server.js') });
  try {
    expect(await readdir(join(directory, UPGRADE_BACKUPS))).toHaveLength(1);
    await page.goto(`${site.origin}/contact`);
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await fetch(card ?? '')).status).toBe(200);
    await fillIn(page, {
      'Nom complet *': 'Salma Berrada',
      'Email *': 'salma@berrada.example',
      'Service *': 'Production Vidéo',
      'Votre message *': 'Un film pour notre ouverture.',
    });
    await sendButton(page).click();
    await expect(page.getByText('Message envoyé avec succès !')).toBeVisible();
    await page.goto(`${site.origin}/work`);
    const picture = page.locator('main img[srcset]').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    await page.goto(`${site.origin}/studio`);
    await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toBeVisible();

    const run = (name: string, options: string[], DATA_DIR = directory) =>
      promisify(execFile)('npm', ['run', name, '--', ...options], {
        cwd: folder,
        env: { ...process.env, DATA_DIR },
      });
    const to = await temporaryDirectory();
    expect((await run('backup', ['--to', to])).stdout).toContain('1 request');
    const [backup = ''] = await readdir(to);
    expect((await run('restore', [join(to, backup), '--check'])).stdout).toContain('is whole');
    expect((await run('restore', ['--drill'])).stdout).toContain('is whole');
    await expect(run('staff:unlock', ['personne@agence.example'])).rejects.toMatchObject({
      stderr: expect.stringContaining('No account has the address personne@agence.example'),
    });
    const answers = resolve('test/support/studio-rif/answers.json');
    const setup = await run('setup', ['--answers', answers], await temporaryDirectory());
    expect(setup.stdout).toContain('the site is that of Studio Rif');

    const version = programVersion(pathToFileURL(`${folder}/`));
    expect(site.output()).toContain(`Version  ${version}`);
    const doctor = await promisify(execFile)('npm', ['run', 'doctor', '--', '--no-mail'], {
      cwd: folder,
      env: {
        ...process.env,
        DATA_DIR: directory,
        PORT: new URL(site.origin).port,
        ORIGIN: site.origin,
        FREE_SPACE_FLOOR_MB: '0',
      },
    });
    expect(doctor.stdout).toContain(`se dit prêt, en version ${version}.`);
    expect(doctor.stdout).toContain('Aucune panne');
  } finally {
    await site.stop();
  }
});
