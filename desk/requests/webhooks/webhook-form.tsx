/** Adds a webhook, or changes one: its name, its address, and what it is told of. */
import { useRef, useState } from 'react';
import { type KindEvents, WEBHOOK_EVENTS } from '../../../inbox/contract/webhook-events.ts';
import type { Webhook, WebhookWithSecret } from '../../../inbox/contract/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Refused } from '../../ui/refusals.ts';
import { Failure, failureSentence } from '../../ui/states.tsx';
import { useDesk } from '../desk.ts';

type WebhookFormProps = {
  /** Undefined: a new one. */
  webhook: Webhook | undefined;
  onClose(): void;
  onAdded(made: WebhookWithSecret): void;
  onChanged(changed: Webhook): void;
};

/** What most receivers want first: the arrival of what an agency sells or hires by. */
const USUAL: readonly string[] = WEBHOOK_EVENTS.flatMap(({ kind, events }) =>
  kind.startsWith('contact') ? events.slice(0, 1).map(({ type }) => type) : [],
);

type Errors = { description?: string; address?: string };

/** In development the site reaches this machine too: `server/start.ts`. */
const ADDRESS_HINT = import.meta.env.DEV
  ? 'En développement, http://localhost et son port conviennent aussi.'
  : 'Publique et en https, celle que votre outil vous a donnée.';

export function WebhookForm({ webhook, onClose, onAdded, onChanged }: WebhookFormProps) {
  const { api } = useDesk();
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [address, setAddress] = useState(webhook?.address ?? '');
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? USUAL);
  const [failure, setFailure] = useState('');
  /** Whether the fields that miss an answer say so: once it was sent without. */
  const [sentWithout, setSentWithout] = useState(false);
  /** What the site refused, by field, until that is changed. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = missingAnswers({ description, address });
  const errors: Errors = { ...refused, ...(sentWithout && missing) };

  async function save() {
    if (busy) return;
    setFailure('');
    const [first] = Object.keys(missing);
    if (first) {
      setSentWithout(true);
      return focusOn(first);
    }
    if (events.length === 0) return setFailure('Choisissez au moins un événement.');
    const values = {
      description: description.trim(),
      address: address.trim(),
      events: [...events],
    };
    setBusy(true);
    try {
      if (webhook) onChanged(await api.changeWebhook(webhook.id, webhook.version, values));
      else onAdded(await api.addWebhook(values));
    } catch (error) {
      setBusy(false);
      const [field] = error instanceof Refused ? Object.keys(error.errors) : [];
      if (!field || !(error instanceof Refused)) return setFailure(failureSentence(error));
      setRefused(error.errors);
      focusOn(field);
    }
  }

  function focusOn(field: string) {
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }

  return (
    <Dialog
      title={webhook ? 'Modifier le webhook' : 'Ajouter un webhook'}
      onClose={onClose}
      actions={
        <>
          <Button text="Annuler" onClick={onClose} />
          <Button
            look="primary"
            text={webhook ? 'Enregistrer' : 'Ajouter et voir le secret'}
            disabled={busy}
            onClick={save}
          />
        </>
      }
    >
      <form
        ref={form}
        noValidate
        className="kit-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Nom"
          error={errors.description}
          name="description"
          maxLength={100}
          autoComplete="off"
          placeholder="CRM de l’agence"
          value={description}
          onChange={setDescription}
        />
        <TextField
          label="Adresse"
          hint={ADDRESS_HINT}
          error={errors.address}
          name="address"
          type="url"
          maxLength={1000}
          autoComplete="off"
          placeholder="https://crm.exemple.com/webhooks/site"
          value={address}
          onChange={(typed) => {
            setAddress(typed);
            setRefused({});
          }}
        />
        <h3>Ce qui part</h3>
        {WEBHOOK_EVENTS.map((kind) => (
          <KindChoice key={kind.kind} kind={kind} chosen={events} onChoose={setEvents} />
        ))}
        {/* Enter in a field sends the form: the button at the foot stands outside of it. */}
        <button type="submit" hidden />
      </form>
      <div ref={(said) => said?.scrollIntoView({ block: 'nearest' })}>
        <Failure>{failure}</Failure>
      </div>
    </Dialog>
  );
}

/** The fields that miss an answer, each with what is said beside it. */
function missingAnswers({ description, address }: Required<Errors>): Errors {
  return {
    ...(description.trim() === '' && { description: 'Donnez-lui un nom, pour le reconnaître.' }),
    ...(address.trim() === '' && { address: 'Donnez l’adresse où envoyer.' }),
  };
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
        {name}
        <span className="kit-note">
          {count === 0 ? 'rien' : count === types.length ? 'tout' : `${count} sur ${types.length}`}
        </span>
      </summary>
      <fieldset>
        <legend className="kit-unseen">{name}</legend>
        <label className="kit-check">
          <input
            type="checkbox"
            checked={count === types.length}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < types.length;
            }}
            onChange={(event) => choose(types, event.currentTarget.checked)}
          />
          <strong>Tout</strong>
        </label>
        {events.map(({ type, label }) => (
          <label key={type} className="kit-check">
            <input
              type="checkbox"
              checked={chosen.includes(type)}
              onChange={(event) => choose([type], event.currentTarget.checked)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
