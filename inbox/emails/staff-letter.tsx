/** Mails to staff: an invitation, a new password, a changed account. Opening their links changes nothing. */
import type { ReactNode } from 'react';
import type { Mail } from '../deliveries/mail.ts';
import type { Agency } from './compose.ts';
import { Button, renderMail } from './mail-layout.tsx';
import { writtenDate } from './written-date.ts';

export type StaffLetter =
  | (SingleUse & {
      kind: 'invitation';
      invitedBy: string /** In French. */;
      roleTitles: readonly string[];
    })
  | (SingleUse & { kind: 'new-password'; name: string })
  | (Notice & { kind: 'new-device' /** `Firefox sur Windows`. */; device: string })
  | (Notice & { kind: 'factors-changed'; change: keyof typeof CHANGES });

type SingleUse = { to: string /** Works once. */; link: string; expires: Date };
type Notice = {
  to: string;
  name: string;
  at: Date /** To the person's own account. */;
  link: string;
};

/** The changes of a person's second factor, each with when to worry about it. */
const CHANGES = {
  passkey_added: 'Une clé d’accès a été ajoutée à votre compte.',
  passkey_removed: 'Une clé d’accès a été retirée de votre compte.',
  app_enabled: 'Une application d’authentification a été mise en service pour votre compte.',
  app_disabled: 'L’application d’authentification de votre compte a été retirée.',
  recovery_codes_renewed:
    'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne servent plus.',
  recovery_code_used: 'Un de vos codes de secours vient de servir. Il ne servira plus.',
  factors_reset:
    'La deuxième étape de votre connexion a été retirée, et vos sessions sont fermées. Votre mot de passe suffit jusqu’à ce que vous en mettiez une autre en place.',
  second_factor_limited:
    'Quelqu’un a donné votre mot de passe, puis trop de codes faux. La deuxième étape l’a arrêté\u00a0: changez tout de même de mot de passe.',
} as const;

/** « le rôle « Commercial » », « les rôles « Éditeur » et « Recruteur » ». */
function rolesOf(titles: readonly string[]): string {
  const quoted = titles.map((title) => `«\u00a0${title}\u00a0»`);
  const several = titles.length > 1;
  return `${several ? 'les rôles' : 'le rôle'} ${new Intl.ListFormat('fr').format(quoted)}`;
}

export function composeStaffLetter(letter: StaffLetter, agency: Agency): Mail {
  switch (letter.kind) {
    case 'invitation':
      return write(letter, agency, {
        subject: `${agency.name}\u00a0: votre accès au studio`,
        title: 'Bienvenue dans l’équipe',
        says: `${letter.invitedBy} vous ouvre le studio du site, chez ${agency.name}, avec ${rolesOf(letter.roleTitles)}.`,
        gesture: 'Choisissez votre mot de passe, et vous y êtes.',
        button: 'Créer mon accès',
        deadline: deadlineOf(letter),
        notYou:
          'Vous n’attendiez pas cette invitation\u202f? Ne faites rien\u00a0: sans vous, aucun accès n’est créé.',
      });
    case 'new-password':
      return write(letter, agency, {
        subject: `${agency.name}\u00a0: votre nouveau mot de passe`,
        title: 'Choisissez un nouveau mot de passe',
        says: `Bonjour ${letter.name}. Quelqu’un, sans doute vous, demande un nouveau mot de passe pour votre compte chez ${agency.name}.`,
        gesture: 'L’ancien reste valable tant que vous n’en avez pas choisi un autre.',
        button: 'Choisir mon mot de passe',
        deadline: deadlineOf(letter),
        notYou:
          'Ce n’était pas vous\u202f? Ne faites rien\u00a0: votre mot de passe ne change pas.',
      });
    case 'new-device':
      return write(letter, agency, {
        subject: `${agency.name}\u00a0: connexion depuis un nouvel appareil`,
        title: 'Un nouvel appareil s’est connecté',
        says: `Bonjour ${letter.name}. Votre compte vient d’être ouvert depuis un appareil que nous ne connaissions pas\u00a0: ${letter.device}, ${writtenDate(letter.at)}.`,
        gesture: 'Si c’était vous, vous n’avez rien à faire.',
        button: 'Voir mes sessions',
        notYou:
          'Ce n’était pas vous\u202f? Changez tout de suite votre mot de passe dans votre compte\u00a0: toutes les autres sessions se ferment. Puis prévenez un administrateur.',
      });
    case 'factors-changed':
      return write(letter, agency, {
        subject: `${agency.name}\u00a0: la sécurité de votre compte`,
        title: 'La sécurité de votre compte',
        says: `Bonjour ${letter.name}. ${CHANGES[letter.change]} C’était ${writtenDate(letter.at)}.`,
        gesture: 'Si c’était vous, ou convenu avec un administrateur, vous n’avez rien à faire.',
        button: 'Ouvrir mon compte',
        notYou:
          'Vous n’y êtes pour rien\u202f? Changez tout de suite votre mot de passe, puis prévenez un administrateur.',
      });
  }
}

type Words = {
  subject: string;
  title: string;
  says: string;
  gesture: string;
  button: string;
  /** The time until which a single-use link works. */
  deadline?: string;
  notYou: string;
};

function deadlineOf({ expires }: SingleUse): string {
  return `Ce lien sert une seule fois, jusqu’au ${writtenDate(expires)}.`;
}

function write({ to, link }: StaffLetter, agency: Agency, words: Words): Mail {
  const { subject, title, says, gesture, button, deadline, notYou } = words;
  const signature = `${agency.name}\n${agency.siteOrigin}\n`;
  return {
    from: { name: agency.name, address: agency.from },
    to: { name: '', address: to },
    replyTo: { name: agency.name, address: agency.address },
    subject,
    text: [says, gesture, link, deadline, notYou, signature].filter(Boolean).join('\n\n'),
    html: renderMail({
      title,
      preview: gesture,
      agency,
      children: (
        <>
          <Paragraph>
            <bdi>{says}</bdi>
          </Paragraph>
          <Paragraph>{gesture}</Paragraph>
          <p style={{ margin: '28px 0' }}>
            <Button href={link}>{button}</Button>
          </p>
          {deadline && <Paragraph>{deadline}</Paragraph>}
          <p style={{ margin: 0, color: agency.brand.colors.encre2, fontSize: 14 }}>{notYou}</p>
        </>
      ),
    }),
    automatic: true,
  };
}

function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 20px' }}>{children}</p>;
}
