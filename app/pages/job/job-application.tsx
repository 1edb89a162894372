import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { jobApplication } from '../../../inbox/forms/job-application.ts';
import type { Job } from '../../content/jobs/job.ts';
import { APPLICATION_ANCHOR, jobAddress } from '../../content/jobs/job-address.ts';
import { ApplicationForm } from '../../forms/application-form.tsx';
import type { FormOutcome, Quoted } from '../../forms/form-outcome.ts';
import { PromiseNote } from '../../forms/promise-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isBeside, useModal } from '../../ui/modal.ts';
import './job-application.css';
import '../../ui/scroll-area.css';

type Props = {
  promise: string;
  promised: string | undefined;
  job: Job;
  open: boolean;
  onClose: () => void;
  answered: FormOutcome | undefined;
  onReceived: (quoted: Quoted | undefined) => void;
};

/** The form, over the page; without script it stands in the page, where the link leads. */
export function JobApplication({
  promise,
  promised,
  job,
  open,
  onClose,
  answered,
  onReceived,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useModal(dialog, open);
  useEffect(() => {
    if (open && !answered) title.current?.focus();
  }, [open, answered]);
  // The script decides from now on whether the dialog is open, and no longer the address.
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
