/** Every screen of the desk on a telephone: what all of them owe who works there. */
import { writePdf } from '../../inbox/testing/documents.ts';
import { expectAccessible, expectFitting } from '../support/accessibility.ts';
import {
  expect,
  logInAs,
  requestFrom,
  searchInVain,
  sendApplication,
  sendComment,
  sendContact,
  test,
} from '../support/requests-desk.ts';

/** Below `/studio`. Those of a request that is open are added to them. */
const SCREENS = [
  '',
  '/demandes/messages',
  '/demandes/candidatures',
  '/demandes/candidatures?vue=tableau',
  '/demandes/commentaires',
  '/demandes/newsletter',
  '/demandes/indesirables',
  '/demandes/modeles',
  '/demandes/webhooks',
  '/site/mesures',
  '/site/sante',
  '/site/recherches',
  '/site/journal',
  '/site/installation',
  '/equipe',
  '/equipe/jetons',
  '/equipe/autres-sites',
  '/equipe/journal',
  '/compte',
];

test.use({ viewport: { width: 390, height: 844 } });

test('no screen of the desk has an accessibility violation on a telephone, and each fits', {
  tag: '@slow',
}, async ({ page, agency }) => {
  // Two dozen screens, each looked through by axe.
  test.setTimeout(300_000);
  const sender = (kind: string) => ({ name: 'Écran Bennani', email: `${kind}@telephone.example` });
  await sendContact(agency, { ...sender('message'), message: 'Un film pour la foire.' });
  const cv = { name: 'cv.pdf', bytes: writePdf() };
  await sendApplication(agency, sender('candidature'), cv);
  await sendComment(agency, '/blog/filmer-a-midi', { ...sender('commentaire'), comment: 'Bravo.' });
  await searchInVain(agency, 'drone', 3);
  const open = async (box: string, kind: string) =>
    `/demandes/${box}/${(await requestFrom(agency, sender(kind).email)).id}`;
  await logInAs(page.context(), agency, 'administrator');
  for (const address of [
    ...SCREENS,
    await open('messages', 'message'),
    await open('candidatures', 'candidature'),
    await open('commentaires', 'commentaire'),
  ]) {
    await page.goto(`${agency.origin}/studio${address}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('.kit-spinner')).toHaveCount(0);
    await expectAccessible(page);
    await expectFitting(page, [390]);
  }
});
