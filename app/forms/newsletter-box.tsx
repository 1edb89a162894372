import { useEffect, useRef, useState } from 'react';
import { href, Link } from 'react-router';
import { newsletterSubscription } from '../../inbox/forms/newsletter-subscription.ts';
import {
  CONSENT,
  SUBSCRIBE_LABELS,
  SUBSCRIPTION_FAILED,
} from '../../inbox/forms/newsletter-wording.ts';
import { legalAddress } from '../content/legal-address.ts';
import type { NewsletterBoxTexts } from '../content/newsletter-texts.ts';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import type { FormOutcome } from './form-outcome.ts';
import { problemOf } from './form-problem.tsx';
import { FormStatus } from './form-status.tsx';
import { FormTrap } from './form-trap.tsx';
import { NewsletterBand } from './newsletter-band.tsx';
import { type FormClient, useForm } from './use-form.ts';
import './newsletter-box.css';
import '../ui/link.css';

type Props = {
  texts: NewsletterBoxTexts;
  /** Other addresses may lead to it. */
  id?: string;
  /** `h1` where the box is the whole page. */
  as?: 'h1' | 'h2';
  /** The outcome when the whole page was sent, which is what happens without script. */
  answered?: FormOutcome | undefined;
};

/** The page a browser without script sends the form to, and comes back to. */
const PAGE = href('/newsletter');

/** Asks for an address, then says that a mail waits there. Stands on any page. */
export function NewsletterBox({ id, texts, as: title = 'h2', answered }: Props) {
  const [start, setStart] = useState<{ email: string }>();
  const form = useForm({
    fields: newsletterSubscription.fields,
    action: PAGE,
    sendTo: href('/newsletter/abonnement'),
    answered,
    start,
    draft: false,
    onReceived: (_, posted) => setStart({ email: String(posted.get('email')) }),
  });
  const received = form.outcome?.state === 'received';
  return (
    <NewsletterBand id={id} as={title} title={texts.title} letter={received ? 'near' : 'away'}>
      {received ? (
        <CheckYourMail
          texts={texts}
          as={title === 'h1' ? 'h2' : 'h3'}
          justNow={form.by === 'script'}
          correct={form.beginAnew}
        />
      ) : (
        <>
          <p className="lead">{texts.introduction}</p>
          <SubscriptionForm form={form} />
          {title === 'h2' && texts.hasIssues && (
            <p className="newsletter-terms">
              Pour vous faire une idée, lisez <Link to={PAGE}>les lettres passées</Link>.
            </p>
          )}
        </>
      )}
    </NewsletterBand>
  );
}

function SubscriptionForm({ form }: { form: FormClient }) {
  const { outcome, values, errors, focused, state } = form;
  // The form has a single field, which shows the errors of the whole form.
  const error = errors.email ?? problemOf(outcome, undefined);
  return (
    <form {...form.attributes} className="newsletter-form">
      <div className="newsletter-row">
        <FormField
          name="email"
          description={newsletterSubscription.fields.email}
          value={values.email}
          error={error}
          takesFocus={focused !== undefined || error !== undefined}
        />
        <Button type="submit" disabled={state === 'sending'}>
          {SUBSCRIBE_LABELS[state === 'sending' ? 'sending' : 'idle']}
        </Button>
      </div>
      <FormStatus form={form} />
      <FormTrap />
      <div role="alert">
        {outcome?.state === 'failed' && <p className="newsletter-failure">{SUBSCRIPTION_FAILED}</p>}
      </div>
      <p className="newsletter-terms">
        {CONSENT} <Link to={legalAddress('privacyPolicy')}>Politique de confidentialité</Link>
      </p>
    </form>
  );
}

type CheckProps = {
  texts: NewsletterBoxTexts;
  as: 'h2' | 'h3';
  /** Whether the state changed on this page, and not before it opened: a change takes the focus. */
  justNow: boolean;
  correct: () => void;
};

function CheckYourMail({ texts, as: Title, justNow, correct }: CheckProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justNow) title.current?.focus();
  }, [justNow]);
  return (
    <div className="newsletter-sent">
      <Title className="medium" ref={title} tabIndex={-1}>
        {texts.checkTitle}
      </Title>
      <p className="lead">{texts.checkText}</p>
      <p>{texts.checkNote}</p>
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
