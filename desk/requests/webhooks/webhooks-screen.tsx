/** The webhooks: what leaves for the agency's other tools, how it fares, and how it is set up. For administrators. */

import { useState } from 'react';
import type { Webhook, WebhookWithSecret } from '../../../inbox/contract/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { useLive, useNow } from '../../ui/live-answer.ts';
import { Answered, failureSentence, NothingHere } from '../../ui/states.tsx';
import { useDesk } from '../desk.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

/** What is open above the list. */
type Opened =
  | { what: 'form'; webhook: Webhook | undefined }
  | { what: 'removal'; webhook: Webhook }
  | { what: 'secret'; made: WebhookWithSecret; isNew: boolean };

export function WebhooksScreen() {
  const { api, say } = useDesk();
  const list = useLive('webhooks', (signal) => api.webhooks(signal));
  const [opened, setOpened] = useState<Opened>();
  const now = useNow();
  const close = () => setOpened(undefined);

  async function attempt(step: () => Promise<string>) {
    try {
      say(await step());
    } catch (failure) {
      say(failureSentence(failure));
    }
    // Also after a refusal: another administrator may have been faster.
    list.reload();
  }

  const replaceSecret = (webhook: Webhook) =>
    attempt(async () => {
      const made = await api.replaceWebhookSecret(webhook.id, webhook.version);
      setOpened({ what: 'secret', made, isNew: false });
      return 'Le nouveau secret signe dès maintenant.';
    });

  const turn = (webhook: Webhook, on: boolean) =>
    attempt(async () => {
      await api.changeWebhook(webhook.id, webhook.version, { on });
      return on
        ? `«\u00a0${webhook.description}\u00a0» est en marche.`
        : `«\u00a0${webhook.description}\u00a0» est arrêté\u00a0: plus rien n’y part.`;
    });

  return (
    <section className="requests-list requests-wide" aria-labelledby="requests-box">
      {/* The head scrolls along: a region that scrolls needs something in it that takes the focus. */}
      <div className="requests-scroll">
        <header className="screen-head">
          <div className="screen-title">
            <h1 id="requests-box" tabIndex={-1}>
              Webhooks
            </h1>
            <Button
              look="primary"
              text="Ajouter un webhook"
              onClick={() => setOpened({ what: 'form', webhook: undefined })}
            />
          </div>
          <p className="kit-note">
            Vos demandes partent d’elles-mêmes vers vos autres outils (CRM, messagerie d’équipe) dès
            qu’elles arrivent ou changent d’état. Ce qui part d’ici vit aussi ailleurs&nbsp;: vos
            mentions légales doivent le dire.
          </p>
        </header>
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
                    now={now}
                    onEdit={() => setOpened({ what: 'form', webhook })}
                    onRemove={() => setOpened({ what: 'removal', webhook })}
                    onReplaceSecret={() => replaceSecret(webhook)}
                    onTurn={(on) => turn(webhook, on)}
                  />
                ))}
              </ul>
            )
          }
        </Answered>
      </div>
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
            say(`«\u00a0${description}\u00a0» est modifié.`);
            list.reload();
          }}
        />
      )}
      {opened?.what === 'secret' && (
        <WebhookSecret made={opened.made} isNew={opened.isNew} onClose={close} />
      )}
      {opened?.what === 'removal' && (
        <Confirm
          title={`Supprimer «\u00a0${opened.webhook.description}\u00a0»\u202f?`}
          action="Supprimer le webhook"
          onClose={close}
          onConfirm={() => {
            const { id, version, description } = opened.webhook;
            return attempt(async () => {
              await api.removeWebhook(id, version);
              document.getElementById('requests-box')?.focus();
              return `«\u00a0${description}\u00a0» est supprimé.`;
            });
          }}
        >
          <p>
            Plus rien ne partira vers cette adresse, et l’historique de ses envois disparaît d’ici.
            Ce qu’elle a déjà reçu reste chez elle.
          </p>
        </Confirm>
      )}
    </section>
  );
}
