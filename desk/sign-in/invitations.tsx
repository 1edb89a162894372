import { useRef } from 'react';
import { ofName } from '../../inbox/forms/elision.ts';
import { Button } from '../ui/button.tsx';
import { Refused } from '../ui/refusals.ts';
import { cancelInvitation, type Invitation, invite, resendInvitation } from './api.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { RolesField, RoleTags, rolesOf } from './roles-field.tsx';
import { textOf, useSubmission } from './submission.ts';
import { WRITTEN, writtenDate } from './words.ts';

type PendingInvitationsProps = {
  invitations: readonly Invitation[];
  onChanged: (sentence: string) => void;
};

export function PendingInvitations({ invitations, onChanged }: PendingInvitationsProps) {
  async function attempt<Result>(
    change: Promise<Result>,
    sentence: string | ((result: Result) => string),
  ) {
    await change.then(
      (result) => onChanged(typeof sentence === 'string' ? sentence : sentence(result)),
      (error: Error) => onChanged(error.message),
    );
  }
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">Invitations en attente</h2>
      <ul className="kit-rows">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <div className="kit-row">
              <p>
                <strong>{invitation.email}</strong>
                <RoleTags roles={invitation.roles} />
              </p>
              <p className="kit-note">{stateOf(invitation)}</p>
            </div>
            <div className="kit-buttons">
              <Button
                look="bare"
                text="Renvoyer"
                aria-label={`Renvoyer l’invitation à ${invitation.email}`}
                onClick={() =>
                  attempt(resendInvitation(invitation.id), (resent) =>
                    resent.sent
                      ? `L’invitation est repartie à ${invitation.email}. L’ancien lien ne sert plus.`
                      : `${WRITTEN} L’ancien lien ne sert plus.`,
                  )
                }
              />
              <Button
                look="bare"
                tone="late"
                text="Annuler"
                aria-label={`Annuler l’invitation ${ofName(invitation.email)}`}
                onClick={() =>
                  attempt(
                    cancelInvitation(invitation.id),
                    `L’invitation ${ofName(invitation.email)} est annulée.`,
                  )
                }
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ sent, written, expires, invitedBy }: Invitation): string {
  if (written) {
    return `Par ${invitedBy}. L’e-mail n’est pas parti\u00a0: sans serveur d’envoi, il est écrit dans un dossier du site.`;
  }
  if (!sent) return `Par ${invitedBy}. L’e-mail n’est pas parti\u00a0: renvoyez-le.`;
  return Date.parse(expires) < Date.now()
    ? `Par ${invitedBy}. Le lien a expiré le ${writtenDate(expires)}.`
    : `Par ${invitedBy}. Le lien vaut jusqu’au ${writtenDate(expires)}.`;
}

/** `onInvited` hears no sentence where the invitation is kept but its mail did not leave: the form says why. */
export function InviteForm({ onInvited }: { onInvited: (sentence?: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(async (values) => {
    const email = textOf(values, 'email').trim();
    try {
      const { sent } = await invite(email, rolesOf(values));
      form.current?.reset();
      onInvited(sent ? `L’invitation est partie à ${email}.` : WRITTEN);
    } catch (error) {
      if (error instanceof Refused && error.type === 'mail_not_sent') onInvited();
      throw error;
    }
  });
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">Inviter quelqu’un</h2>
      <Form ref={form} submission={submission} action="Envoyer l’invitation" doing="Envoi…">
        <Field
          name="email"
          label="Son adresse e-mail"
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <RolesField />
      </Form>
    </section>
  );
}
