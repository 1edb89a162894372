/** Pictures and films: uploaded, cropped around what matters, shown on the site. */
import {
  ARRIVING,
  editing,
  expectQuiet,
  field,
  openContent,
  publish,
  test,
  visit,
  WRITING,
} from '../support/content-studio.ts';
import { expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

test('a film is uploaded and plays on the page; a cover is cropped wherever it is shown', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const watched = await openContent(page, agency, editing('portfolio', 'portfolio-dix-portes'));
  await page.getByRole('tab', { name: 'Médias' }).click(ARRIVING);
  await page.getByRole('radio', { name: 'Fichier déposé ici' }).check();
  const film = page.locator('[id="video.src"]');
  await film.locator('input[type=file]').setInputFiles('tools/demo/archive/files/fleur-amere.mp4');
  await expect(film.getByText('fleur-amere.mp4')).toBeVisible(ARRIVING);
  await page.getByRole('radio', { name: 'Horizontal, 16:9' }).check();

  const cover = page.locator('#coverImage');
  await cover.locator('input[type=file]').setInputFiles('public/social-card.png');
  await expect(cover.getByTestId('hotspot-image-input')).toBeVisible(ARRIVING);
  await field(page, 'coverImage.alt').getByRole('textbox').fill('Une porte et son étoile.');
  await cover.getByRole('button', { name: /édition d’image/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Recadrer l’image' });
  const picture = await dialog.locator('svg svg').first().boundingBox();
  if (!picture) throw new Error('there is nothing to crop');
  const [right, middle] = [picture.x + picture.width, picture.y + picture.height / 2];
  await page.mouse.move(right, middle);
  await page.mouse.down();
  await page.mouse.move(right - picture.width * 0.4, middle, { steps: 6 });
  await page.mouse.up();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await publish(page);
  await expect.poll(() => visit(agency, '/work/dix-portes')).toContain('.mp4');
  // Two fifths of the picture are gone, wherever it is shown.
  const query = '*[_id == "portfolio-dix-portes"][0].coverImage.crop.right';
  const address = `/v2024-01-01/data/query/production?${new URLSearchParams({ query })}`;
  expect(JSON.parse(await visit(agency, address)).result).toBeCloseTo(0.4, 1);
  const [pictureAddress] =
    /-1200x630\.png\?rect=0,\d+,\d+/.exec(await visit(agency, '/work')) ?? [];
  expect(pictureAddress).toMatch(/,7[12]\d$/);
  expectQuiet(watched);
});
