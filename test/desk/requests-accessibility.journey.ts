/** The accessibility of the *Demandes*, in both colour schemes, without a request to another host. */
import { writeDoc } from '../../inbox/testing/documents.ts';
import { watch } from '../support/page-watch.ts';
import {
  detail,
  expect,
  openDesk,
  requestFrom,
  row,
  sendApplication,
  sendComment,
  sendContact,
  test,
} from '../support/requests-desk.ts';
import { expectWellMade } from '../support/staff.ts';

test('every screen is accessible, fits, and talks to this site alone', { tag: '@slow' }, async ({
  page,
  agency,
}) => {
  // Twelve screens, each looked through by axe, twice.
  test.slow();
  const name = 'Axe Bennani';
  const email = (kind: string) => `${kind}@axe.example`;
  await sendContact(agency, {
    name,
    email: email('message'),
    message: 'Un long mot : anticonstitutionnellement.',
  });
  await sendApplication(
    agency,
    { name, email: email('candidature') },
    { name: 'cv.doc', bytes: writeDoc() },
  );
  await sendComment(agency, '/blog/filmer-a-midi', {
    name,
    email: email('commentaire'),
    comment: 'Bravo.',
  });
  const watched = watch(page, agency.origin);
  const policies: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest()) {
      policies.push(answer.headers()['content-security-policy'] ?? '');
    }
  });
  await openDesk(page, agency, 'administrator', '/messages');
  await expect(row(page, name)).toBeVisible();
  for (const address of [
    '/messages?q=axe.example',
    `/messages/${(await requestFrom(agency, email('message'))).id}`,
    `/candidatures/${(await requestFrom(agency, email('candidature'))).id}`,
    '/candidatures?vue=tableau',
    `/commentaires/${(await requestFrom(agency, email('commentaire'))).id}`,
    '/messages?q=introuvable',
    '/newsletter',
    '/indesirables',
    '/recherches',
    '/modeles',
    '/journal',
  ]) {
    await page.goto(`${agency.origin}/studio/demandes${address}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('…', { exact: false }).and(page.getByText('Lecture'))).toHaveCount(
      0,
    );
    await expectWellMade(page);
  }
  await page.goto(`${agency.origin}/studio/demandes/messages?q=${email('message')}`);
  await row(page, name).first().click();
  await detail(page).getByRole('button', { name: 'Effacer ses données…' }).click();
  await page.getByRole('button', { name: 'Voir ce qui sera effacé' }).click();
  await expect(page.getByRole('button', { name: 'Effacer définitivement' })).toBeEnabled();
  await expectWellMade(page);

  expect(watched).toEqual({ strangers: [], complaints: [] });
  for (const policy of policies) {
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("connect-src 'self'");
  }
});
