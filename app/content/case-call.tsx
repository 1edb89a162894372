import { href } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { ClosingPiece } from './closing-piece.tsx';
import './case-call.css';

type CaseCallProps = {
  title?: string;
  text?: string;
  /** The address of the round drawing beside it, which `closingArt` chose for the page. */
  art: string;
  /** The words of the button, and the address it leads to. */
  action?: string;
  to?: string;
  /** Other addresses may lead to the section by it. */
  id?: string;
};

/** The end of every case study and of a list: a call, and the page’s own piece. */
export function CaseCall({
  title = 'Le prochain, c’est le vôtre.',
  text,
  art,
  action = 'Parler à un expert',
  to = href('/contact'),
  id,
}: CaseCallProps) {
  return (
    <section className="case-call section night" id={id}>
      <ClosingPiece art={art} />
      <div className="wrap">
        <h2 className="poster">{title}</h2>
        {text && <p className="lead">{text}</p>}
        <ButtonLink to={to} tone="light">
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
