/**
 * The two mails about a subscription. As in the acknowledgement, they contain nothing that a visitor typed, and the
 * link only opens a page: mail scanners open links, so opening one changes nothing.
 */
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { StoredRequest } from '../deliveries/delivery.ts';
import type { Mail } from '../deliveries/mail.ts';
import { CONFIRMATION_LIFETIME } from '../forms/lifetimes.ts';
import type { Agency, Compose } from './compose.ts';
import { Aside, Button, Paragraph, QuietLink, renderMail } from './mail-layout.tsx';
import { writtenDate } from './written-date.ts';

const subscribing = z.object({
  fields: z.object({ email: z.string() }),
  subscriptionId: z.string(),
});

/** The mail to an address that is not on the list: its owner or another person entered it. */
export const composeConfirmation: Compose = (request, agency, links) => {
  const confirm = links.confirmation(request);
  const leave = links.unsubscription(subscribing.parse(request).subscriptionId);
  const until = writtenDate(new Date(request.receivedAt.getTime() + CONFIRMATION_LIFETIME));
  const occasion = `Quelqu’un, sans doute vous, vient d’inscrire cette adresse à la newsletter publiée par ${agency.name}.`;
  const gesture = 'Confirmez sur la page qui s’ouvre, et la prochaine lettre vous parviendra.';
  const deadline = `Ce lien vaut jusqu’au ${until}.`;
  const notYou =
    'Ce n’était pas vous\u202f? Ne faites rien\u00a0: aucune lettre ne partira, et votre adresse s’effacera toute seule à cette date.';
  return write(request, agency, leave, {
    subject: 'Confirmez votre inscription à notre newsletter',
    title: 'Confirmez votre inscription',
    preview: gesture,
    text: [
      occasion,
      gesture,
      confirm,
      deadline,
      notYou,
      `L’effacer tout de suite\u00a0:\n${leave}`,
    ],
    children: (
      <>
        <Paragraph>{occasion}</Paragraph>
        <Paragraph>{gesture}</Paragraph>
        <p style={{ margin: '28px 0' }}>
          <Button href={confirm}>Confirmer mon inscription</Button>
        </p>
        <Paragraph>{deadline}</Paragraph>
        <Aside>
          {notYou} <QuietLink href={leave}>L’effacer tout de suite</QuietLink>
        </Aside>
      </>
    ),
  });
};

/** The mail to a subscriber whose address was typed once more. */
export const composeAlreadySubscribed: Compose = (request, agency, links) => {
  const leave = links.unsubscription(subscribing.parse(request).subscriptionId);
  const already = `Cette adresse vient d’être inscrite à la newsletter publiée par ${agency.name}. Elle l’était déjà\u00a0: rien à faire, la prochaine lettre vous parviendra.`;
  const notYou =
    'Ce n’était pas vous\u202f? Quelqu’un a sans doute tapé votre adresse par erreur. Rien n’a changé.';
  return write(request, agency, leave, {
    subject: 'Vous recevez déjà notre newsletter',
    title: 'Vous êtes déjà des nôtres',
    preview: 'Rien à faire\u00a0: la prochaine lettre vous parviendra.',
    text: [already, notYou, `Ne plus la recevoir\u00a0:\n${leave}`],
    children: (
      <>
        <Paragraph>{already}</Paragraph>
        <Aside>
          {notYou} <QuietLink href={leave}>Ne plus recevoir la newsletter</QuietLink>
        </Aside>
      </>
    ),
  });
};

type Letter = {
  subject: string;
  title: string;
  preview: string;
  /** Paragraphs of the text part, between the greeting and the signature. */
  text: readonly string[];
  children: ReactNode;
};

function write(request: StoredRequest, agency: Agency, leave: string, letter: Letter): Mail {
  const { subject, title, preview, text, children } = letter;
  return {
    from: { name: agency.name, address: agency.from },
    to: { name: '', address: subscribing.parse(request).fields.email },
    replyTo: { name: agency.name, address: agency.address },
    subject,
    text: ['Bonjour,', ...text, `À bientôt,\n${agency.name}\n${agency.siteOrigin}\n`].join('\n\n'),
    html: renderMail({
      title,
      preview,
      agency,
      children: (
        <>
          <Paragraph>Bonjour,</Paragraph>
          {children}
        </>
      ),
    }),
    automatic: true,
    unsubscribeUrl: leave,
  };
}
