/** The trial mail to a person of the agency who wants to see whether mails leave: see `deliveries/mail-trial.ts`. */
import type { Mail } from '../deliveries/mail.ts';
import type { Agency } from './compose.ts';
import { Paragraph, renderMail } from './mail-layout.tsx';
import { writtenDate } from './written-date.ts';

export function composeMailTrial(to: string, agency: Agency, now: Date): Mail {
  const title = 'Les e-mails du site partent';
  const occasion = `Vous avez demandé cet essai depuis Demandes, le ${writtenDate(now)}.`;
  const meaning =
    'S’il vous parvient, les demandes des visiteurs et leurs accusés de réception partent par le même chemin.';
  return {
    from: { name: agency.name, address: agency.from },
    to: { name: '', address: to },
    replyTo: { name: agency.name, address: agency.address },
    subject: `${agency.name}\u00a0: essai d’envoi`,
    text: [title, occasion, meaning, `${agency.siteOrigin}\n`].join('\n\n'),
    html: renderMail({
      title,
      preview: meaning,
      agency,
      children: (
        <>
          <Paragraph>{occasion}</Paragraph>
          <Paragraph>{meaning}</Paragraph>
        </>
      ),
    }),
    automatic: true,
  };
}
