/** The fields of a mail to a sender, and the dialog of a mail that goes with a decision. */
import { type ReactNode, useEffect, useRef } from 'react';
import { ANSWER_LENGTHS, type ReplyChoice } from '../../../inbox/contract/answer-words.ts';
import type { Answering, AnswerTemplate } from '../../../inbox/contract/answers.ts';
import type { NewAnswer } from '../../../inbox/contract/questions.ts';
import type { RequestItem } from '../../../inbox/contract/requests.ts';
import type { Stage } from '../../../inbox/contract/states.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Check, Select, TextArea, TextField } from '../../ui/field.tsx';
import { useLive, useNow } from '../../ui/live-answer.ts';
import { Answered } from '../../ui/states.tsx';
import { asField } from '../../ui/written-time.ts';
import { useDesk } from '../desk.tsx';

/** The way a mail leaves. */
export type Departure = {
  /** The address that the other person's answer goes to; undefined for that of the latest one. */
  replyTo: ReplyChoice | undefined;
  /** The sending time, in the format of a date-time field; empty for at once. */
  sendAt: string;
  quotesOriginal: boolean;
};

type DepartureFieldsProps = {
  departure: Departure;
  write(changes: Partial<Departure>): void;
  answering: Answering;
  sender: RequestItem['sender'];
};

/** The options of an answer: the reply address, the quoted message, the sending time. */
export function DepartureFields({ departure, write, answering, sender }: DepartureFieldsProps) {
  const now = useNow();
  const { replyTo, chosen, original, nextOpening } = answering;
  const { sendAt, quotesOriginal } = departure;
  const [firstName = 'la personne'] = (answering.values.prénom ?? sender.name).split(' ');
  return (
    <div className="kit-stack answer-settings">
      <Select
        label={`La réponse ${ofName(firstName)} arrivera à`}
        value={departure.replyTo ?? chosen}
        options={replyTo.map(({ choice, address }) => [
          choice,
          `${address} (${choice === 'own' ? 'vous' : 'l’agence'})`,
        ])}
        onChange={(value) =>
          write({ replyTo: replyTo.find(({ choice }) => choice === value)?.choice })
        }
      />
      <Select
        label="Départ"
        value={sendAt ? 'later' : 'now'}
        options={{ now: 'Tout de suite', later: 'À une heure choisie' }}
        onChange={(value) =>
          write({ sendAt: value === 'later' ? asField(Date.parse(nextOpening)) : '' })
        }
      />
      {sendAt && (
        <TextField
          label="Heure de départ, au Maroc"
          type="datetime-local"
          min={asField(now)}
          value={sendAt}
          // The field reports an empty value while a date is being typed.
          onChange={(value) => value && write({ sendAt: value })}
        />
      )}
      {original && (
        <div className="kit-line answer-original">
          <Check checked={quotesOriginal} onChange={(quotes) => write({ quotesOriginal: quotes })}>
            Joindre son message sous le vôtre
          </Check>
          {quotesOriginal && (
            <details>
              <summary>Le relire</summary>
              <blockquote>{original.text}</blockquote>
            </details>
          )}
        </div>
      )}
    </div>
  );
}

/** A mail that goes with a move, while it is written. */
export type Letter = Departure & { subject: string; body: string };

/** The mail of a stage, as the agency's template has it; without one an empty text. */
export function letterOf(answering: Answering, stage: Stage): Letter {
  const template: AnswerTemplate | undefined = answering.templates.find(
    (candidate) => candidate.stage === stage,
  );
  return {
    subject: template?.subject ?? answering.subject,
    body: template?.body ?? '',
    replyTo: undefined,
    sendAt: '',
    quotesOriginal: false,
  };
}

/** Converts a letter to the API's format. */
export function mailOf(
  { subject, body, replyTo, sendAt }: Letter,
  answering: Answering,
): Pick<NewAnswer, 'subject' | 'body' | 'replyTo' | 'sendAt'> {
  return { subject, body, replyTo: replyTo ?? answering.chosen, sendAt: sendAt || null };
}

type PreparedProps = {
  /** The application whose mail is written. */
  id: string;
  title: string;
  onClose(): void;
  children(answering: Answering): ReactNode;
};

/** Renders its children once the beginnings of a mail are loaded; until then a dialog that says so. */
export function Prepared({ id, title, onClose, children }: PreparedProps) {
  const { api } = useDesk();
  const answering = useLive(`letter ${id}`, (signal) => api.answering(id, signal), { once: true });
  if (answering.data) return children(answering.data);
  return (
    <Dialog title={title} onClose={onClose}>
      <Answered answer={answering} what="Préparation de l’e-mail">
        {() => null}
      </Answered>
    </Dialog>
  );
}

type LetterDialogProps = {
  title: string;
  /** The recipient's address. */
  to: string;
  answering: Answering;
  sender: RequestItem['sender'];
  letter: Letter;
  write(changes: Partial<Letter>): void;
  /** The button that sends it. */
  action: string;
  /** The button that decides without a mail. */
  alone: string;
  busy: boolean;
  /** Whether the mail cannot be sent yet. */
  isUnready?: boolean;
  /** Whether the focus goes to the button that sends: nothing is left to be chosen. */
  isReady?: boolean;
  /** The part above the mail. */
  head?: ReactNode;
  /** The part below the mail: what is missing, or the progress. */
  status: ReactNode;
  onSend(): void;
  onAlone(): void;
  onClose(): void;
};

/** The dialog of a decision and its mail. Enter in a field sends nothing. */
export function LetterDialog(props: LetterDialogProps) {
  const { title, to, answering, sender, letter, write, action, alone, busy, head, status } = props;
  const { isReady = false, isUnready = false, onSend, onAlone, onClose } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isReady) button.current?.focus();
  }, [isReady]);
  const isBlank = letter.subject.trim() === '' || letter.body.trim() === '';
  return (
    <Dialog
      title={title}
      wide
      onClose={onClose}
      actions={
        <>
          <Button text="Annuler" disabled={busy} onClick={onClose} />
          <Button text={alone} disabled={busy} onClick={onAlone} />
          <Button
            look="primary"
            text={action}
            disabled={busy || isBlank || isUnready}
            ref={button}
            onClick={onSend}
          />
        </>
      }
    >
      <form className="kit-form move-letter" onSubmit={(event) => event.preventDefault()}>
        <p className="answer-to">
          <span>À</span> <strong>{to}</strong>
        </p>
        {head}
        <TextField
          label="Objet"
          maxLength={ANSWER_LENGTHS.subject}
          value={letter.subject}
          onChange={(subject) => write({ subject })}
        />
        <TextArea
          label="Votre e-mail"
          rows={7}
          maxLength={ANSWER_LENGTHS.body}
          value={letter.body}
          onChange={(body) => write({ body })}
        />
        <DepartureFields
          departure={letter}
          write={write}
          answering={{ ...answering, original: null }}
          sender={sender}
        />
        {status}
      </form>
    </Dialog>
  );
}
