/** The composer of an answer by mail: from a template, with nothing left to fill in, now or at an hour. */
import { useEffect, useId, useRef, useState } from 'react';
import { ANSWER_LENGTHS } from '../../../inbox/contract/answer-words.ts';
import type { Answering, AnswerTemplate } from '../../../inbox/contract/answers.ts';
import { fillTemplate, openFields } from '../../../inbox/contract/template-fields.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { useLive } from '../../ui/live-answer.ts';
import { Conflict } from '../../ui/refusals.ts';
import { Answered } from '../../ui/states.tsx';
import { useDesk } from '../desk.tsx';
import { readDraftOf, useDraftOf } from '../detail/draft.ts';
import { useOpened } from '../detail/treatment.ts';
import { senderName } from '../marks.tsx';
import { DepartureFields, type Letter } from './letter-fields.tsx';

type ComposerProps = {
  /** Called when the answer is sent, or put aside. */
  onClose(): void;
};

export function AnswerComposer({ onClose }: ComposerProps) {
  const { api } = useDesk();
  const { request } = useOpened();
  const { id } = request;
  const answering = useLive(`answering ${id}`, (signal) => api.answering(id, signal), {
    once: true,
  });
  return (
    <section className="kit-card answer" aria-label={`Réponse à ${senderName(request)}`}>
      <Answered answer={answering} what="Préparation de la réponse">
        {(begun) => <AnswerForm answering={begun} onClose={onClose} />}
      </Answered>
    </section>
  );
}

type AnswerFormProps = ComposerProps & { answering: Answering };

