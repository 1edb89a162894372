/** The sending of an issue: to whom it would leave, how far it got, and what can be done about it. */
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { Inline, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import type { RequestsApi } from '../../desk/requests/api.ts';
import { outcomeSentence } from '../../desk/requests/mail-test.tsx';
import { mailingSentence } from '../../desk/requests/mailing-words.ts';
import { Button } from '../../desk/ui/button.tsx';
import { Dialog } from '../../desk/ui/dialog.tsx';
import { TextField } from '../../desk/ui/field.tsx';
import { failureSentence } from '../../desk/ui/states.tsx';
import { duration, moment } from '../../desk/ui/written-time.ts';
import type { IssueOutlook, Mailing } from '../../inbox/contract/mailings.ts';
import { frenchNumber } from '../../packages/kit/french/french-number.ts';

export type Archive = {
  date: string | undefined;
  enter(at: string): Promise<void>;
  leave(): Promise<void>;
};

type LetterSendingProps = {
  api: RequestsApi;
  issueId: string;
  outlook: IssueOutlook;
  /** Whether the issue is published without further changes, so that the letter equals the preview. */
  isReady: boolean;
  archive: Archive;
  onChanged(outlook: IssueOutlook): void;
};

export function LetterSending(props: LetterSendingProps) {
  const { api, issueId, outlook, isReady, archive, onChanged } = props;
  const { push } = useToast();
  const [asking, setAsking] = useState<'order' | 'stop'>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const { mailing, maySend, subscribers } = outlook;

  async function attempt(step: () => Promise<void>) {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      push({ status: 'error', title: failureSentence(error) });
    }
    setBusy(false);
  }

  const tryIt = () =>
    attempt(async () => {
      const { email } = await api.me();
      setOutcome(outcomeSentence(await api.tryIssue(issueId), email));
    });

  const order = (startsAt: string | undefined) =>
    attempt(async () => {
      const ordered = await api.sendIssue(issueId, startsAt ? { startsAt } : {});
      setAsking(undefined);
      onChanged(ordered);
      if (!archive.date && ordered.mailing) await archive.enter(ordered.mailing.startsAt);
    });

  const stop = (stopped: Mailing) =>
    attempt(async () => {
      onChanged(await api.stopIssue(issueId));
      setAsking(undefined);
      // An issue stopped before its time must not appear in the archive at that time either.
      if (stopped.state === 'scheduled' && archive.date === stopped.startsAt) await archive.leave();
    });

  return (
    <Stack gap={4}>
      <Text size={2} weight="semibold" as="h2">
        {mailing ? 'Envoi' : 'Envoyer la lettre'}
      </Text>
      {mailing ? (
        <MailingProgress mailing={mailing} />
      ) : (
        <Text size={1} as="p">
          {outlookSentence(outlook)}
        </Text>
      )}
      {outlook.mailMode === 'folder' && (
        <Text size={1} as="p" weight="semibold">
          Aucun serveur d’envoi n’est configuré (SMTP_URL)&nbsp;: les lettres seraient des fichiers,
          et n’arriveraient à personne.
        </Text>
      )}
      {!mailing && maySend && !isReady && (
        <Text size={1} as="p" muted>
          Publiez la lettre pour pouvoir l’envoyer&nbsp;: c’est la version publiée qui part. Elle
          n’est sur le site qu’une fois envoyée.
        </Text>
      )}
      <Stack gap={outcome ? 4 : 0}>
        <Inline gap={2}>
          <Button text="M’envoyer un essai" disabled={busy} onClick={tryIt} />
          {!mailing && maySend && (
            <Button
              look="primary"
              icon={EnvelopeIcon}
              text="Envoyer…"
              disabled={busy || !isReady || subscribers === 0}
              onClick={() => setAsking('order')}
            />
          )}
          {mailing && maySend && isOpen(mailing) && (
            <Button
              tone="late"
              text={
                mailing.state === 'scheduled' ? 'Annuler la programmation…' : 'Arrêter l’envoi…'
              }
              disabled={busy}
              onClick={() => setAsking('stop')}
            />
          )}
          {mailing && mailing.state !== 'scheduled' && !archive.date && (
            <Button
              text="La mettre dans l’archive du site"
              disabled={busy || !isReady}
              onClick={() => attempt(() => archive.enter(mailing.startsAt))}
            />
          )}
        </Inline>
        <div role="status">
          {outcome && (
            <Text size={1} as="p">
              {outcome}
            </Text>
          )}
        </div>
      </Stack>
      {asking === 'order' && (
        <OrderDialog
          outlook={outlook}
          busy={busy}
          onClose={() => setAsking(undefined)}
          onOrder={order}
        />
      )}
      {asking === 'stop' && mailing && (
        <StopDialog
          mailing={mailing}
          busy={busy}
          onClose={() => setAsking(undefined)}
          onStop={() => stop(mailing)}
        />
      )}
    </Stack>
  );
}

