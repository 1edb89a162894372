import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { trustOffsets } from '../../../packages/kit/calendar/casablanca-time.ts';
import { openingSentence, UNKNOWN_HOURS } from '../../../packages/kit/calendar/opening-sentence.ts';
import { type OpeningStatus, statusAt } from '../../../packages/kit/calendar/opening-status.ts';
import { chatLink } from '../../content/contact-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mark } from '../../ui/mark.tsx';
import { isBeside, useModal } from '../../ui/modal.ts';
import type { WhatsappAnswer } from './whatsapp.ts';
import { askWhatsapp } from './whatsapp-answer.ts';
import type { WhatsappMessage } from './whatsapp-query.ts';
import { suggestionsOn } from './whatsapp-suggestions.ts';
import './whatsapp-dialog.css';
import '../../ui/scroll-area.css';

export type WhatsappDialogProps = {
  open: boolean;
  onClose: () => void;
  agencyName: string | undefined;
  number: string;
  /** Above two floating buttons instead of one. */
  raised: boolean;
};

const TITLE_ID = 'whatsapp-title';

/** The greeting when the agency has entered none, or the site cannot be reached. */
const GREETING = 'Salam ! Par quoi commence-t-on ?';

export function WhatsappDialog({ open, onClose, agencyName, number, raised }: WhatsappDialogProps) {
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const answer = useAnswer(open);
  const now = useNow();
  const status = statusOf(answer, now);
  const messages =
    answer === 'awaited'
      ? undefined
      : suggestionsOn(pathname, answer?.suggestions ?? [], isClosed(status));

  useModal(dialog, open);
  useEffect(() => {
    if (open) title.current?.focus();
  }, [open]);

  const close = () => dialog.current?.close();

  return (
    <dialog
      ref={dialog}
      className="whatsapp-dialog"
      data-raised={raised || undefined}
      aria-labelledby={TITLE_ID}
      onClose={onClose}
      onClick={(event) => isBeside(event) && close()}
      onKeyDown={keepFocus}
    >
      <header className="whatsapp-head">
        <Mark />
        <div>
          <h2 id={TITLE_ID} ref={title} tabIndex={-1}>
            {agencyName ?? 'WhatsApp'}
          </h2>
          <p className="whatsapp-status" data-open={status?.open || undefined}>
            {answer !== 'awaited' && (status ? openingSentence(status, now) : UNKNOWN_HOURS)}
          </p>
        </div>
        <button type="button" className="icon-button" aria-label="Fermer" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div className="whatsapp-body scroll-area">
        <p className="whatsapp-greeting">
          {answer !== 'awaited' && (answer?.greeting ?? GREETING)}
        </p>
        {messages ? (
          <ul>
            {messages.map((message) => (
              <li key={message.id}>
                <Suggestion message={message} number={number} onChoose={close} />
              </li>
            ))}
          </ul>
        ) : (
          <Awaited />
        )}
        <ButtonLink wide to={chatLink(number, '')} onClick={close}>
          Autre question...
        </ButtonLink>
      </div>
    </dialog>
  );
}

/** `awaited` until it is known whether there is one. */
type Answer = WhatsappAnswer | 'awaited' | undefined;

function useAnswer(open: boolean): Answer {
  const [answer, setAnswer] = useState<Answer>('awaited');
  useEffect(() => {
    if (!open) return;
    let left = false;
    askWhatsapp().then((freshAnswer) => {
      // The offsets are set here, because the first load of a page has no code for the clock.
      trustOffsets(freshAnswer?.clock);
      if (!left) setAnswer(freshAnswer);
    });
    return () => {
      left = true;
    };
  }, [open]);
  return answer;
}

/** Whether the agency is known to be closed. */
function isClosed(status: OpeningStatus | undefined): boolean {
  return status !== undefined && !status.open && status.reopensAt !== undefined;
}

/** Whether the agency is open now, not when the page was made; undefined while that is not known. */
function statusOf(answer: Answer, now: Date): OpeningStatus | undefined {
  return answer && answer !== 'awaited'
    ? statusAt(now, { week: answer.openingHours, exceptions: answer.openingExceptions })
    : undefined;
}

/** The time between looks at the clock, for a dialog that is left open over the hour of closing. */
const LOOK_AGAIN = 30_000; // ms

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type SuggestionProps = {
  message: WhatsappMessage;
  number: string;
  onChoose: () => void;
};

function Suggestion({ message: { text, slug }, number, onChoose }: SuggestionProps) {
  return (
    <a
      className="whatsapp-suggestion"
      href={chatLink(number, text)}
      target="_blank"
      rel="noopener"
      data-suggestion={slug}
      onClick={onChoose}
    >
      {text}
      <span className="visually-hidden"> (nouvel onglet)</span>
      <Icon name="arrow" />
    </a>
  );
}

/** The room three suggestions take, so that nothing moves under a finger when they come. */
function Awaited() {
  return (
    <ul className="whatsapp-awaited" aria-hidden="true">
      <li />
      <li />
      <li />
    </ul>
  );
}

/** The page behind is inert already; this keeps Tab from leaving for the browser's own controls. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  const { activeElement } = document;
  if (activeElement !== end && !(event.shiftKey && activeElement?.id === TITLE_ID)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
