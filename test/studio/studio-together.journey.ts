/** Several people, several tabs, and a server that goes away: in the end every browser has the same text. */
import { type Administrator, createAdministrator } from '../support/administrator.ts';
import {
  ARRIVING,
  editing,
  expectQuiet,
  input,
  openContent,
  stored,
  storedTitle,
  test,
  WRITING,
} from '../support/content-studio.ts';
import { watch } from '../support/page-watch.ts';
import { expect } from '../support/requests-desk.ts';
import { freePort, startSite, temporaryDirectory } from '../support/site.ts';

test.describe.configure({ timeout: WRITING });

const STUDY = editing('portfolio', 'portfolio-toits-d-avril');

test('two people see each other, write in one document, and end with one text', {
  tag: '@slow',
}, async ({ editor: yanis, administrator: salma, agency }) => {
  const watched = [
    await openContent(yanis, agency, STUDY),
    await openContent(salma, agency, STUDY),
  ];
  const titles = [input(yanis, 'Titre'), input(salma, 'Titre')] as const;
  for (const title of titles) await expect(title).toHaveValue('Les toits d’avril', ARRIVING);

  await input(salma, 'Résumé').focus();
  // Her initials, in the list and at the field she is in; she may sit at another document too.
  const initials = yanis.getByText('SB', { exact: true });
  await expect.poll(() => initials.count(), ARRIVING).toBeGreaterThanOrEqual(2);

  // Each in a field of their own, in the same moment: the draft is made by both. What each typed is on their own screen
  // and in the one draft (studio/content/together.test.ts tries sixty such moments), then on the other's.
  for (const page of [yanis, salma]) await expect(input(page, 'Résumé')).toBeEditable(ARRIVING);
  await Promise.all([
    input(yanis, 'Durée').fill('Neuf semaines'),
    input(salma, 'Résumé').fill('Un film vu des toits.'),
  ]);
  await expect(input(yanis, 'Durée')).toHaveValue('Neuf semaines');
  await expect(input(salma, 'Résumé')).toHaveValue('Un film vu des toits.');
  const draft = '*[_id == "drafts.portfolio-toits-d-avril"][0]{ timeline, summary }';
  await expect
    .poll(() => stored(agency, draft), { message: 'the draft has both', ...ARRIVING })
    .toEqual({ timeline: 'Neuf semaines', summary: 'Un film vu des toits.' });
  await expect(input(salma, 'Durée')).toHaveValue('Neuf semaines', ARRIVING);
  await expect(input(yanis, 'Résumé')).toHaveValue('Un film vu des toits.', ARRIVING);

  // Both in one, at once: one at its beginning, the other at its end.
  await titles[0].press('Home');
  await titles[1].press('End');
  await Promise.all([
    titles[0].pressSequentially('Sous ', { delay: 60 }),
    titles[1].pressSequentially(', ce matin', { delay: 60 }),
  ]);
  const text = async () => [await titles[0].inputValue(), await titles[1].inputValue()];
  await expect
    .poll(async () => new Set(await text()).size, { message: 'both read the same', ...ARRIVING })
    .toBe(1);
  const [agreed] = await text();
  expect(agreed).toContain('toits d’avril');
  await expect
    .poll(() => storedTitle(agency, 'drafts.portfolio-toits-d-avril'), ARRIVING)
    .toBe(agreed);
  for (const seen of watched) expectQuiet(seen);
});

test('two tabs and several open documents work over plain HTTP/1.1', { tag: '@slow' }, async ({
  editor: page,
  agency,
}) => {
  // An address may name the perspective that is meant where none is.
  const address = '/structure/portfolio;portfolio-fleur-amere?perspective=drafts';
  const watched = await openContent(page, agency, address);
  await expect(input(page, 'Titre')).toHaveValue('Fleur amère', ARRIVING);
  await expect(input(page, 'Titre')).toBeEditable(ARRIVING);
  expect(page.url()).not.toContain('perspective');
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').every((entry) => {
        const { nextHopProtocol } = JSON.parse(JSON.stringify(entry));
        return nextHopProtocol === '' || nextHopProtocol === 'http/1.1';
      }),
    ),
  ).toBe(true);
  const tab = await page.context().newPage();
  for (const id of ['portfolio-au-quatrieme-gauche', 'portfolio-rendez-vous-au-phare']) {
    await openContent(tab, agency, editing('portfolio', id));
    await expect(input(tab, 'Titre')).not.toHaveValue('', ARRIVING);
  }
  await openContent(tab, agency, editing('portfolio', 'portfolio-fleur-amere'));
  await input(tab, 'Durée').fill('Onze semaines');
  await expect(input(page, 'Durée')).toHaveValue('Onze semaines', ARRIVING);
  await tab.close();
  expectQuiet(watched);
});

test('what is typed while the server is away is there when it is back', { tag: '@slow' }, async ({
  page,
  atEnd,
}) => {
  const directory = await temporaryDirectory();
  const port = await freePort();
  const site = await startSite({ directory, port });
  atEnd(() => site.kill());
  const administrator: Administrator = await createAdministrator(site);
  await page.context().addCookies([{ ...administrator.cookie, url: site.origin }]);
  const watched = watch(page, site.origin);
  await page.goto(`${site.origin}/studio${STUDY}`);
  const duration = input(page, 'Durée');
  await expect(duration).toHaveValue('11 semaines', ARRIVING);

  await expect(duration).toBeEditable(ARRIVING);
  await duration.click();
  await duration.press('End');
  await duration.pressSequentially(' et', { delay: 30 });
  await expect(duration).toHaveValue('11 semaines et');
  let unanswered = 0;
  page.on('requestfailed', (request) => {
    if (/\/data\/(?:actions|mutate)\//.test(request.url())) unanswered += 1;
  });
  // The server is killed among the letters: some are saved, some on their way, some typed while it is away.
  await Promise.all([duration.pressSequentially(' quelques jours', { delay: 30 }), site.kill()]);
  const typed = await duration.inputValue();
  expect(typed).toMatch(/^11 semaines et/);
  // Away for longer than the client asks by itself: five times in some five seconds.
  await expect.poll(() => unanswered, ARRIVING).toBeGreaterThan(5);
  const again = await startSite({ directory, port });
  atEnd(() => again.kill());
  const draft = () => administrator.client.getDocument('drafts.portfolio-toits-d-avril');
  await expect.poll(async () => (await draft())?.timeline, { timeout: 30_000 }).toBe(typed);
  await expect(duration).toHaveValue(typed, ARRIVING);
  await expect(duration).toBeEditable(ARRIVING);
  expect(watched.strangers).toEqual([]);
  await again.stop();
});
