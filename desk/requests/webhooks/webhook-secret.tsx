import { useState } from 'react';
import type { WebhookWithSecret } from '../../../inbox/contract/webhooks.ts';
import { SECRET_OVERLAP } from '../../../inbox/forms/lifetimes.ts';
import { spokenDuration } from '../../../packages/kit/calendar/spoken-duration.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type WebhookSecretProps = { made: WebhookWithSecret; isNew: boolean; onClose(): void };

/** Shows a secret, the only time it is shown. */
export function WebhookSecret({ made: { webhook, secret }, isNew, onClose }: WebhookSecretProps) {
  const [copied, setCopied] = useState(false);
  return (
    <Dialog
      title={`Le secret de «\u00a0${webhook.description}\u00a0»`}
      onClose={onClose}
      actions={<Button look="primary" text="C’est noté" onClick={onClose} />}
    >
      <p>
        Copiez-le dans l’outil qui reçoit&nbsp;: il lui prouve que chaque envoi vient de votre site.
        <strong> Il ne sera plus montré.</strong>
      </p>
      <p className="webhook-secret">
        <code>{secret}</code>
        <Button
          text={copied ? 'Copié' : 'Copier'}
          onClick={() => navigator.clipboard.writeText(secret).then(() => setCopied(true))}
        />
      </p>
      <p className="kit-note">
        {isNew
          ? 'La signature suit la norme Standard Webhooks\u00a0: la plupart des outils la connaissent.'
          : `L’ancien secret signe encore pendant ${spokenDuration(SECRET_OVERLAP)}, le temps de changer sans rien perdre.`}
      </p>
    </Dialog>
  );
}
