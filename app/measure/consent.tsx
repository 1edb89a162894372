import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { legalAddress } from '../content/legal-address.ts';
import { PERSONAL_PAGES } from '../frame/personal-pages.ts';
import { Button } from '../ui/button.tsx';
import { useCovered } from '../ui/layer-state.tsx';
import { createListCache } from '../ui/list-cache.ts';
import { eventListeners } from './count.ts';
import {
  forgetGoogleAnalytics,
  type GoogleAnalytics,
  openGoogleAnalytics,
} from './google-analytics.ts';
import './consent.css';

/** The version of the question. Increment it with a new text: everyone is asked again. */
const QUESTION_VERSION = '2';

/** The months for which an answer is stored, whichever it is. */
export const CONSENT_MONTHS = 6;

type Answer = 'yes' | 'no';

/** The version of the question that was answered, the answer, and when it was given. */
const answerStore = createListCache('consent');

function keep(answer: Answer): void {
  answerStore.keep([QUESTION_VERSION, answer, new Date().toISOString()]);
}

/** The answer that holds; undefined where there is none, or it is too old, or was given to another text. */
function validAnswer([version, answer, given = '']: readonly string[]): Answer | undefined {
  if (version !== QUESTION_VERSION || (answer !== 'yes' && answer !== 'no')) return undefined;
  const until = new Date(given);
  until.setMonth(until.getMonth() + CONSENT_MONTHS);
  return until.getTime() > Date.now() ? answer : undefined;
}

/**
 * Asks once whether Google Analytics may count this visitor; the footer lets the answer be changed. Nothing of it is
 * loaded before a yes. docs/decisions/061-consent.md.
 */
export function Consent() {
  const { pathname } = useLocation();
  const answer = validAnswer(answerStore.use());
  const [reopened, setReopened] = useState(false);
  const footerButton = useRef<HTMLButtonElement>(null);
  const footer = document.querySelector('.site-footer-base');
  const isPersonal = PERSONAL_PAGES.some((start) => pathname.startsWith(start));
  const isAsked = reopened || (!answer && !isPersonal);

  // The cookies are deleted after the frame is gone, which may write them once more as it goes.
  useEffect(() => {
    if (answer === 'no') forgetGoogleAnalytics();
  }, [answer]);

  function close() {
    setReopened(false);
    const back = reopened ? footerButton.current : document.querySelector('main');
    back?.focus({ preventScroll: true });
  }

  return (
    <>
      {isAsked && (
        <Question
          // A new key mounts the question anew, which gives it the focus.
          key={String(reopened)}
          given={answer}
          isWanted={reopened}
          onAnswer={(given) => {
            keep(given);
            close();
          }}
          onClose={close}
        />
      )}
      {footer &&
        createPortal(
          <button
            ref={footerButton}
            type="button"
            className="consent-change"
            aria-expanded={isAsked}
            onClick={() => setReopened(!reopened)}
          >
            Gérer les cookies
          </button>,
          footer,
        )}
      {answer === 'yes' && !isPersonal && <Counted path={pathname} />}
    </>
  );
}

/** The words that tell the answer that holds to a visitor who may change it. */
const GIVEN = { yes: 'Aujourd’hui, c’est oui.', no: 'Aujourd’hui, c’est non.' };

type QuestionProps = {
  given: Answer | undefined;
  /** Opened by the visitor, and not by itself. */
  isWanted: boolean;
  onAnswer(answer: Answer): void;
  onClose(): void;
};

/** The question, beside the page and not over it: the page can be used without an answer. */
function Question({ given, isWanted, onAnswer, onClose }: QuestionProps) {
  const covered = useCovered();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isWanted) title.current?.focus({ preventScroll: true });
  }, [isWanted]);

  return (
    <section
      className="consent night"
      aria-labelledby="consent-title"
      hidden={covered}
      onKeyDown={({ key }: KeyboardEvent) => isWanted && key === 'Escape' && onClose()}
    >
      <h2 id="consent-title" ref={title} tabIndex={-1}>
        Acceptez-vous la mesure d’audience&#8239;?
      </h2>
      <p>
        Google Analytics mesurerait votre visite, avec deux cookies. Refuser n’enlève rien au site.{' '}
        {given && GIVEN[given]} <Link to={legalAddress('cookiePolicy')}>En savoir plus</Link>
      </p>
      <div className="consent-answers">
        <Button type="button" tone="outline" onClick={() => onAnswer('no')}>
          Refuser
        </Button>
        <Button type="button" tone="outline" onClick={() => onAnswer('yes')}>
          Accepter
        </Button>
      </div>
    </section>
  );
}

/** Tells Google Analytics of pages and events for as long as it is there. */
function Counted({ path }: { path: string }) {
  const analytics = useRef<GoogleAnalytics>(undefined);
  useEffect(() => {
    const opened = openGoogleAnalytics();
    analytics.current = opened;
    eventListeners.add(opened.hear);
    return () => {
      eventListeners.delete(opened.hear);
      opened.close();
    };
  }, []);
  useEffect(() => analytics.current?.viewed(path), [path]);
  return null;
}
