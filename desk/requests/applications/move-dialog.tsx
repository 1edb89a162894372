/** Refuses or invites a candidate: the move and the mail that tells them, at once or at a chosen hour. */
import { useEffect, useRef, useState } from 'react';
import type { Answering } from '../../../inbox/contract/answers.ts';
import type { Interview, StageMove } from '../../../inbox/contract/questions.ts';
import type { RequestDetail, RequestItem } from '../../../inbox/contract/requests.ts';
import { STAGE_WORDS } from '../../../inbox/contract/states.ts';
import { fillTemplate, openFields } from '../../../inbox/contract/template-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLive } from '../../ui/live-answer.ts';
import { Conflict } from '../../ui/refusals.ts';
import { Failed, failureSentence, Loading } from '../../ui/states.tsx';
import { asField } from '../../ui/written-time.ts';
import { useDesk } from '../desk.ts';
import { InterviewFields, rendezVous } from './interview-fields.tsx';
import { type Letter, LetterFields, mailOf, templateOf } from './letter-fields.tsx';

/** The stages that a candidate is told of. */
export type ToldStage = 'rejected' | 'interview';

const WORDS = {
  rejected: {
    title: (name: string) => `Refuser ${name}`,
    alone: 'Refuser sans e-mail',
    send: 'Refuser et envoyer',
    plan: 'Refuser et prévoir l’e-mail',
  },
  interview: {
    title: (name: string) => `Inviter ${name} à un entretien`,
    alone: 'Passer à l’étape sans inviter',
    send: 'Inviter',
    plan: 'Prévoir l’invitation',
  },
} as const satisfies Record<ToldStage, unknown>;

/** The first interview of a day is proposed once the agency's people have arrived. */
const AFTER_OPENING = 60 * 60_000; // ms

type MoveDialogProps = {
  item: RequestItem;
  stage: ToldStage;
  now: number;
  onClose(): void;
  /** Moves without a word to the candidate. */
  onAlone(): void;
  onMoved(request: RequestDetail): void;
};

export function MoveDialog(props: MoveDialogProps) {
  const { api } = useDesk();
  const { item, stage, onClose } = props;
  const answering = useLive(`move ${item.id}`, (signal) => api.answering(item.id, signal), {
    once: true,
  });
  if (answering.data) return <MoveLetter {...props} answering={answering.data} />;
  return (
    <Dialog title={WORDS[stage].title(nameOf(item))} onClose={onClose}>
      {answering.error ? (
        <Failed error={answering.error} retry={answering.reload} />
      ) : (
        <Loading what="Préparation de l’e-mail" />
      )}
    </Dialog>
  );
}

type MoveLetterProps = MoveDialogProps & { answering: Answering };

function MoveLetter({ item, stage, now, answering, onClose, onAlone, onMoved }: MoveLetterProps) {
  const { api, changes, say } = useDesk();
  const words = WORDS[stage];
  const button = useRef<HTMLButtonElement>(null);
  // A refusal is ready to leave; an interview is first given its hour.
  useEffect(() => {
    if (stage === 'rejected') button.current?.focus();
  }, [stage]);
  const template = templateOf(answering, stage);
  const [interview, setInterview] = useState<Interview>({
    startsAt: asField(Date.parse(answering.nextOpening) + AFTER_OPENING),
    minutes: 60,
    place: '',
  });
  const when = stage === 'interview' ? { 'rendez-vous': rendezVous(interview) } : {};
  const values = { ...answering.values, ...when };
  const [letter, setLetter] = useState<Letter>({
    subject: template ? fillTemplate(template.subject, values) : answering.subject,
    body: template ? fillTemplate(template.body, values) : '',
    replyTo: undefined,
    sendAt: '',
    quotesOriginal: false,
  });
  const [id, setId] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const { subject, body, sendAt } = letter;
  const open = openFields(`${subject}\n${body}`);
  const isReady = open.length === 0 && subject.trim() !== '' && body.trim() !== '' && !busy;

  function plan(next: Interview) {
    // What the mail says of the hour follows, also in a text that was edited since.
    setLetter((before) => ({
      ...before,
      body: before.body.replaceAll(rendezVous(interview), rendezVous(next)),
    }));
    setInterview(next);
  }

  async function send() {
    setBusy(true);
    setFailure(undefined);
    const move: StageMove = {
      stage,
      mail: { id, ...mailOf(letter, answering) },
      ...(stage === 'interview' && { interview }),
    };
    try {
      onMoved(await api.move(item.id, item.version, move));
      say(
        `${nameOf(item)}\u00a0: ${STAGE_WORDS[stage].label.toLocaleLowerCase('fr')}. ${
          sendAt ? 'L’e-mail partira à l’heure choisie' : `E-mail en route vers ${answering.to}`
        }.`,
      );
    } catch (error) {
      if (error instanceof Conflict) {
        changes.announce(error.current);
        // The same id once stood for another text, which was kept: what is sent next is another mail.
        if (error.current.answers.some((one) => one.id === id)) setId(crypto.randomUUID());
      }
      setFailure(error instanceof Error ? error : new Error(String(error)));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={words.title(nameOf(item))}
      wide
      onClose={onClose}
      actions={
        <>
          <Button text="Annuler" disabled={busy} onClick={onClose} />
          <Button text={words.alone} disabled={busy} onClick={onAlone} />
          <Button
            look="primary"
            text={sendAt ? words.plan : words.send}
            disabled={!isReady}
            ref={button}
            onClick={send}
          />
        </>
      }
    >
      <form className="kit-form move-letter" onSubmit={(event) => event.preventDefault()}>
        <p className="answer-to">
          <span>À</span> <strong>{answering.to}</strong>
        </p>
        {stage === 'interview' && (
          <InterviewFields interview={interview} earliest={asField(now)} onChange={plan} />
        )}
        <LetterFields
          letter={letter}
          write={(changed) => setLetter((before) => ({ ...before, ...changed }))}
          answering={answering}
          sender={item.sender}
          now={now}
        />
        <div role="alert">
          {open.length > 0 && (
            <p className="kit-notice" data-tone="soon">
              À compléter avant l’envoi&nbsp;: {open.map(({ written }) => written).join(', ')}
            </p>
          )}
          {failure && (
            <p className="kit-notice" data-tone="late">
              {failureSentence(failure)}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  );
}

function nameOf({ sender }: RequestItem): string {
  return sender.name || sender.email;
}
