/** The webhooks: events for the agency's other tools, their state and their setup. For administrators. */
import { useState } from 'react';
import type { Webhook, WebhookWithSecret } from '../../../inbox/contract/webhooks.ts';
import { SECRET_OVERLAP } from '../../../inbox/forms/lifetimes.ts';
import { spokenDuration } from '../../../packages/kit/calendar/spoken-duration.ts';
import { Button, Secret } from '../../ui/button.tsx';
import { Dialog, useConfirm } from '../../ui/dialog.tsx';
import { useLive } from '../../ui/live-answer.ts';
import { Answered, NothingHere } from '../../ui/states.tsx';
import { useDesk } from '../desk.tsx';
import { focusTitle, WideScreen } from '../wide-screen.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** The part open above the list. */
type Opened =
  | { what: 'form'; webhook: Webhook | undefined }
  | { what: 'secret'; made: WebhookWithSecret; isNew: boolean };

export function WebhooksScreen() {
  const { api, notify, attempt } = useDesk();
  const list = useLive('webhooks', (signal) => api.webhooks(signal));
  const [opened, setOpened] = useState<Opened>();
  const [question, ask] = useConfirm();
  const close = () => setOpened(undefined);

  async function change(step: () => Promise<string>) {
    await attempt(step);
    // The list reloads also after a refusal: another administrator may have been faster.
    list.reload();
  }

  const replaceSecret = (webhook: Webhook) =>
    change(async () => {
      const made = await api.replaceWebhookSecret(webhook);
      setOpened({ what: 'secret', made, isNew: false });
      return 'Le nouveau secret signe dès maintenant.';
    });

  const turn = (webhook: Webhook, on: boolean) =>
    change(async () => {
      await api.changeWebhook(webhook, { on });
      return on
        ? `«\u00a0${webhook.description}\u00a0» est en marche.`
        : `«\u00a0${webhook.description}\u00a0» est arrêté\u00a0: plus rien n’y part.`;
    });

  const askToRemove = (webhook: Webhook) =>
    ask({
      title: `Supprimer «\u00a0${webhook.description}\u00a0»\u202f?`,
      action: 'Supprimer le webhook',
      says: 'Plus rien ne partira vers cette adresse, et l’historique de ses envois disparaît d’ici. Ce qu’elle a déjà reçu reste chez elle.',
      onConfirm: () =>
        change(async () => {
          await api.removeWebhook(webhook);
          focusTitle();
          return `«\u00a0${webhook.description}\u00a0» est supprimé.`;
        }),
    });

  return (
    <WideScreen
      title="Webhooks"
      beside={
        <Button
          look="primary"
          text="Ajouter un webhook"
          onClick={() => setOpened({ what: 'form', webhook: undefined })}
        />
      }
      note="Vos demandes partent d’elles-mêmes vers vos autres outils (CRM, messagerie d’équipe) dès qu’elles arrivent ou changent d’état. Ce qui part d’ici vit aussi ailleurs&nbsp;: vos mentions légales doivent le dire."
    >
      <Answered answer={list}>
        {({ items }) =>
          items.length === 0 ? (
            <NothingHere title="Aucun webhook">
              Donnez l’adresse que votre outil attend, choisissez ce qui doit y partir, et envoyez
              un essai.
            </NothingHere>
          ) : (
            <ul className="kit-rows webhooks">
              {items.map((webhook) => (
                <WebhookCard
                  key={webhook.id}
                  webhook={webhook}
                  onEdit={() => setOpened({ what: 'form', webhook })}
                  onRemove={() => askToRemove(webhook)}
                  onReplaceSecret={() => replaceSecret(webhook)}
                  onTurn={(on) => turn(webhook, on)}
                />
              ))}
            </ul>
          )
        }
      </Answered>
      {opened?.what === 'form' && (
        <WebhookForm
          webhook={opened.webhook}
          onClose={close}
          onAdded={(made) => {
            setOpened({ what: 'secret', made, isNew: true });
            list.reload();
          }}
          onChanged={({ description }) => {
            close();
            notify(`«\u00a0${description}\u00a0» est modifié.`);
            list.reload();
          }}
        />
      )}
      {opened?.what === 'secret' && (
        <WebhookSecret made={opened.made} isNew={opened.isNew} onClose={close} />
      )}
      {question}
    </WideScreen>
  );
}

type WebhookSecretProps = { made: WebhookWithSecret; isNew: boolean; onClose(): void };

/** Shows a secret, the only time it is shown. */
function WebhookSecret({ made: { webhook, secret }, isNew, onClose }: WebhookSecretProps) {
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
      <Secret text={secret} />
      <p className="kit-note">
        {isNew
          ? 'La signature suit la norme Standard Webhooks\u00a0: la plupart des outils la connaissent.'
          : `L’ancien secret signe encore pendant ${spokenDuration(SECRET_OVERLAP)}, le temps de changer sans rien perdre.`}
      </p>
    </Dialog>
  );
}
