import { useEffect, useRef } from 'react';
import { href, Link } from 'react-router';
import { shortApplication } from '../../../inbox/forms/short-application.ts';
import type { ApplicationTexts } from '../../content/jobs/application-texts.ts';
import type { JobCard } from '../../content/jobs/job.ts';
import {
  APPLICATION_ANCHOR,
  CHOSEN_PARAMETER,
  jobAddress,
} from '../../content/jobs/job-address.ts';
import emptyChair from '../../drawings/empty-chair.svg?url';
import { ApplicationForm } from '../../forms/application-form.tsx';
import type { FormOutcome, Quoted } from '../../forms/form-outcome.ts';
import { PromiseNote } from '../../forms/promise-note.tsx';
import { SentReference } from '../../forms/sent-reference.tsx';
import { Icon } from '../../ui/icon.tsx';
import './career-application.css';
import '../../ui/link.css';
import '../../ui/sheet.css';

type Props = {
  texts: Pick<
    ApplicationTexts,
    'applicationTitle' | 'applicationText' | 'applicationSent' | 'promised'
  >;
  /** The jobs that one can apply for. */
  openings: readonly JobCard[];
  /** The one of them that the form is about, if any. */
  chosen: JobCard | undefined;
  answered: FormOutcome | undefined;
  /** The number of applications received, by script or by the page itself. */
  received: number;
  /** The reference of the last application, for its sender. */
  quoted: Quoted | undefined;
  onReceived: (quoted: Quoted | undefined) => void;
};

/** The anchor that choosing a job leads to: on a phone the jobs are above the form. */
const FORM_ANCHOR = 'postuler';

/** The short application of /careers, to an opening or to none (pages-2.117 and 2.118 in test/specification.md). */
export function CareerApplication(props: Props) {
  const { texts, openings, chosen, answered, received, quoted, onReceived } = props;
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
          <PromiseNote time={texts.promised} />
          {openings.length > 0 && <Choice openings={openings} chosen={chosen} />}
          <img
            className="career-application-chair"
            src={emptyChair}
            width={480}
            height={520}
            alt=""
            loading="lazy"
          />
        </div>
        <div className="career-application-sheet sheet" id={FORM_ANCHOR} tabIndex={-1}>
          <div role="alert">
            {received > 0 && (
              <p key={received} ref={alert} className="career-application-sent" tabIndex={-1}>
                {texts.applicationSent}
              </p>
            )}
          </div>
          <SentReference quoted={quoted} />
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

type ChoiceProps = Pick<Props, 'openings' | 'chosen'>;

/** The openings once more, each a link that fills in the position wanted, with and without script. */
function Choice({ openings, chosen }: ChoiceProps) {
  return (
    <div className="career-application-choice">
      <h3 id="choice-title">Pour quel poste&nbsp;?</h3>
      <ul aria-labelledby="choice-title">
        {openings.map(({ slug, title }) => {
          const isChosen = slug === chosen?.slug;
          return (
            <li key={slug}>
              <Link
                to={{
                  search: `?${CHOSEN_PARAMETER}=${encodeURIComponent(slug)}`,
                  hash: FORM_ANCHOR,
                }}
                rel="nofollow"
                aria-current={isChosen || undefined}
              >
                <span className="visually-hidden">
                  {isChosen ? 'Poste choisi' : 'Choisir ce poste'}&nbsp;:{' '}
                </span>
                {title}
                {isChosen && <Icon name="check" />}
              </Link>
            </li>
          );
        })}
      </ul>
      {chosen && (
        <Link className="link" to={jobAddress(chosen.slug)}>
          Relire l’offre
          <Icon name="arrow" />
        </Link>
      )}
    </div>
  );
}
