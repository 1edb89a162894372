/** A message answered from the desk, to the mail its sender reads. */
import { expectAccessible, expectFitting } from '../support/accessibility.ts';
import { watch } from '../support/page-watch.ts';
import {
  detail,
  expect,
  openDesk,
  requestFrom,
  sendContact,
  test,
} from '../support/requests-desk.ts';

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a lead is answered from a template, and the visitor reads it in their thread', async ({
      page,
      agency,
    }) => {
      const email = `rania-${width}@riad.example`;
      await sendContact(agency, {
        name: 'Rania Benkirane',
        email,
        message: 'Notre riad est vide en janvier.\n\nPar où commencer ?',
      });
      const { id } = await requestFrom(agency, email);
      const watched = watch(page, agency.origin);
      await openDesk(page, agency, 'sales', `/messages/${id}`);
      const request = detail(page);
      await request.getByRole('button', { name: 'Répondre' }).click();
      const answer = request.getByRole('region', { name: 'Réponse à Rania Benkirane' });
      const text = answer.getByLabel('Votre réponse');
      await expect(answer.getByRole('button', { name: 'Premier contact' })).toBeFocused();

      // A field that this request has no value for stops the mail, and is shown where it stands.
      await answer.getByRole('button', { name: 'Besoin de précisions' }).click();
      await expect(text).toHaveValue(/^Bonjour Rania,\n/);
      await answer.getByRole('button', { name: 'Envoyer et marquer répondu' }).click();
      await expect(answer.getByText('À compléter avant l’envoi')).toBeVisible();
      await expect(text).toBeFocused();
      expect(await text.evaluate(selectedText)).toBe('{service}');
      await page.keyboard.type('Photographie');
      await expect(answer.getByText('À compléter avant l’envoi')).toHaveCount(0);

      await answer.getByRole('button', { name: 'Devis demandé' }).click();
      await answer.getByRole('button', { name: 'Remplacer' }).click();
      await answer
        .getByLabel('La réponse de Rania arrivera à')
        .selectOption('mehdi@atelier-anfa.example (vous)');
      await expectAccessible(page);
      await expectFitting(page, [320, width]);
      // The network fails, the page is loaded again: what was written is there, and is sent once.
      await page.route('**/answers', (route) => route.abort(), { times: 1 });
      await answer.getByRole('button', { name: 'Envoyer et marquer répondu' }).click();
      await expect(request.getByRole('alert')).toContainText('Ce n’est pas enregistré.');
      await page.reload();
      await expect(text).toHaveValue(/un prix plutôt qu’une fourchette/);
      await answer.getByRole('button', { name: 'Envoyer et marquer répondu' }).click();
      await expect(answer).toHaveCount(0);
      await expect(request.getByLabel('Statut')).toHaveValue('answered');
      await expect(request.getByRole('article')).toContainText('un prix plutôt qu’une fourchette');
      await expect(request.getByRole('article')).toContainText('arrive à mehdi@');

      const letters = () =>
        agency.mailServer.mails.filter(
          ({ recipients, email: { from } }) =>
            recipients[0] === email && from?.name === 'Mehdi Tazi (Atelier Anfa)',
        );
      await expect.poll(() => letters().length).toBe(1);
      const letter = letters()[0]?.email;
      const acknowledged = agency.mailServer.mails.find(
        ({ recipients, email: mail }) =>
          recipients[0] === email && mail.messageId === letter?.inReplyTo,
      );
      expect(acknowledged?.email.subject).toMatch(/^Votre message est bien arrivé/);
      expect(letter?.replyTo).toEqual([
        { name: 'Mehdi Tazi', address: 'mehdi@atelier-anfa.example' },
      ]);
      expect(letter?.subject).toMatch(/^Votre devis \(référence \w{3}-\w{3}-\w{3}\)$/);
      expect(letter?.text).toMatch(/^Bonjour Rania,\n[\s\S]*> Par où commencer \?\s*$/);
      expect(watched.strangers).toEqual([]);
    });
  });
}

/** The part of a field's text that is selected. */
function selectedText(field: SVGElement | HTMLElement): string {
  if (!(field instanceof HTMLTextAreaElement)) return '';
  return field.value.slice(field.selectionStart, field.selectionEnd);
}
