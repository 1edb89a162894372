import { useCallback, useEffect, useRef, useState } from 'react';
import { href, Link, useNavigate, useSearchParams } from 'react-router';
import { jobApplication } from '../../../inbox/forms/job-application.ts';
import type { ApplicationTexts } from '../../content/jobs/application-texts.ts';
import type { Job, JobCard, JobPage } from '../../content/jobs/job.ts';
import { APPLICATION_ANCHOR, jobAddress, jobTitleName } from '../../content/jobs/job-address.ts';
import { toggleSavedJob, useSavedJobs } from '../../content/jobs/job-saved.ts';
import closedDoor from '../../drawings/career-door-closed.svg?url';
import openDoor from '../../drawings/career-door-open.svg?url';
import { ApplicationForm } from '../../forms/application-form.tsx';
import {
  type FormOutcome,
  type Quoted,
  quotedIn,
  SENT_PARAMETER,
} from '../../forms/form-outcome.ts';
import { PromiseNote } from '../../forms/promise-note.tsx';
import { MissingPiece } from '../../frame/missing-piece.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isBeside, useModal } from '../../ui/modal.ts';
import { ShareButton } from '../../ui/share-button.tsx';
import type { Route } from './+types/route.ts';
import { JobApplicationSent } from './job-application-sent.tsx';
import { JobApplyLink, JobBody } from './job-body.tsx';
import './job-application.css';
import '../../ui/scroll-area.css';
import './job-head.css';
import '../../ui/tool-button.css';
import '../../content/jobs/job-badge.css';
import './job-others.css';
import '../../ui/link.css';

/** The view of a job that is missing or failed, byte for byte (pages-8.21 and 8.22 in test/specification.md). */
function JobMissing() {
  return (
    <MissingPiece title="Emploi non trouvé" text="Cet emploi n’existe pas ou a été supprimé.">
      <ButtonLink to={href('/careers')} tone="light">
        Voir les offres d’emploi
      </ButtonLink>
      <ButtonLink to="/" tone="outline">
        Retour à l’accueil
      </ButtonLink>
    </MissingPiece>
  );
}

export function CareerDetailPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <JobMissing />;
  // The key resets the state for another job: nothing typed or opened for this one belongs there.
  return <JobView key={loaderData.job.id} page={loaderData} answered={actionData} />;
}

type JobViewProps = {
  page: JobPage & { applications: ApplicationTexts };
  answered: FormOutcome | undefined;
};

