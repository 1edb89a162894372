/** One request: who it is from, what is asked, what was done, and what there is to do. */
import { useEffect, useRef, useState } from 'react';
import { ANSWERED_AREAS } from '../../../inbox/contract/answer-words.ts';
import type { Colleagues } from '../../../inbox/contract/api.ts';
import { useLive } from '../../ui/live-answer.ts';
import { Failed, Loading, Stale } from '../../ui/states.tsx';
import { AnswerComposer } from '../answers/answer-composer.tsx';
import { isAnswerDrafted } from '../answers/answer-draft.ts';
import { ApplicationDecision } from '../applications/application-decision.tsx';
import { useDesk } from '../desk.ts';
import { areaOf, type Place, tabPlace } from '../place.ts';
import { Activity } from './activity.tsx';
import { CommentAnswer } from './comment-answer.tsx';
import { CommentDecision } from './comment-decision.tsx';
import { Deliveries } from './deliveries.tsx';
import { DetailHead } from './detail-head.tsx';
import { Fields } from './fields.tsx';
import { Files } from './files.tsx';
import { Notices } from './notices.tsx';
import { Properties } from './properties.tsx';
import { useReadMark } from './read-mark.ts';
import { useTreatment } from './treatment.ts';

type RequestDetailProps = {
  id: string;
  now: number;
  colleagues: Colleagues['items'] | undefined;
  onLeave(id: string): void;
  following(id: string): Place;
};

export function RequestDetail({ id, now, colleagues, onLeave, following }: RequestDetailProps) {
  const { api, go, place } = useDesk();
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

  const area = areaOf(place.tab);
  const isElsewhere = request !== undefined && area !== undefined && area !== request.area;
  useEffect(() => {
    // A link that knows the request but not its box.
    if (isElsewhere && request) go({ ...tabPlace(request.area), id }, 'replace');
  }, [isElsewhere, request, id, go]);

  if (!request) {
    return live.error ? (
      <Failed error={live.error} retry={live.reload} />
    ) : (
      <Loading what="Lecture de la demande" />
    );
  }

  const isAnswerable =
    ANSWERED_AREAS.some((answered) => answered === request.area) &&
    request.sender.email !== '' &&
    !request.quarantine;

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
    <div className="request" ref={pane}>
      <Stale error={live.error} readAt={live.readAt} />
      <DetailHead
        request={request}
        treatment={treatment}
        now={now}
        onLeave={() => onLeave(id)}
        onAnswer={isAnswerable ? openAnswer : undefined}
        onGone={goOn}
      />
      <Notices request={request} treatment={treatment} now={now} />
      <div className="request-columns">
        <div className="request-message">
          {request.comment && (
            <CommentDecision request={request} treatment={treatment} onDecided={goOn} />
          )}
          {request.stage && (
            <ApplicationDecision
              request={request}
              treatment={treatment}
              now={now}
              onDecided={goOn}
            />
          )}
          <Fields fields={request.fields} sender={request.sender} />
          {request.comment && (
            <CommentAnswer
              key={request.id}
              request={request}
              treatment={treatment}
              now={now}
              onDecided={goOn}
            />
          )}
          {request.files.length > 0 && <Files request={request} treatment={treatment} />}
          {answering && isAnswerable && (
            <AnswerComposer
              request={request}
              treatment={treatment}
              now={now}
              onClose={closeAnswer}
            />
          )}
        </div>
        <Properties request={request} treatment={treatment} colleagues={colleagues} now={now} />
        <div className="request-more">
          <Activity request={request} treatment={treatment} colleagues={colleagues} now={now} />
          <Deliveries request={request} treatment={treatment} now={now} />
        </div>
      </div>
    </div>
  );
}
