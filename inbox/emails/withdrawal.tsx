/** The mail to the agency when a sender withdrew a request that it has already been notified of. */

import { senderOf } from '../sender.ts';
import { operatorAddress } from './after-answering.tsx';
import type { Compose } from './compose.ts';
import { Button, Paragraph, Plate, renderMail } from './mail-layout.tsx';
import { readerOf } from './reader.ts';
import { writtenDate } from './written-date.ts';

export const composeWithdrawal: Compose = (request, agency) => {
  const { name, email } = senderOf(request.fields);
  const { reference, receivedAt } = request;
  const title = `${name} retire sa demande`;
  const what = `La demande du ${writtenDate(receivedAt)} est close\u00a0: plus personne n’attend de réponse.`;
  const retention =
    'Ce qui a été écrit reste lisible dans Demandes jusqu’à ce que son auteur l’efface, ou que son temps soit passé.';
  const screen = operatorAddress(request, agency);
  return {
    from: { name: agency.name, address: agency.from },
    to: readerOf(request, agency),
    replyTo: { name, address: email },
    subject: `Demande retirée\u00a0: ${name} (référence ${reference})`,
    text: [title, what, retention, `Référence\u00a0: ${reference}`, `${screen}\n`].join('\n\n'),
    html: renderMail({
      title,
      preview: what,
      agency,
      children: (
        <>
          <Paragraph>{what}</Paragraph>
          <Paragraph>{retention}</Paragraph>
          <Plate noun="Référence">{reference}</Plate>
          <Button href={screen}>Ouvrir dans Demandes</Button>
        </>
      ),
    }),
    automatic: true,
  };
};
