/**
 * To the candidate: the application arrived, and when it is answered. As in every mail to an address somebody typed,
 * nothing in it comes from the form.
 */
import { z } from 'zod';
import { APPLICATION_PROMISE } from '../forms/application-wording.ts';
import type { Compose } from './compose.ts';
import { INK, renderMail } from './mail-layout.tsx';
import { writtenDate } from './written-date.ts';

const recipient = z.object({ email: z.string() });

const PROMISE = `Nous répondons à chaque candidature sous ${APPLICATION_PROMISE}, oui ou non.`;
const ADD_SOMETHING =
  'Un lien, un travail à montrer, une précision\u202f? Répondez simplement à ce message.';
/** The file is kept, but whoever recruits does not have it in their mailbox. */
const SEND_A_PDF =
  'Une chose encore\u00a0: votre CV est bien arrivé, mais son format ne s’ouvre pas en toute sécurité. Répondez à ce message avec un PDF simple, et nous le lirons aussitôt.';
const NOT_YOU =
  'Vous n’avez pas postulé\u202f? Quelqu’un a sans doute tapé votre adresse par erreur. Répondez-nous et nous effaçons tout.';

export const composeApplicationAcknowledgement: Compose = (request, agency) => {
  const { email } = recipient.parse(request.fields);
  const { about, attachment, reference } = request;
  // The job's title is the agency's own text.
  const what = about
    ? `Votre candidature au poste «\u00a0${about.title}\u00a0»`
    : 'Votre candidature';
  const arrived = `${what} est arrivée chez ${agency.name} le ${writtenDate(request.receivedAt)}.`;
  const wish = attachment && attachment.verdict !== 'clean' ? [SEND_A_PDF] : [];
  const contact = z.email().safeParse(about?.contactEmail);
  const paragraph = { margin: '0 0 20px' };
  return {
    from: { name: agency.name, address: agency.from },
    to: { name: '', address: email },
    replyTo: { name: agency.name, address: contact.success ? contact.data : agency.address },
    subject: `Votre candidature est bien arrivée (référence ${reference})`,
    text: [
      'Bonjour,',
      arrived,
      PROMISE,
      `Votre référence\u00a0: ${reference}`,
      ...wish,
      ADD_SOMETHING,
      `À très vite,\n${agency.name}\n${agency.siteOrigin}`,
      `--\n${NOT_YOU}\n`,
    ].join('\n\n'),
    html: renderMail({
      title: 'Votre candidature est bien arrivée',
      preview: PROMISE,
      agencyName: agency.name,
      siteOrigin: agency.siteOrigin,
      children: (
        <>
          <p style={paragraph}>Bonjour,</p>
          <p style={paragraph}>{arrived}</p>
          <p style={{ ...paragraph, fontWeight: 600 }}>{PROMISE}</p>
          <p style={{ ...paragraph, padding: '14px 18px', background: INK.sable }}>
            Votre référence&nbsp;: <strong>{reference}</strong>
          </p>
          {wish.map((sentence) => (
            <p key={sentence} style={paragraph}>
              {sentence}
            </p>
          ))}
          <p style={paragraph}>{ADD_SOMETHING}</p>
          <p style={paragraph}>
            À très vite,
            <br />
            {agency.name}
          </p>
          <p style={{ margin: 0, color: INK.encre2, fontSize: 14 }}>{NOT_YOU}</p>
        </>
      ),
    }),
    automatic: true,
  };
};
