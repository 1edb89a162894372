/** The mail of the site's own daily check of its form. See `daily-check/daily-check.ts`. */

import { ofName } from '../forms/elision.ts';
import type { Compose } from './compose.ts';
import { Paragraph, renderMail } from './mail-layout.tsx';
import { writtenDate } from './written-date.ts';

export const composeDailyCheck: Compose = (request, agency) => {
  const title = 'Le formulaire du site fonctionne';
  const sent = `Le site s’est envoyé ce message par son propre formulaire, le ${writtenDate(request.receivedAt)}. Il n’y a rien à faire.`;
  const missing =
    'Le jour où vous n’en recevez pas, regardez dans Demandes\u00a0: les messages des visiteurs suivent le même chemin.';
  return {
    from: { name: agency.name, address: agency.from },
    to: { name: agency.name, address: agency.address },
    subject: `Essai quotidien du formulaire ${ofName(agency.name)}`,
    text: [title, sent, missing, `${agency.siteOrigin}\n`].join('\n\n'),
    html: renderMail({
      title,
      preview: sent,
      agency,
      children: (
        <>
          <Paragraph>{sent}</Paragraph>
          <Paragraph>{missing}</Paragraph>
        </>
      ),
    }),
    automatic: true,
  };
};
