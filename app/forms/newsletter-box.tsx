import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { href, Link } from 'react-router';
import { SUBMISSION_KEY_FIELD } from '../../inbox/forms/form-description.ts';
import { newsletterSubscription } from '../../inbox/forms/newsletter-subscription.ts';
import {
  CHECK_YOUR_MAIL,
  CONSENTS,
  CURRENT_CONSENT,
  NEWSLETTER_PROMISE,
  NEWSLETTER_TITLE,
  SUBSCRIBE_LABELS,
  SUBSCRIPTION_FAILED,
} from '../../inbox/forms/newsletter-wording.ts';
import { legalAddress } from '../content/legal-address.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import { FormTrap } from './form-trap.tsx';
import { NewsletterBand } from './newsletter-band.tsx';
import { makeSubmissionKey } from './submission-key.ts';
import './newsletter-box.css';
import '../ui/link.css';

/** What became of an address. `error` speaks of the address, `failed` of us. */
export type SubscriptionAnswer =
  | { state: 'received' }
  | { state: 'refused'; error: string }
  | { state: 'failed' };

type Props = {
  /** `h1` where the box is the whole page. */
  as?: 'h1' | 'h2';
  /** What became of it when the whole page was sent, which is what happens without script. */
  answered?: SubscriptionAnswer | undefined;
  /** What had been typed then. */
  typed?: string | undefined;
};

/** The page a browser without script sends the form to, and comes back to. */
const PAGE = href('/newsletter');
/** Where script sends it: the answer is a status and, for a refused address, a sentence. */
const ADDRESS = href('/newsletter/abonnement');

/** Asks for an address, then says that a mail waits there. Stands on any page. */
export function NewsletterBox({ as: title = 'h2', answered, typed }: Props) {
  const [answer, setAnswer] = useState(answered);
  const [address, setAddress] = useState(typed);
  const received = answer?.state === 'received';
  return (
    <NewsletterBand as={title} title={NEWSLETTER_TITLE} letter={received ? 'near' : 'away'}>
      {received ? (
        <CheckYourMail
          as={title === 'h1' ? 'h2' : 'h3'}
          justNow={answer !== answered}
          correct={() => setAnswer(undefined)}
        />
      ) : (
        <>
          <p className="lead">{NEWSLETTER_PROMISE}</p>
          <SubscriptionForm
            answer={answer}
            typed={address}
            takesFocus={answer !== answered || address !== typed}
            onAnswer={(next, sent) => {
              setAnswer(next);
              setAddress(sent);
            }}
          />
        </>
      )}
    </NewsletterBand>
  );
}

type FormProps = {
  answer: SubscriptionAnswer | undefined;
  typed: string | undefined;
  /** The visitor came back to correct the address: the form is drawn anew, and they were about to type. */
  takesFocus: boolean;
  onAnswer: (answer: SubscriptionAnswer, address: string) => void;
};

function SubscriptionForm({ answer, typed, takesFocus, onAnswer }: FormProps) {
  const [sending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const key = useRef<HTMLInputElement>(null);
  const error = answer?.state === 'refused' ? answer.error : undefined;

  useEffect(() => {
    if (answer?.state !== 'refused') return;
    element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    if (sending) return event.preventDefault();
    if (key.current) key.current.value ||= makeSubmissionKey();
    // Without a key the browser sends the page itself, as without script.
    if (!key.current?.value) return;
    event.preventDefault();
    setSending(true);
    const posted = new FormData(event.currentTarget);
    const next = await subscribe(posted);
    setSending(false);
    onAnswer(next, String(posted.get('email')));
  }

  return (
    <form
      ref={element}
      method="post"
      action={PAGE}
      className="newsletter-form"
      onSubmit={send}
      onInput={() => {
        // Another address is another request; the same one tried again is the same.
        if (key.current) key.current.value = '';
      }}
    >
      <div className="newsletter-row">
        <FormField
          name="email"
          description={newsletterSubscription.fields.email}
          value={typed}
          error={error}
          takesFocus={takesFocus || error !== undefined}
        />
        <Button type="submit" disabled={sending}>
          {SUBSCRIBE_LABELS[sending ? 'sending' : 'idle']}
        </Button>
      </div>
      <FormTrap />
      <input ref={key} type="hidden" name={SUBMISSION_KEY_FIELD} />
      <div role="alert">
        {answer?.state === 'failed' && <p className="newsletter-failure">{SUBSCRIPTION_FAILED}</p>}
      </div>
      <p className="newsletter-terms">
        {CONSENTS[CURRENT_CONSENT]}{' '}
        <Link to={legalAddress('privacyPolicy')}>Politique de confidentialité</Link>
      </p>
    </form>
  );
}

type CheckProps = {
  as: 'h2' | 'h3';
  /** Not a page that was opened in this state: what changed takes the focus. */
  justNow: boolean;
  correct: () => void;
};

function CheckYourMail({ as: Title, justNow, correct }: CheckProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justNow) title.current?.focus();
  }, [justNow]);
  return (
    <div className="newsletter-sent">
      <Title className="medium" ref={title} tabIndex={-1}>
        {CHECK_YOUR_MAIL.title}
      </Title>
      <p className="lead">{CHECK_YOUR_MAIL.text}</p>
      <p>{CHECK_YOUR_MAIL.missing}</p>
      <a
        className="link"
        href={PAGE}
        onClick={(event) => {
          event.preventDefault();
          correct();
        }}
      >
        Corriger l’adresse
      </a>
    </div>
  );
}

async function subscribe(posted: FormData): Promise<SubscriptionAnswer> {
  try {
    const answer = await fetch(ADDRESS, { method: 'POST', body: posted });
    if (answer.ok) return { state: 'received' };
    if (answer.status === 400) return { state: 'refused', error: await answer.text() };
  } catch (error) {
    console.error(error);
  }
  return { state: 'failed' };
}
