/** Refuses or invites a candidate: the move and its mail, at once or at a chosen time. */
import { useEffect, useRef, useState } from 'react';
import type { Answering } from '../../../inbox/contract/answers.ts';
import type { Interview } from '../../../inbox/contract/questions.ts';
import type { RequestDetail, RequestItem } from '../../../inbox/contract/requests.ts';
import { STAGE_WORDS } from '../../../inbox/contract/states.ts';
import { fillTemplate, openFields } from '../../../inbox/contract/template-fields.ts';
import { spokenClock } from '../../../packages/kit/calendar/written-hours.ts';
import { Select, TextField } from '../../ui/field.tsx';
import { useNow } from '../../ui/live-answer.ts';
import { Conflict } from '../../ui/refusals.ts';
import { Failure, failureSentence } from '../../ui/states.tsx';
import { asField } from '../../ui/written-time.ts';
import { LetterDialog, letterOf, mailOf, Prepared } from '../answers/letter-fields.tsx';
import { useDesk } from '../desk.tsx';
import { senderName } from '../marks.tsx';

/** The stages for which the candidate gets a mail. */
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
  onClose(): void;
  /** Moves without a word to the candidate. */
  onAlone(): void;
  onMoved(request: RequestDetail): void;
};

export function MoveDialog(props: MoveDialogProps) {
  const { item, stage, onClose } = props;
  return (
    <Prepared id={item.id} title={WORDS[stage].title(senderName(item))} onClose={onClose}>
      {(answering) => <MoveLetter {...props} answering={answering} />}
    </Prepared>
  );
}

type MoveLetterProps = MoveDialogProps & { answering: Answering };

function MoveLetter({ item, stage, answering, onClose, onAlone, onMoved }: MoveLetterProps) {
  const { api, changes, notify } = useDesk();
  const words = WORDS[stage];
  const [interview, setInterview] = useState<Interview>({
    startsAt: asField(Date.parse(answering.nextOpening) + AFTER_OPENING),
    minutes: 60,
    place: '',
  });
  const [letter, setLetter] = useState(() => {
    const when = stage === 'interview' ? { 'rendez-vous': rendezVous(interview) } : {};
    const filled = (text: string) => fillTemplate(text, { ...answering.values, ...when });
    const { subject, body, ...departure } = letterOf(answering, stage);
    return { subject: filled(subject), body: filled(body), ...departure };
  });
  const [id, setId] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const open = openFields(`${letter.subject}\n${letter.body}`);

  function plan(next: Interview) {
    // The date in the mail follows the field, also in a text that was edited.
    setLetter((before) => ({
      ...before,
      body: before.body.replaceAll(rendezVous(interview), rendezVous(next)),
    }));
    setInterview(next);
  }

  async function send() {
    setBusy(true);
    setFailure('');
    const mail = { id, ...mailOf(letter, answering) };
    try {
      onMoved(await api.move(item, { stage, mail, ...(stage === 'interview' && { interview }) }));
      notify(
        `${senderName(item)}\u00a0: ${STAGE_WORDS[stage].label.toLocaleLowerCase('fr')}. ${
          letter.sendAt
            ? 'L’e-mail partira à l’heure choisie'
            : `E-mail en route vers ${answering.to}`
        }.`,
      );
    } catch (error) {
      if (error instanceof Conflict) {
        changes.announce(error.current);
        // The server stored another text under this id: what is sent next gets a new id.
        if (error.current.answers.some((one) => one.id === id)) setId(crypto.randomUUID());
      }
      setFailure(failureSentence(error));
      setBusy(false);
    }
  }

  return (
    <LetterDialog
      title={words.title(senderName(item))}
      to={answering.to}
      answering={answering}
      sender={item.sender}
      letter={letter}
      write={(changed) => setLetter((before) => ({ ...before, ...changed }))}
      action={letter.sendAt ? words.plan : words.send}
      alone={words.alone}
      busy={busy}
      isUnready={open.length > 0}
      // A refusal can be sent as it is; an interview needs its date first.
      isReady={stage === 'rejected'}
      head={stage === 'interview' && <InterviewFields interview={interview} onChange={plan} />}
      status={
        <>
          <div role="alert">
            {open.length > 0 && (
              <p className="kit-notice" data-tone="soon">
                À compléter avant l’envoi&nbsp;: {open.map(({ written }) => written).join(', ')}
              </p>
            )}
          </div>
          <Failure>{failure}</Failure>
        </>
      }
      onSend={send}
      onAlone={onAlone}
      onClose={onClose}
    />
  );
}

const LENGTHS = {
  30: '30 minutes',
  45: '45 minutes',
  60: '1 heure',
  90: '1 heure 30',
  120: '2 heures',
};

type InterviewFieldsProps = { interview: Interview; onChange(interview: Interview): void };

/** The fields of when and where an interview is. The invitation that the candidate's calendar reads has it too. */
function InterviewFields({ interview, onChange }: InterviewFieldsProps) {
  const now = useNow();
  const hour = useRef<HTMLInputElement>(null);
  // The focus moves after the dialog has opened, which puts it on the close button.
  useEffect(() => hour.current?.focus(), []);
  return (
    <div className="kit-stack answer-settings interview-fields">
      <TextField
        label="Jour et heure, au Maroc"
        type="datetime-local"
        ref={hour}
        min={asField(now)}
        value={interview.startsAt}
        // The field reports an empty value while a date is being typed.
        onChange={(startsAt) => startsAt && onChange({ ...interview, startsAt })}
      />
      <Select
        label="Durée"
        value={interview.minutes}
        options={LENGTHS}
        onChange={(minutes) => onChange({ ...interview, minutes: Number(minutes) })}
      />
      <TextField
        label="Lieu, ou adresse de la visioconférence"
        maxLength={200}
        value={interview.place}
        onChange={(place) => onChange({ ...interview, place })}
      />
    </div>
  );
}

/** Returns the mail's words for an interview: `mardi 1er décembre à 10h30 (12, rue des Arts)`. */
function rendezVous({ startsAt, place }: Interview): string {
  return `${spokenClock(startsAt)}${place.trim() && ` (${place.trim()})`}`;
}
