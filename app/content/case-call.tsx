import { href } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { ClosingPiece } from './closing-piece.tsx';
import './case-call.css';

type CaseCallProps = {
  title?: string;
  /** Address of the piece beside it, which `closingArt` chose for the page. */
  art: string;
};

/** The end of every case study and of a list: a call, and the page’s own piece. */
export function CaseCall({ title = 'Le prochain, c’est le vôtre.', art }: CaseCallProps) {
  return (
    <section className="case-call section night">
      <ClosingPiece art={art} />
      <div className="wrap">
        <h2 className="poster">{title}</h2>
        <ButtonLink to={href('/contact')} tone="light">
          Parler à un expert
        </ButtonLink>
      </div>
    </section>
  );
}
