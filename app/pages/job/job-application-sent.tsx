import { useRef } from 'react';
import { href } from 'react-router';
import type { ApplicationTexts } from '../../content/jobs/application-texts.ts';
import laidRosette from '../../drawings/laid-rosette.svg?url';
import type { Quoted } from '../../forms/form-outcome.ts';
import { rosetteAddress } from '../../forms/message-rosette.ts';
import { SentReference } from '../../forms/sent-reference.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { isBeside, useModal } from '../../ui/modal.ts';
import './job-application-sent.css';

type Props = {
  texts: Pick<ApplicationTexts, 'jobSentTitle' | 'jobSentText'>;
  open: boolean;
  onClose: () => void;
  /** Whether the form was sent without script: the confirmation is then part of the page. */
  inPage: boolean;
  quoted: Quoted | undefined;
};

/** The anchor of the confirmation, for a browser without script. */
export const SENT_ANCHOR = 'candidature-envoyee';

/** The modal after an application, which promises an answer (pages-8.27 and 8.28 in test/specification.md). */
export function JobApplicationSent({ texts, open, onClose, inPage, quoted }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out of a dialog is Escape, which browsers bring.
    <dialog
      ref={dialog}
      id={SENT_ANCHOR}
      className="job-sent night"
      aria-labelledby="sent-title"
      aria-describedby="sent-promise"
      open={inPage}
      onClose={onClose}
      onClick={(event) => isBeside(event) && dialog.current?.close()}
    >
      <div className="job-sent-face">
        <img
          src={quoted ? rosetteAddress(quoted.reference) : laidRosette}
          width={640}
          height={640}
          alt=""
          loading="lazy"
        />
        <h2 id="sent-title">{texts.jobSentTitle}</h2>
        <p className="lead" id="sent-promise">
          {texts.jobSentText}
        </p>
        <SentReference quoted={quoted} isDrawn />
        <div className="job-sent-actions">
          <ButtonLink to={href('/careers')} tone="light">
            Voir les autres offres
          </ButtonLink>
          <Button type="button" tone="outline" onClick={() => dialog.current?.close()}>
            Fermer
          </Button>
        </div>
      </div>
    </dialog>
  );
}
