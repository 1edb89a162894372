/** Where an answer by mail is written: from a template, with nothing left to fill in, now or at an hour. */
import { useEffect, useId, useRef, useState } from 'react';
import { ANSWER_LENGTHS } from '../../../inbox/contract/answer-words.ts';
import type { Answering, AnswerTemplate } from '../../../inbox/contract/answers.ts';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { fillTemplate, openFields } from '../../../inbox/contract/template-fields.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { useLive } from '../../ui/live-answer.ts';
import { Conflict } from '../../ui/refusals.ts';
import { Answered } from '../../ui/states.tsx';
import { useDesk } from '../desk.ts';
import type { Treatment } from '../detail/treatment.ts';
import { useAnswerDraft } from './answer-draft.ts';
import { AnswerSettings } from './answer-settings.tsx';

type ComposerProps = {
  request: RequestDetail;
  treatment: Treatment;
  now: number;
  /** Sent, or put aside. */
  onClose(): void;
};

export function AnswerComposer({ request, treatment, now, onClose }: ComposerProps) {
  const { api } = useDesk();
  const { id } = request;
  const answering = useLive(`answering ${id}`, (signal) => api.answering(id, signal), {
    once: true,
  });
  const name = request.sender.name || request.sender.email;
  return (
    <section className="answer" aria-label={`Réponse à ${name}`}>
      <Answered answer={answering} what="Préparation de la réponse">
        {(begun) => (
          <Letter
            request={request}
            treatment={treatment}
            answering={begun}
            now={now}
            onClose={onClose}
          />
        )}
      </Answered>
    </section>
  );
}

type LetterProps = ComposerProps & { answering: Answering };

function Letter({ request, treatment, answering, now, onClose }: LetterProps) {
  const { api } = useDesk();
  const draft = useAnswerDraft(request.id);
  const [busy, setBusy] = useState(false);
  // Once it is emptied to write another, the one it began with does not come back.
  const [subjectText, setSubject] = useState(draft.subject || answering.subject);
  const [wanting, setWanting] = useState<AnswerTemplate>();
  const form = useRef<HTMLFormElement>(null);
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const templates = useRef<HTMLFieldSetElement>(null);
  const missing = useId();
  const { sendAt } = draft;
  const open = openFields(`${subjectText}\n${draft.body}`);

  useEffect(() => {
    form.current?.scrollIntoView({ block: 'start' });
    // What was begun is gone on with; else one begins with a template.
    const first = templates.current?.querySelector('button');
    (body.current?.value || !first ? body.current : first)?.focus({ preventScroll: true });
  }, []);

  function writeSubject(text: string) {
    setSubject(text);
    draft.write({ subject: text });
  }

  function begin(template: AnswerTemplate) {
    const filled = fillTemplate(template.body, answering.values);
    writeSubject(fillTemplate(template.subject, answering.values));
    draft.write({ body: filled, inserted: filled });
    setWanting(undefined);
    body.current?.focus();
  }

  function choose(template: AnswerTemplate) {
    if (draft.body === '' || draft.body === draft.inserted) begin(template);
    else setWanting(template);
  }

  /** Selects a field that is not filled in, where it stands. */
  function show(start: number, length: number) {
    const inBody = start - subjectText.length - 1;
    const field = inBody < 0 ? subject.current : body.current;
    field?.focus();
    field?.setSelectionRange(inBody < 0 ? start : inBody, (inBody < 0 ? start : inBody) + length);
  }

  async function send(marksAnswered: boolean) {
    const [first] = open;
    if (first) return show(first.start, first.written.length);
    if (subjectText.trim() === '') return subject.current?.focus();
    if (draft.body.trim() === '') return body.current?.focus();
    if (busy) return;
    setBusy(true);
    const sent = await treatment.perform({
      async send(current) {
        const id = draft.key();
        try {
          const answered = await api.answer(request.id, current.version, {
            id,
            subject: subjectText,
            body: draft.body,
            replyTo: draft.replyTo ?? answering.chosen,
            quotesOriginal: draft.quotesOriginal && answering.original !== null,
            marksAnswered,
            sendAt: sendAt || null,
          });
          draft.discard();
          onClose();
          return answered;
        } catch (error) {
          // The same id once stood for another text, which was kept: what is sent next is another answer.
          if (error instanceof Conflict && error.current.answers.some((one) => one.id === id)) {
            draft.renew();
          }
          throw error;
        }
      },
      done: sendAt
        ? `Réponse prévue. Elle partira à ${answering.to}.`
        : `Réponse en route vers ${answering.to}.`,
    });
    setBusy(false);
    // What stopped it is said above the message.
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
        ref={subject}
        maxLength={ANSWER_LENGTHS.subject}
        value={subjectText}
        onChange={writeSubject}
      />
      <TextArea
        label="Votre réponse"
        ref={body}
        rows={9}
        maxLength={ANSWER_LENGTHS.body}
        value={draft.body}
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
      <AnswerSettings draft={draft} answering={answering} sender={request.sender} now={now} />
      <div className="kit-buttons">
        <Button
          look="primary"
          text={sendAt ? 'Prévoir et marquer répondu au départ' : 'Envoyer et marquer répondu'}
          disabled={busy}
          onClick={() => send(true)}
        />
        <Button text={sendAt ? 'Prévoir' : 'Envoyer'} disabled={busy} onClick={() => send(false)} />
        <Button text={draft.body ? 'Garder en brouillon' : 'Fermer'} onClick={onClose} />
        {draft.body && (
          <Button
            tone="late"
            text="Effacer"
            onClick={() => {
              draft.discard();
              onClose();
            }}
          />
        )}
      </div>
    </form>
  );
}
