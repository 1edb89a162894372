import { ofName } from '../../inbox/forms/elision.ts';
import { Button } from '../ui/button.tsx';
import { cancelInvitation, type Invitation, resendInvitation } from './api.ts';
import { RoleTags } from './role-tags.tsx';
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