function AnswerForm({ answering, onClose }: AnswerFormProps) {
  const { api } = useDesk();
  const { request, treatment } = useOpened();
  const name = nameOf(request.id);
  const { subject: usual } = answering;
  const draft = useDraftOf<Draft>(name, { ...BLANK, subject: usual, key: undefined });
  const { subject, body, inserted, replyTo, quotesOriginal, sendAt } = draft.parts;
  const [busy, setBusy] = useState(false);
  const [wanting, setWanting] = useState<AnswerTemplate>();
  const form = useRef<HTMLFormElement>(null);
  const subjectField = useRef<HTMLInputElement>(null);
  const bodyField = useRef<HTMLTextAreaElement>(null);
  const templates = useRef<HTMLFieldSetElement>(null);
  const missing = useId();
  const open = openFields(`${subject}\n${body}`);

  useEffect(() => {
    form.current?.scrollIntoView({ block: 'start' });
    // A draft is continued in its field; a new answer begins with the choice of a template.
    const first = templates.current?.querySelector('button');
    const begun = bodyField.current?.value || !first;
    (begun ? bodyField.current : first)?.focus({ preventScroll: true });
  }, []);

  function begin(template: AnswerTemplate) {
    const filled = fillTemplate(template.body, answering.values);
    const title = fillTemplate(template.subject, answering.values);
    draft.write({ subject: title, body: filled, inserted: filled });
    setWanting(undefined);
    bodyField.current?.focus();
  }

  function choose(template: AnswerTemplate) {
    if (body === '' || body === inserted) begin(template);
    else setWanting(template);
  }

  /** Selects an unfilled field in the text. */
  function show(start: number, length: number) {
    const inBody = start - subject.length - 1;
    const [field, at] = inBody < 0 ? [subjectField.current, start] : [bodyField.current, inBody];
    field?.focus();
    field?.setSelectionRange(at, at + length);
  }

  function leave() {
    draft.discard();
    onClose();
  }

  async function send(marksAnswered: boolean) {
    const [first] = open;
    if (first) return show(first.start, first.written.length);
    if (subject.trim() === '') return subjectField.current?.focus();
    if (body.trim() === '') return bodyField.current?.focus();
    if (busy) return;
    setBusy(true);
    const sent = await treatment.perform({
      async send(current) {
        const id = readDraftOf<Draft>(name).key ?? crypto.randomUUID();
        draft.write({ key: id });
        try {
          const answered = await api.answer(current, {
            ...{ id, subject, body, marksAnswered },
            replyTo: replyTo ?? answering.chosen,
            quotesOriginal: quotesOriginal && answering.original !== null,
            sendAt: sendAt || null,
          });
          leave();
          return answered;
        } catch (error) {
          // The server stored another text under this id: what is sent next gets a new id.
          if (error instanceof Conflict && error.current.answers.some((one) => one.id === id)) {
            draft.write({ key: undefined });
          }
          throw error;
        }
      },
      done: sendAt
        ? `Réponse prévue. Elle partira à ${answering.to}.`
        : `Réponse en route vers ${answering.to}.`,
    });
    setBusy(false);
    // The reason for the failure is shown above the message.
    if (!sent) document.querySelector('.request-notices')?.scrollIntoView({ block: 'center' });
  }

  return (
    <form
      ref={form}
      className="kit-form answer-letter"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(true);
      }}
    >
      <p className="answer-to">
        <span>À</span> <strong>{answering.to}</strong>
      </p>
      {answering.templates.length > 0 && (
        <fieldset ref={templates} className="kit-field">
          <legend>Partir d’un modèle</legend>
          <div className="kit-buttons">
            {answering.templates.map((template) => (
              <Button key={template.id} text={template.name} onClick={() => choose(template)} />
            ))}
          </div>
        </fieldset>
      )}
      {wanting && (
        <div className="kit-notice" role="status">
          <p>Remplacer ce que vous avez écrit par «&nbsp;{wanting.name}&nbsp;»&#8239;?</p>
          <Button look="primary" text="Remplacer" onClick={() => begin(wanting)} />
          <Button look="bare" text="Garder mon texte" onClick={() => setWanting(undefined)} />
        </div>
      )}
      <TextField
        label="Objet"
        ref={subjectField}
        maxLength={ANSWER_LENGTHS.subject}
        value={subject}
        onChange={(text) => draft.write({ subject: text })}
      />
      <TextArea
        label="Votre réponse"
        ref={bodyField}
        rows={9}
        maxLength={ANSWER_LENGTHS.body}
        value={body}
        aria-describedby={missing}
        onChange={(text) => draft.write({ body: text })}
      />
      <div role="status" id={missing}>
        {open.length > 0 && (
          <div className="kit-notice" data-tone="soon">
            <p>À compléter avant l’envoi&nbsp;:</p>
            {open.map(({ written, start }) => (
              <Button key={start} text={written} onClick={() => show(start, written.length)} />
            ))}
          </div>
        )}
      </div>
      <DepartureFields
        departure={draft.parts}
        write={draft.write}
        answering={answering}
        sender={request.sender}
      />
      <div className="kit-buttons">
        <Button
          look="primary"
          text={sendAt ? 'Prévoir et marquer répondu au départ' : 'Envoyer et marquer répondu'}
          disabled={busy}
          onClick={() => send(true)}
        />
        <Button text={sendAt ? 'Prévoir' : 'Envoyer'} disabled={busy} onClick={() => send(false)} />
        <Button text={body ? 'Garder en brouillon' : 'Fermer'} onClick={onClose} />
        {body && <Button tone="late" text="Effacer" onClick={leave} />}
      </div>
    </form>
  );
}

/** An answer while it is written. */
type Draft = Letter & {
  /** The text of the template it began with: what still equals it may be replaced unasked. */
  inserted: string;
  /** The id of the answer, the same until the server has stored it: a retry then sends no second mail. */
  key: string | undefined;
};

const BLANK = { body: '', inserted: '', replyTo: undefined, quotesOriginal: true, sendAt: '' };

/** Whether an answer to this request was begun and not sent. */
export function isAnswerDrafted(requestId: string): boolean {
  return !!readDraftOf<Draft>(nameOf(requestId)).body;
}

function nameOf(requestId: string): string {
  return `reply:${requestId}`;
}
