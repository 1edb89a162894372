import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/live-answer.ts';
import { failureSentence } from '../../ui/states.tsx';
import { duration, moment } from '../../ui/written-time.ts';
import { isOwed } from '../marks.tsx';
import { quarantineReason, SIGN_SENTENCES } from '../words.ts';
import { FollowUpNotice } from './follow-up.tsx';
import { useOpened } from './treatment.ts';

export function Notices() {
  const { request, treatment } = useOpened();
  const now = useNow();
  const { conflict, failure, dismiss } = treatment;
  const { dueAt, quarantine, withdrawnAt } = request;
  const left = dueAt ? Date.parse(dueAt) - now : 0;
  return (
    <div className="kit-stack request-notices">
      <div role="alert">
        {conflict && (
          <div className="kit-notice" data-tone="late">
            <p>
              <strong>Modifié entre-temps par {conflict.by ?? 'le site'}.</strong> Vous voyez
              maintenant la demande telle qu’elle est&nbsp;; votre changement n’a pas été appliqué.
            </p>
            <Button look="primary" text="L’appliquer quand même" onClick={conflict.again} />
            <Button look="bare" text="Laisser" onClick={dismiss} />
          </div>
        )}
        {failure && (
          <div className="kit-notice" data-tone="late">
            <p>
              <strong>Ce n’est pas enregistré.</strong> {failureSentence(failure)}
            </p>
            <Button look="bare" text="Compris" onClick={dismiss} />
          </div>
        )}
      </div>
      {quarantine && (
        <div className="kit-notice" data-tone="soon">
          <p>
            <strong>Mis de côté {moment(quarantine.at, now)}.</strong>{' '}
            {quarantineReason(quarantine.reason)} Ses e-mails sont retenus.
          </p>
          {quarantine.signs.length > 0 && (
            <div className="request-signs">
              <p id={`signs-${request.id}`}>
                Ce que le site a remarqué, le plus net d’abord&nbsp;:
              </p>
              <ul aria-labelledby={`signs-${request.id}`}>
                {quarantine.signs.map((sign) => (
                  <li key={sign}>{SIGN_SENTENCES[sign]}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
      {withdrawnAt && (
        <div className="kit-notice">
          <p>
            <strong>Retirée par l’expéditeur {moment(withdrawnAt, now)}.</strong> Il n’attend plus
            de réponse.
          </p>
        </div>
      )}
      <FollowUpNotice />
      {dueAt && isOwed(request) && (
        <div className="kit-notice" data-tone={left < 0 ? 'late' : undefined}>
          <p>
            {left < 0 ? (
              <>
                <strong>En retard de {duration(left)}.</strong> Une réponse était promise{' '}
                {moment(dueAt, now)}.
              </>
            ) : (
              <>
                Réponse promise avant <strong>{moment(dueAt, now)}</strong>, dans {duration(left)}.
              </>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
