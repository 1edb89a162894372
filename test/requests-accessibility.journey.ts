/** The accessibility of the *Demandes*, in both colour schemes, without a request to another host. */
import { writeDoc } from '../inbox/testing/documents.ts';
import { expectAccessible } from './accessibility.ts';
import { watch } from './page-watch.ts';
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
} from './requests-desk.ts';

for (const [width, colorScheme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('every screen is accessible, fits, and talks to this site alone', async ({
      page,
      agency,
    }) => {
      const key = `${colorScheme}${width}`;
      const name = `Axe ${key}`;
      const email = (kind: string) => `${kind}${key}@axe.example`;
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
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
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
        '/journal',
      ]) {
        await page.goto(`${agency.origin}/studio/demandes${address}`);
        await page.waitForLoadState('networkidle');
        await expect(
          page.getByText('…', { exact: false }).and(page.getByText('Lecture')),
        ).toHaveCount(0);
        await expectAccessible(page);
        expect(await fits(), address).toBe(true);
      }
      await page.goto(`${agency.origin}/studio/demandes/messages?q=${email('message')}`);
      await row(page, name).first().click();
      await detail(page).getByRole('button', { name: 'Effacer cette personne…' }).click();
      await page.getByRole('button', { name: 'Voir ce qui sera effacé' }).click();
      await expect(page.getByRole('button', { name: 'Effacer définitivement' })).toBeEnabled();
      await expectAccessible(page);

      expect(watched).toEqual({ strangers: [], complaints: [] });
      for (const policy of policies) {
        expect(policy).toContain("default-src 'none'; script-src 'self';");
        expect(policy).toContain("connect-src 'self'");
      }
    });
  });
}
