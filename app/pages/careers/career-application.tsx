import { useEffect, useRef } from 'react';
import { href, Link } from 'react-router';
import { shortApplication } from '../../../inbox/forms/short-application.ts';
import type { ApplicationTexts } from '../../content/jobs/application-texts.ts';
import type { JobCard } from '../../content/jobs/job.ts';
import { APPLICATION_ANCHOR, jobAddress } from '../../content/jobs/job-address.ts';
import { ApplicationForm } from '../../forms/application-form.tsx';
import type { FormOutcome } from '../../forms/form-outcome.ts';
import { SentReference } from '../../forms/sent-reference.tsx';
import { Icon } from '../../ui/icon.tsx';
import './career-application.css';
import '../../ui/link.css';
import '../../ui/sheet.css';

type Props = {
  texts: Pick<ApplicationTexts, 'applicationTitle' | 'applicationText' | 'applicationSent'>;
  /** The opening that was chosen above, if any. */
  chosen: JobCard | undefined;
  answered: FormOutcome | undefined;
  /** Number of applications kept, by script or by the page itself. */
  received: number;
  /** The reference of the last one. */
  reference: string | undefined;
  onReceived: (reference: string | undefined) => void;
};

/** The short application of /careers, to an opening or to none (pages-2.117 and 2.118 in test/specification.md). */
export function CareerApplication(props: Props) {
  const { texts, chosen, answered, received, reference, onReceived } = props;
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (received > 0) alert.current?.focus();
  }, [received]);
  return (
    <section className="career-application section" aria-labelledby={APPLICATION_ANCHOR}>
      <div className="wrap grid">
        <div className="career-application-intro">
          <h2 className="large" id={APPLICATION_ANCHOR} tabIndex={-1}>
            {texts.applicationTitle}
          </h2>
          <p className="lead">{texts.applicationText}</p>
          {chosen && (
            <p className="career-application-chosen">
              <span className="note">Poste choisi</span>
              <strong className="small display">{chosen.title}</strong>
              <Link className="link" to={jobAddress(chosen.slug)}>
                Relire l’offre
                <Icon name="arrow" />
              </Link>
            </p>
          )}
        </div>
        <div className="career-application-sheet sheet">
          <div role="alert">
            {received > 0 && (
              <p key={received} ref={alert} className="career-application-sent" tabIndex={-1}>
                {texts.applicationSent}
              </p>
            )}
          </div>
          <SentReference reference={reference} />
          <ApplicationForm
            form={shortApplication}
            action={href('/careers')}
            sendTo={href('/careers/candidature/spontanee')}
            answered={answered}
            suggested={chosen && { position: chosen.title }}
            onReceived={onReceived}
          />
        </div>
      </div>
    </section>
  );
}