function MailingProgress({ mailing }: { mailing: Mailing }) {
  const { state, recipients, sent, refused } = mailing;
  return (
    <Stack gap={3}>
      <Text size={1} as="p">
        {mailingSentence(mailing)}
      </Text>
      {state === 'sending' && (
        <progress
          className="letter-progress"
          aria-label="Lettres parties"
          value={sent + refused}
          max={recipients}
        />
      )}
    </Stack>
  );
}

function outlookSentence({ subscribers, perMinute, duration: time, maySend }: IssueOutlook) {
  if (subscribers === 0) return 'Personne n’a encore confirmé son inscription.';
  const people = subscribers === 1 ? '1 personne' : `${frenchNumber(subscribers)} personnes`;
  const pace = `À ${frenchNumber(perMinute)}\u00a0par minute, il faut environ ${duration(time)}.`;
  const leave = `Elle partirait à ${people}, qui ont confirmé leur inscription. ${pace}`;
  return maySend ? leave : `${leave} Votre rôle ne permet pas de l’envoyer.`;
}

function isOpen({ state }: Mailing): boolean {
  return state === 'scheduled' || state === 'sending';
}

type StopDialogProps = { mailing: Mailing; busy: boolean; onClose(): void; onStop(): void };

function StopDialog({ mailing, busy, onClose, onStop }: StopDialogProps) {
  const isScheduled = mailing.state === 'scheduled';
  return (
    <Dialog
      title={isScheduled ? 'Annuler la programmation' : 'Arrêter l’envoi'}
      onClose={onClose}
      actions={
        <>
          <Button text="Laisser partir" onClick={onClose} />
          <Button
            look="primary"
            tone="late"
            text={isScheduled ? 'Annuler la programmation' : 'Arrêter maintenant'}
            disabled={busy}
            onClick={onStop}
          />
        </>
      }
    >
      <p>
        {isScheduled
          ? 'Rien n’est parti\u00a0: vous pourrez corriger la lettre et l’envoyer de nouveau.'
          : 'Les lettres qui attendent ne partiront pas. Celles qui sont parties ne se reprennent pas, et l’envoi ne pourra pas être repris.'}
      </p>
    </Dialog>
  );
}

type OrderDialogProps = {
  outlook: IssueOutlook;
  busy: boolean;
  onClose(): void;
  /**
   * Orders the sending.
   *
   * @param startsAt ISO 8601; undefined is now
   */
  onOrder(startsAt: string | undefined): void;
};

/** The dialog before a letter is sent. It shows the number of recipients: sent letters cannot be called back. */
function OrderDialog({ outlook, busy, onClose, onOrder }: OrderDialogProps) {
  const [isLater, setIsLater] = useState(false);
  const [typed, setTyped] = useState('');
  const { subscribers, duration: time } = outlook;
  const people =
    subscribers === 1 ? '1\u00a0personne' : `${frenchNumber(subscribers)}\u00a0personnes`;
  const startsAt = isLater ? startOf(typed) : undefined;
  return (
    <Dialog
      title="Envoyer la lettre"
      onClose={onClose}
      actions={
        <>
          <Button text="Annuler" onClick={onClose} />
          <Button
            look="primary"
            text={isLater ? 'Programmer l’envoi' : `Envoyer à ${people}`}
            disabled={busy || (isLater && !startsAt)}
            onClick={() => onOrder(startsAt)}
          />
        </>
      }
    >
      <p>
        <strong>{people}</strong> {subscribers === 1 ? 'la recevra' : 'la recevront'}, en{' '}
        {duration(time)} environ. Une lettre partie ne se reprend pas, et une lettre ne part qu’une
        fois.
      </p>
      <fieldset className="kit-field">
        <legend>Quand</legend>
        <Start text="Maintenant" isChosen={!isLater} onChoose={() => setIsLater(false)} />
        <Start text="Plus tard" isChosen={isLater} onChoose={() => setIsLater(true)} />
      </fieldset>
      {isLater && (
        <TextField
          label="Jour et heure de l’envoi"
          type="datetime-local"
          hint={
            startsAt
              ? `Elle partira ${moment(startsAt, Date.now())}, heure du Maroc, telle qu’elle est publiée maintenant, à qui sera alors inscrit.`
              : 'Choisissez un moment à venir.'
          }
          value={typed}
          onChange={setTyped}
        />
      )}
    </Dialog>
  );
}

type StartProps = { text: string; isChosen: boolean; onChoose(): void };

function Start({ text, isChosen, onChoose }: StartProps) {
  return (
    <label className="kit-check">
      <input type="radio" name="letter-start" checked={isChosen} onChange={onChoose} />
      {text}
    </label>
  );
}

/** The moment typed on this computer's clock; undefined for none, or one that has passed. */
function startOf(typed: string): string | undefined {
  const at = Date.parse(typed);
  return at > Date.now() ? new Date(at).toISOString() : undefined;
}
