/** One request: its sender, its fields, its history, and the next actions. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ANSWERED_AREAS } from '../../../inbox/contract/answer-words.ts';
import type { Colleagues } from '../../../inbox/contract/api.ts';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { Button } from '../../ui/button.tsx';
import { type Live, useLive, useNow } from '../../ui/live-answer.ts';
import { Answered, failureSentence } from '../../ui/states.tsx';
import { duration, moment } from '../../ui/written-time.ts';
import { AnswerComposer, isAnswerDrafted } from '../answers/answer-composer.tsx';
import { useDesk } from '../desk.tsx';
import { areaOf, type DeskLocation, tabLocation } from '../location.ts';
import { isOwed } from '../marks.tsx';
import { quarantineReason, SIGN_SENTENCES } from '../words.ts';
import { Activity } from './activity.tsx';
import { CommentAnswer } from './comment-answer.tsx';
import { ApplicationDecision, CommentDecision } from './decisions.tsx';
import { Deliveries } from './deliveries.tsx';
import { DetailHead } from './detail-head.tsx';
import { Files } from './files.tsx';
import { FollowUpNotice } from './follow-up.tsx';
import { Properties } from './properties.tsx';
import { OpenedContext, useOpened, useTreatment } from './treatment.ts';

type OpenRequestProps = {
  id: string;
  colleagues: Colleagues['items'];
  onLeave(id: string): void;
  following(id: string): DeskLocation;
};

export function OpenRequest({ id, colleagues, onLeave, following }: OpenRequestProps) {
  const { api, go, location } = useDesk();
  const live = useLive(id, (signal) => api.request(id, signal));
  const treatment = useTreatment(live);
  const pane = useRef<HTMLDivElement>(null);
  const [answering, setAnswering] = useState(() => isAnswerDrafted(id));
  const request = live.data;
  const isRead = request !== undefined;

  useEffect(() => {
    // On a phone the list is hidden: the heading takes the focus, so that a screen reader has a place.
    const heading = pane.current?.querySelector<HTMLElement>('h2');
    const list = document.getElementById('requests-box');
    if (isRead && list && !list.checkVisibility()) heading?.focus();
  }, [isRead]);

  useReadMark(live);

  const area = areaOf(location.tab);
  const isElsewhere = request !== undefined && area !== undefined && area !== request.area;
  useEffect(() => {
    // The link named the request without its mailbox: the address is completed.
    if (isElsewhere && request) go({ ...tabLocation(request.area), id }, 'replace');
  }, [isElsewhere, request, id, go]);

  function openAnswer() {
    setAnswering(true);
    // An answer that is open already takes the focus.
    pane.current?.querySelector<HTMLElement>('.answer textarea')?.focus();
  }

  function closeAnswer() {
    setAnswering(false);
    // The pressed button has disappeared: the focus moves to the heading.
    pane.current?.querySelector<HTMLElement>('h2')?.focus();
  }

  /** Opens the next request of the list, which the decided one leaves. */
  const goOn = () => go(following(id), 'replace');

  return (
    <Answered answer={live} what="Lecture de la demande">
      {(opened) => {
        const { comment, fields, files, quarantine, sender, stage } = opened;
        const isAnswerable =
          ANSWERED_AREAS.some((answered) => answered === opened.area) &&
          sender.email !== '' &&
          !quarantine;
        return (
          <OpenedContext value={{ request: opened, treatment, colleagues }}>
            <div className="request" ref={pane}>
              <DetailHead
                onLeave={() => onLeave(id)}
                onAnswer={isAnswerable ? openAnswer : undefined}
                onGone={goOn}
              />
              <Notices />
              <div className="request-columns">
                <div className="kit-stack request-message">
                  {comment && <CommentDecision onDecided={goOn} />}
                  {stage && <ApplicationDecision onDecided={goOn} />}
                  <Fields fields={fields} sender={sender} />
                  {comment && <CommentAnswer onDecided={goOn} />}
                  {files.length > 0 && <Files />}
                  {answering && isAnswerable && <AnswerComposer onClose={closeAnswer} />}
                </div>
                <Properties />
                <div className="kit-stack request-more">
                  <Activity />
                  <Deliveries />
                </div>
              </div>
            </div>
          </OpenedContext>
        );
      }}
    </Answered>
  );
}

