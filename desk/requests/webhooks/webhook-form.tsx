/** Adds a webhook, or changes one: its name, its address and its events. */
import { useState } from 'react';
import { type KindEvents, WEBHOOK_EVENTS } from '../../../inbox/contract/webhook-events.ts';
import type { Webhook, WebhookWithSecret } from '../../../inbox/contract/webhooks.ts';
import { FormDialog } from '../../ui/dialog.tsx';
import { Check, TextField, textOf } from '../../ui/field.tsx';
import { Refused } from '../../ui/refusals.ts';
import { useDesk } from '../desk.tsx';

type WebhookFormProps = {
  /** The webhook that is changed; undefined for a new one. */
  webhook: Webhook | undefined;
  onClose(): void;
  onAdded(made: WebhookWithSecret): void;
  onChanged(changed: Webhook): void;
};

/** The default events: the arrival of project requests and applications. */
const USUAL: readonly string[] = WEBHOOK_EVENTS.flatMap(({ kind, events }) =>
  kind.startsWith('contact') ? events.slice(0, 1).map(({ type }) => type) : [],
);

/** The hint of an address. In development the site reaches this machine too: `server/start.ts`. */
const ADDRESS_HINT = import.meta.env.DEV
  ? 'En développement, http://localhost et son port conviennent aussi.'
  : 'Publique et en https, celle que votre outil vous a donnée.';

export function WebhookForm({ webhook, onClose, onAdded, onChanged }: WebhookFormProps) {
  const { api } = useDesk();
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? USUAL);

  /** Sends the form. The screen that replaces it closes the dialog. */
  async function save(form: FormData) {
    const values = {
      description: textOf(form, 'description').trim(),
      address: textOf(form, 'address').trim(),
      events: [...events],
    };
    refuseBlank(values);
    if (webhook) onChanged(await api.changeWebhook(webhook, values));
    else onAdded(await api.addWebhook(values));
    return false;
  }

  return (
    <FormDialog
      title={webhook ? 'Modifier le webhook' : 'Ajouter un webhook'}
      action={webhook ? 'Enregistrer' : 'Ajouter et voir le secret'}
      onSend={save}
      onClose={onClose}
    >
      <TextField
        label="Nom"
        name="description"
        maxLength={100}
        autoComplete="off"
        placeholder="CRM de l’agence"
        defaultValue={webhook?.description}
      />
      <TextField
        label="Adresse"
        hint={ADDRESS_HINT}
        name="address"
        type="url"
        maxLength={1000}
        autoComplete="off"
        placeholder="https://crm.exemple.com/webhooks/site"
        defaultValue={webhook?.address}
      />
      <h3>Ce qui part</h3>
      {WEBHOOK_EVENTS.map((kind) => (
        <KindChoice key={kind.kind} kind={kind} chosen={events} onChoose={setEvents} />
      ))}
    </FormDialog>
  );
}

type Values = { description: string; address: string; events: readonly string[] };

/** @throws {Refused} with the fields that miss an answer */
function refuseBlank({ description, address, events }: Values): void {
  const missing = {
    ...(description === '' && { description: 'Donnez-lui un nom, pour le reconnaître.' }),
    ...(address === '' && { address: 'Donnez l’adresse où envoyer.' }),
  };
  const message = 'Choisissez au moins un événement.';
  if (Object.keys(missing).length > 0 || events.length === 0) {
    throw new Refused({ type: 'invalid', message }, missing);
  }
}

type KindChoiceProps = {
  kind: KindEvents;
  chosen: readonly string[];
  onChoose(chosen: readonly string[]): void;
};

/** The events of one kind, folded until some are chosen; one box chooses them all. */
function KindChoice({ kind: { name, events }, chosen, onChoose }: KindChoiceProps) {
  const types = events.map(({ type }) => type);
  const count = types.filter((type) => chosen.includes(type)).length;
  const [isOpen] = useState(count > 0);
  const choose = (picked: readonly string[], on: boolean) => {
    const others = chosen.filter((type) => !picked.includes(type));
    onChoose(on ? [...others, ...picked] : others);
  };
  return (
    <details className="webhook-kind" open={isOpen}>
      <summary>
        {name}{' '}
        <span className="kit-note">
          {count === 0 ? 'rien' : count === types.length ? 'tout' : `${count} sur ${types.length}`}
        </span>
      </summary>
      <fieldset>
        <legend className="kit-unseen">{name}</legend>
        <Check
          checked={count === types.length}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < types.length;
          }}
          onChange={(on) => choose(types, on)}
        >
          <strong>Tout</strong>
        </Check>
        {events.map(({ type, label }) => (
          <Check key={type} checked={chosen.includes(type)} onChange={(on) => choose([type], on)}>
            {label}
          </Check>
        ))}
      </fieldset>
    </details>
  );
}
