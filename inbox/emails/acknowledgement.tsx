/**
 * To the sender: the message arrived, and when we answer. Nothing they typed is repeated, not even their name: anybody
 * may type any address into the form, and a mail that carries a stranger's words to a stranger's mailbox, under the
 * agency's name, is what spammers look for.
 */

import { z } from 'zod';
import { SENT_TOAST } from '../forms/contact-wording.ts';
import type { FormDescription } from '../forms/form-description.ts';
import type { Compose } from './compose.ts';
import { INK, renderMail } from './mail-layout.tsx';
import { writtenDate } from './written-date.ts';

const recipient = z.object({ email: z.string(), service: z.string().default('') });

const NOT_YOU =
  'Vous n’avez rien envoyé\u202f? Quelqu’un a sans doute tapé votre adresse par erreur. Répondez-nous et nous effaçons tout.';
const ADD_SOMETHING =
  'Un détail à ajouter, un fichier à joindre\u202f? Répondez simplement à ce message.';

/** @param form only its closed choices may be quoted */
export function composeAcknowledgement(form: FormDescription): Compose {
  return (request, agency) => {
    const { email, service } = recipient.parse(request.fields);
    const choices = form.fields.service?.element === 'select' ? form.fields.service.options : [];
    const about = choices.includes(service) && service !== 'Autre' ? ` (${service})` : '';
    const arrived = `Votre message${about} est arrivé chez ${agency.name} le ${writtenDate(request.receivedAt)}.`;
    const promise = SENT_TOAST.description(agency.responseTime);
    return {
      from: { name: agency.name, address: agency.from },
      to: { name: '', address: email },
      replyTo: { name: agency.name, address: agency.address },
      subject: `Votre message est bien arrivé (référence ${request.reference})`,
      text: [
        'Bonjour,',
        arrived,
        promise,
        `Votre référence\u00a0: ${request.reference}`,
        ADD_SOMETHING,
        `À très vite,\n${agency.name}\n${agency.siteOrigin}`,
        `--\n${NOT_YOU}\n`,
      ].join('\n\n'),
      html: renderMail({
        title: 'Votre message est bien arrivé',
        preview: promise,
        agencyName: agency.name,
        siteOrigin: agency.siteOrigin,
        children: (
          <Body
            arrived={arrived}
            promise={promise}
            reference={request.reference}
            name={agency.name}
          />
        ),
      }),
      automatic: true,
    };
  };
}

type BodyProps = { arrived: string; promise: string; reference: string; name: string };

function Body({ arrived, promise, reference, name }: BodyProps) {
  const paragraph = { margin: '0 0 20px' };
  return (
    <>
      <p style={paragraph}>Bonjour,</p>
      <p style={paragraph}>{arrived}</p>
      <p style={{ ...paragraph, fontWeight: 600 }}>{promise}</p>
      <p style={{ ...paragraph, padding: '14px 18px', background: INK.sable }}>
        Votre référence&nbsp;: <strong>{reference}</strong>
      </p>
      <p style={paragraph}>{ADD_SOMETHING}</p>
      <p style={paragraph}>
        À très vite,
        <br />
        {name}
      </p>
      <p style={{ margin: 0, color: INK.encre2, fontSize: 14 }}>{NOT_YOU}</p>
    </>
  );
}