/** The fields as they were sent: the text first, then the short answers. Empty ones are left out. */
function Fields({ fields, sender }: Pick<RequestDetail, 'fields' | 'sender'>) {
  const given = fields.filter(({ value }) => value.trim() !== '');
  const texts = given.filter(({ long }) => long);
  const answers = given.filter(
    // Name, e-mail and phone number are shown above already.
    ({ long, phone, value }) => !long && !phone && value !== sender.name && value !== sender.email,
  );
  return (
    <section aria-label="Ce qui a été envoyé">
      {texts.map(({ name, label, value }) => (
        <div key={name} className="request-text">
          <h3>{label}</h3>
          <p>{value}</p>
        </div>
      ))}
      {answers.length > 0 && (
        <dl className="kit-stack request-answers">
          {answers.map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <Answer value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Addresses of pages may be opened; never those of scripts. */
function Answer({ value }: { value: string }) {
  const isAddress = /^https?:\/\/\S+$/i.test(value);
  if (!isAddress) return value;
  return (
    <a href={value} target="_blank" rel="noreferrer noopener nofollow">
      {value}
    </a>
  );
}

/** Marks the request as read by the person who has it open, once: marked unread by hand it stays so. */
function useReadMark({ data, put }: Pick<Live<RequestDetail>, 'data' | 'put'>): void {
  const { api, changes } = useDesk();
  const marked = useRef(false);
  const isUnread = data?.unread ?? false;

  const mark = useEffectEvent(async () => {
    if (!data || marked.current) return;
    marked.current = true;
    const { id, version } = data;
    try {
      await api.together({ action: 'mark_read', requests: [{ id, version }] });
    } catch {
      // A failure loses nothing: the request stays unread, and is marked at the next opening.
      return;
    }
    changes.announce({ ...data, unread: false });
    put({ ...data, unread: false });
  });

  useEffect(() => {
    if (isUnread) mark();
  }, [isUnread]);
}

function Notices() {
  const { request, treatment } = useOpened();
  const now = useNow();
  const { conflict, failure, dismiss } = treatment;
  const { dueAt, quarantine, withdrawnAt } = request;
  const left = dueAt ? Date.parse(dueAt) - now : 0;
  return (
    <div className="kit-stack request-notices">
      <div role="alert">
        {conflict && (
          <div className="kit-notice" data-tone="late">
            <p>
              <strong>Modifié entre-temps par {conflict.by ?? 'le site'}.</strong> Vous voyez
              maintenant la demande telle qu’elle est&nbsp;; votre changement n’a pas été appliqué.
            </p>
            <Button look="primary" text="L’appliquer quand même" onClick={conflict.again} />
            <Button look="bare" text="Laisser" onClick={dismiss} />
          </div>
        )}
        {failure && (
          <div className="kit-notice" data-tone="late">
            <p>
              <strong>Ce n’est pas enregistré.</strong> {failureSentence(failure)}
            </p>
            <Button look="bare" text="Compris" onClick={dismiss} />
          </div>
        )}
      </div>
      {quarantine && (
        <div className="kit-notice" data-tone="soon">
          <p>
            <strong>Mis de côté {moment(quarantine.at, now)}.</strong>{' '}
            {quarantineReason(quarantine.reason)} Ses e-mails sont retenus.
          </p>
          {quarantine.signs.length > 0 && (
            <div className="request-signs">
              <p id={`signs-${request.id}`}>
                Ce que le site a remarqué, le plus net d’abord&nbsp;:
              </p>
              <ul aria-labelledby={`signs-${request.id}`}>
                {quarantine.signs.map((sign) => (
                  <li key={sign}>{SIGN_SENTENCES[sign]}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
      {withdrawnAt && (
        <div className="kit-notice">
          <p>
            <strong>Retirée par l’expéditeur {moment(withdrawnAt, now)}.</strong> Il n’attend plus
            de réponse.
          </p>
        </div>
      )}
      <FollowUpNotice />
      {dueAt && isOwed(request) && (
        <div className="kit-notice" data-tone={left < 0 ? 'late' : undefined}>
          <p>
            {left < 0 ? (
              <>
                <strong>En retard de {duration(left)}.</strong> Une réponse était promise{' '}
                {moment(dueAt, now)}.
              </>
            ) : (
              <>
                Réponse promise avant <strong>{moment(dueAt, now)}</strong>, dans {duration(left)}.
              </>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
