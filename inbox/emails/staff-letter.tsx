/** Mails to the agency's own people: an invitation, a link to a new password. What they lead to does nothing by being opened. */
import type { ReactNode } from 'react';
import type { Mail } from '../deliveries/mail.ts';
import type { Agency } from './compose.ts';
import { INK } from './mail-ink.ts';
import { Button, renderMail } from './mail-layout.tsx';
import { writtenDate } from './written-date.ts';

export type StaffLetter = {
  to: string;
  /** Works once. */
  link: string;
  expires: Date;
} & (
  | { kind: 'invitation'; invitedBy: string /** In French. */; roleTitle: string }
  | { kind: 'new-password'; name: string }
);

export function composeStaffLetter(letter: StaffLetter, agency: Agency): Mail {
  return letter.kind === 'invitation'
    ? write(letter, agency, {
        subject: `${agency.name}\u00a0: votre accès au studio`,
        title: 'Bienvenue dans l’équipe',
        says: `${letter.invitedBy} vous ouvre le studio du site, chez ${agency.name}, avec le rôle «\u00a0${letter.roleTitle}\u00a0».`,
        gesture: 'Choisissez votre mot de passe, et vous y êtes.',
        button: 'Créer mon accès',
        notYou:
          'Vous n’attendiez pas cette invitation\u202f? Ne faites rien\u00a0: sans vous, aucun accès n’est créé.',
      })
    : write(letter, agency, {
        subject: `${agency.name}\u00a0: votre nouveau mot de passe`,
        title: 'Choisissez un nouveau mot de passe',
        says: `Bonjour ${letter.name}. Quelqu’un, sans doute vous, demande un nouveau mot de passe pour votre compte chez ${agency.name}.`,
        gesture: 'L’ancien reste valable tant que vous n’en avez pas choisi un autre.',
        button: 'Choisir mon mot de passe',
        notYou:
          'Ce n’était pas vous\u202f? Ne faites rien\u00a0: votre mot de passe ne change pas.',
      });
}

type Words = {
  subject: string;
  title: string;
  says: string;
  gesture: string;
  button: string;
  notYou: string;
};

function write({ to, link, expires }: StaffLetter, agency: Agency, words: Words): Mail {
  const { subject, title, says, gesture, button, notYou } = words;
  const deadline = `Ce lien sert une seule fois, jusqu’au ${writtenDate(expires)}.`;
  return {
    from: { name: agency.name, address: agency.from },
    to: { name: '', address: to },
    replyTo: { name: agency.name, address: agency.address },
    subject,
    text: [says, gesture, link, deadline, notYou, `${agency.name}\n${agency.siteOrigin}\n`].join(
      '\n\n',
    ),
    html: renderMail({
      title,
      preview: gesture,
      agencyName: agency.name,
      siteOrigin: agency.siteOrigin,
      children: (
        <>
          <Paragraph>
            <bdi>{says}</bdi>
          </Paragraph>
          <Paragraph>{gesture}</Paragraph>
          <p style={{ margin: '28px 0' }}>
            <Button href={link}>{button}</Button>
          </p>
          <Paragraph>{deadline}</Paragraph>
          <p style={{ margin: 0, color: INK.encre2, fontSize: 14 }}>{notYou}</p>
        </>
      ),
    }),
    automatic: true,
  };
}

function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 20px' }}>{children}</p>;
}
