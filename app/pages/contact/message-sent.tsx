import { useEffect, useRef } from 'react';
import { SEND_ANOTHER } from '../../../inbox/forms/contact-wording.ts';
import laidRosette from '../../drawings/laid-rosette.svg?url';
import { rosetteAddress } from '../../forms/message-rosette.ts';
import { SentReference, useQuoted } from '../../forms/sent-reference.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { ContactTexts } from './query.ts';
import './message-sent.css';

type Props = {
  texts: Pick<ContactTexts, 'sentTitle' | 'sentText' | 'sentNote'>;
  /** The address of the empty form. */
  again: string;
};

/** The confirmation that replaces the form of /contact once its message is kept: the last piece is in place. */
export function MessageSent({ texts, again }: Props) {
  const quoted = useQuoted();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="message-sent night" id="confirmation">
      <div className="message-sent-art">
        <img
          src={quoted ? rosetteAddress(quoted.reference) : laidRosette}
          width={640}
          height={640}
          alt=""
        />
      </div>
      <h2 ref={title} tabIndex={-1}>
        {texts.sentTitle}
      </h2>
      <p className="lead">{texts.sentText}</p>
      <SentReference quoted={quoted} isDrawn />
      <p>{texts.sentNote}</p>
      <ButtonLink tone="light" to={again}>
        {SEND_ANOTHER}
      </ButtonLink>
    </div>
  );
}