/** The other jobs: three at most, all of them open (pages-9.14 in test/specification.md). */
function JobOthers({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <section className="job-others section" aria-labelledby="others-title">
      <div className="wrap">
        <h2 className="large" id="others-title">
          Les autres postes
        </h2>
        <ul>
          {jobs.map((job) => (
            <li key={job.id}>
              <Link to={jobAddress(job.slug)} viewTransition prefetch="intent">
                <h3 className="medium">{job.title}</h3>
                <span className="job-others-facts">
                  {[job.department, job.location, job.employmentType]
                    .filter(Boolean)
                    .map((fact) => (
                      <span key={fact}>{fact}</span>
                    ))}
                </span>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
        <Link className="link" to={href('/careers')}>
          Toutes les offres
          <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}

type Props = { job: Job; onApply: () => void };

/** The head of a job, with a free chair between two colleagues; once the job is closed, with a closed door. */
function JobHead({ job, onApply }: Props) {
  return (
    <header className="job-head">
      <img
        className="job-head-art"
        src={job.closed ? closedDoor : openDoor}
        width={640}
        height={620}
        alt=""
      />
      <div className="wrap">
        <nav aria-label="Fil d’Ariane">
          <ol className="breadcrumb">
            <li>
              <Link to="/">Accueil</Link>
            </li>
            <li>
              <Link to={href('/careers')}>Carrières</Link>
            </li>
            <li>
              <span aria-current="page">{job.title}</span>
            </li>
          </ol>
        </nav>
        <p className="job-head-team">
          {job.department && <span className="small display">{job.department}</span>}
          {job.featured && <span className="job-badge">À la une</span>}
          {job.closed && <span className="job-badge job-badge-closed">Candidatures closes</span>}
        </p>
        <h1 className="poster" style={jobTitleName(job.slug)}>
          {job.title}
        </h1>
        <p className="lead">
          {[job.location, job.employmentType, job.experienceLevel].filter(Boolean).join(' · ')}
        </p>
        <div className="job-head-actions">
          {job.closed ? (
            <ButtonLink to={`${href('/careers')}#${APPLICATION_ANCHOR}`}>
              Candidature spontanée
            </ButtonLink>
          ) : (
            <JobApplyLink onApply={onApply} />
          )}
          <SaveButton slug={job.slug} />
          <ShareButton title={job.title}>Partager</ShareButton>
        </div>
      </div>
    </header>
  );
}

function SaveButton({ slug }: { slug: string }) {
  const saved = useSavedJobs().includes(slug);
  return (
    <button
      type="button"
      className="tool-button"
      aria-pressed={saved}
      onClick={() => toggleSavedJob(slug)}
    >
      <Icon name="bookmark" />
      Garder l’offre
    </button>
  );
}

type JobApplicationProps = {
  promise: string;
  promised: string | undefined;
  job: Job;
  open: boolean;
  onClose: () => void;
  answered: FormOutcome | undefined;
  onReceived: (quoted: Quoted | undefined) => void;
};

/** The form in a dialog; without script it is part of the page, where the link leads. */
function JobApplication({
  promise,
  promised,
  job,
  open,
  onClose,
  answered,
  onReceived,
}: JobApplicationProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useModal(dialog, open);
  useEffect(() => {
    if (open && !answered) title.current?.focus();
  }, [open, answered]);
  // From now on the script decides whether the dialog is open, and no longer the address.
  useEffect(() => dialog.current?.setAttribute('data-scripted', ''), []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out of a dialog is Escape, which browsers bring.
    <dialog
      ref={dialog}
      id={APPLICATION_ANCHOR}
      className="job-application"
      aria-labelledby="application-title"
      open={answered !== undefined}
      onClose={onClose}
      onClick={(event) => isBeside(event) && dialog.current?.close()}
    >
      <div className="job-application-sheet scroll-area">
        <header>
          <div>
            <h2 className="large" id="application-title" ref={title} tabIndex={-1}>
              Postuler
            </h2>
            <p className="lead">
              {job.title}. {promise}
            </p>
            <PromiseNote time={promised} />
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label="Fermer"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <ApplicationForm
          form={jobApplication}
          action={jobAddress(job.slug)}
          sendTo={href('/careers/:slug/candidature', { slug: job.slug })}
          answered={answered}
          onReceived={onReceived}
        />
      </div>
    </dialog>
  );
}

function JobView({ page: { job, others, applications }, answered }: JobViewProps) {
  const [applying, setApplying] = useState(answered !== undefined);
  const apply = useCallback(() => setApplying(true), []);
  const { sent, inPage, quoted, receive, close } = useSent();
  return (
    <article className="job">
      <JobHead job={job} onApply={apply} />
      <JobBody job={job} onApply={apply} />
      {!job.closed && (
        <>
          {!inPage && (
            <JobApplication
              promise={applications.applicationText}
              promised={applications.promised}
              job={job}
              open={applying}
              onClose={() => setApplying(false)}
              answered={answered}
              onReceived={(received) => {
                setApplying(false);
                receive(received);
              }}
            />
          )}
          <JobApplicationSent
            {...{ inPage, quoted }}
            texts={applications}
            open={sent}
            onClose={close}
          />
        </>
      )}
      {others.length > 0 && <JobOthers jobs={others} />}
    </article>
  );
}

/** Whether the application was received: the script knows, or without it the address says so. */
function useSent() {
  const [searchParams] = useSearchParams();
  const inPage = searchParams.has(SENT_PARAMETER);
  const [sent, setSent] = useState(inPage);
  const [quoted, setQuoted] = useState(quotedIn(searchParams));
  const navigate = useNavigate();
  return {
    sent,
    inPage,
    quoted,
    receive(received: Quoted | undefined) {
      setQuoted(received);
      setSent(true);
    },
    close() {
      setSent(false);
      if (inPage) navigate({ search: '' }, { replace: true, preventScrollReset: true });
    },
  };
}
