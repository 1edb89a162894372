import { contactRequest } from '../../inbox/forms/contact-request.ts';
import { FAILED_TOAST, SENT_TOAST } from '../../inbox/forms/contact-wording.ts';
import type { Settings } from '../queries/settings.ts';
import { ContactCards } from './contact-cards.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactOutcome } from './contact-outcome.ts';

type Props = {
  title: string;
  settings: Settings;
  action: string;
  answered: ContactOutcome | undefined;
  /** A message sent without script has just been kept. */
  sent: boolean;
};

const TOASTS = {
  received: { tone: 'success', ...SENT_TOAST },
  failed: { tone: 'failure', ...FAILED_TOAST },
} as const;

/** The end of the home page: four ways to reach the agency, and a sheet to write on. */
export function Contact({ title, settings, action, answered, sent }: Props) {
  return (
    <section className="contact section night" id="contact" aria-labelledby="contact-title">
      <div className="wrap grid">
        <div className="contact-ways">
          <h2 className="poster" id="contact-title">
            {title}
          </h2>
          <ContactCards settings={settings} />
        </div>
        <div className="contact-sheet sheet">
          <ContactForm form={contactRequest} action={action} answered={answered} toasts={TOASTS}>
            {sent && (
              <p className="contact-sent" role="status">
                <strong>{SENT_TOAST.title}</strong>
                {SENT_TOAST.description}
              </p>
            )}
            <h3 className="medium">Une réponse sous {settings.claims.response}, promis.</h3>
          </ContactForm>
        </div>
      </div>
    </section>
  );
}
