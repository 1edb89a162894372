import { useMemo } from 'react';
import { href } from 'react-router';
import { withChoices } from '../../inbox/forms/choices.ts';
import { contactRequest } from '../../inbox/forms/contact-request.ts';
import { FAILED_TOAST, SENT_TOAST } from '../../inbox/forms/contact-wording.ts';
import { ContactCards } from '../content/contact-cards.tsx';
import type { Settings } from '../content/settings.ts';
import { ContactForm } from '../forms/contact-form.tsx';
import type { FormOutcome } from '../forms/form-outcome.ts';
import { PromiseNote } from '../forms/promise-note.tsx';
import { SentReference, useQuoted } from '../forms/sent-reference.tsx';
import { WholeWords } from '../ui/whole-words.tsx';
import './contact.css';
import '../ui/sheet.css';

type Props = {
  id: string;
  title: string;
  formTitle: string;
  /** The choices of budget; without any, the form does not ask for one. */
  budgets: readonly string[];
  settings: Settings;
  action: string;
  answered: FormOutcome | undefined;
  /** Whether a message sent without script has just been stored. */
  sent: boolean;
};

/** The end of the home page: four ways to reach the agency, and a sheet to write on. */
export function Contact({
  id,
  title,
  formTitle,
  budgets,
  settings,
  action,
  answered,
  sent,
}: Props) {
  const quoted = useQuoted();
  const promise = SENT_TOAST.description(settings.claims.response);
  // The toasts keep their identity: a toast that changes is shown again.
  const toasts = useMemo(
    () =>
      ({
        received: { tone: 'success', title: SENT_TOAST.title, description: promise },
        failed: { tone: 'failure', ...FAILED_TOAST },
      }) as const,
    [promise],
  );
  return (
    <section className="contact section night" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap grid">
        <div className="contact-ways">
          <h2 className="poster" id={`${id}-title`}>
            <WholeWords>{title}</WholeWords>
          </h2>
          <ContactCards settings={settings} />
        </div>
        <div className="contact-sheet sheet">
          <ContactForm
            form={withChoices(contactRequest, { service: [], budget: budgets })}
            action={action}
            sendTo={href('/formulaires/demande')}
            answered={answered}
            toasts={toasts}
          >
            {sent && (
              <div className="contact-sent" role="status">
                <strong>{SENT_TOAST.title}</strong>
                <p>{promise}</p>
                <SentReference quoted={quoted} />
              </div>
            )}
            <h3 className="medium">{formTitle}</h3>
            <PromiseNote time={settings.claims.response} />
          </ContactForm>
        </div>
      </div>
    </section>
  );
}
