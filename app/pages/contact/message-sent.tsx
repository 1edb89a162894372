import { useEffect, useRef } from 'react';
import { SENT_CONFIRMATION } from '../../../inbox/forms/contact-wording.ts';
import laidRosette from '../../drawings/laid-rosette.svg?url';
import { SentReference, useSentReference } from '../../forms/sent-reference.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import './message-sent.css';

type Props = {
  /** The address of the empty form. */
  again: string;
  /** The claimed response time. */
  response: string;
};

/** The confirmation that replaces the form of /contact once its message is kept: the last piece is in place. */
export function MessageSent({ again, response }: Props) {
  const reference = useSentReference();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="message-sent night" id="confirmation">
      <div className="message-sent-art">
        <img src={laidRosette} width={640} height={640} alt="" />
      </div>
      <h2 ref={title} tabIndex={-1}>
        {SENT_CONFIRMATION.title}
      </h2>
      <p className="lead">{SENT_CONFIRMATION.promise(response)}</p>
      <SentReference reference={reference} />
      <p>
        Un accusé de réception part vers votre adresse. S’il n’arrive pas, regardez parmi les
        indésirables.
      </p>
      <ButtonLink tone="light" to={again}>
        {SENT_CONFIRMATION.sendAnother}
      </ButtonLink>
    </div>
  );
}
