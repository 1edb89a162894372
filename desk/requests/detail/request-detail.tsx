/** One request: who it is from, what is asked, what was done, and what there is to do. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ANSWERED_AREAS } from '../../../inbox/contract/answer-words.ts';
import type { Colleagues } from '../../../inbox/contract/api.ts';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { type Live, useLive } from '../../ui/live-answer.ts';
import { Answered } from '../../ui/states.tsx';
import { AnswerComposer, isAnswerDrafted } from '../answers/answer-composer.tsx';
import { useDesk } from '../desk.tsx';
import { areaOf, type DeskLocation, tabLocation } from '../location.ts';
import { Activity } from './activity.tsx';
import { CommentAnswer } from './comment-answer.tsx';
import { ApplicationDecision, CommentDecision } from './decisions.tsx';
import { Deliveries } from './deliveries.tsx';
import { DetailHead } from './detail-head.tsx';
import { Files } from './files.tsx';
import { Notices } from './notices.tsx';
import { Properties } from './properties.tsx';
import { OpenedContext, useTreatment } from './treatment.ts';

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
    // On a telephone the list is gone: without the focus on the heading a screen reader would be nowhere.
    const heading = pane.current?.querySelector<HTMLElement>('h2');
    const list = document.getElementById('requests-box');
    if (isRead && list && !list.checkVisibility()) heading?.focus();
  }, [isRead]);

  useReadMark(live);

  const area = areaOf(location.tab);
  const isElsewhere = request !== undefined && area !== undefined && area !== request.area;
  useEffect(() => {
    // A link that knows the request but not its box.
    if (isElsewhere && request) go({ ...tabLocation(request.area), id }, 'replace');
  }, [isElsewhere, request, id, go]);

  function openAnswer() {
    setAnswering(true);
    // One that is open already is gone on with.
    pane.current?.querySelector<HTMLElement>('.answer textarea')?.focus();
  }

  function closeAnswer() {
    setAnswering(false);
    // Reading goes on from here: the button that was pressed is gone.
    pane.current?.querySelector<HTMLElement>('h2')?.focus();
  }

  /** What leaves this list also leaves the hand: the next one opens. */
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
    // These three stand above already.
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
      // No one loses anything: it is still unread, and marked at the next opening.
      return;
    }
    changes.announce({ ...data, unread: false });
    put({ ...data, unread: false });
  });

  useEffect(() => {
    if (isUnread) mark();
  }, [isUnread]);
}
