import { ofName } from '../../inbox/forms/elision.ts';
import { Form, TextField, textOf } from '../ui/field.tsx';
import { Refused } from '../ui/refusals.ts';
import { Row } from '../ui/rows.tsx';
import { failureSentence } from '../ui/states.tsx';
import { atLength } from '../ui/written-time.ts';
import { cancelInvitation, type Invitation, invite, resendInvitation } from './api.ts';
import { RolesField, RoleTags, rolesOf } from './roles-field.tsx';
import { Section } from './sign-in-screen.tsx';

/** The sentence about an invitation on a site without a mail server. */
const WRITTEN =
  'L’invitation est prête, mais son e-mail n’est pas parti\u00a0: sans serveur d’envoi, il est écrit dans un dossier du site. Transmettez son lien vous-même.';

type PendingInvitationsProps = {
  invitations: readonly Invitation[];
  onChanged(sentence: string): void;
};

export function PendingInvitations({ invitations, onChanged }: PendingInvitationsProps) {
  const attempt = (change: Promise<string>) =>
    change.then(onChanged, (error: unknown) => onChanged(failureSentence(error)));

  async function resend({ id, email }: Invitation) {
    const { sent } = await resendInvitation(id);
    return `${sent ? `L’invitation est repartie à ${email}.` : WRITTEN} L’ancien lien ne sert plus.`;
  }

  async function cancel({ id, email }: Invitation) {
    await cancelInvitation(id);
    return `L’invitation ${ofName(email)} est annulée.`;
  }

  return (
    <Section title="Invitations en attente">
      <ul className="kit-rows">
        {invitations.map((invitation) => (
          <Row
            key={invitation.id}
            name={invitation.email}
            marks={<RoleTags roles={invitation.roles} />}
            note={stateOf(invitation)}
            acts={[
              {
                text: 'Renvoyer',
                label: `Renvoyer l’invitation à ${invitation.email}`,
                onClick: () => attempt(resend(invitation)),
              },
              {
                text: 'Annuler',
                label: `Annuler l’invitation ${ofName(invitation.email)}`,
                tone: 'late',
                onClick: () => attempt(cancel(invitation)),
              },
            ]}
          />
        ))}
      </ul>
    </Section>
  );
}

function stateOf({ sent, written, expires, invitedBy }: Invitation): string {
  if (written) {
    return `Par ${invitedBy}. L’e-mail n’est pas parti\u00a0: sans serveur d’envoi, il est écrit dans un dossier du site.`;
  }
  if (!sent) return `Par ${invitedBy}. L’e-mail n’est pas parti\u00a0: renvoyez-le.`;
  return Date.parse(expires) < Date.now()
    ? `Par ${invitedBy}. Le lien a expiré le ${atLength(expires)}.`
    : `Par ${invitedBy}. Le lien vaut jusqu’au ${atLength(expires)}.`;
}

type InviteFormProps = {
  /** Called without a sentence where the invitation is stored but its mail was not sent: the form explains why. */
  onInvited(sentence?: string): void;
};

export function InviteForm({ onInvited }: InviteFormProps) {
  async function send(values: FormData) {
    const email = textOf(values, 'email').trim();
    try {
      const { sent } = await invite(email, rolesOf(values));
      onInvited(sent ? `L’invitation est partie à ${email}.` : WRITTEN);
    } catch (error) {
      if (error instanceof Refused && error.type === 'mail_not_sent') onInvited();
      throw error;
    }
  }
  return (
    <Section title="Inviter quelqu’un">
      <Form resets send={send} action="Envoyer l’invitation" doing="Envoi…">
        <TextField
          required
          name="email"
          label="Son adresse e-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <RolesField />
      </Form>
    </Section>
  );
}
