import { useEffect, useRef } from 'react';
import { pieceIntent, takeEarlyPiece } from '../../last-piece/piece-intent.ts';
import './last-piece-button.css';

/** The piece the wall still wants. Its text is changed by `last-piece.ts`, which takes it over when it is touched. */
export function LastPieceButton() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => takeEarlyPiece(button.current), []);
  return (
    <button className="last-piece" type="button" ref={button} {...pieceIntent}>
      <i />
      Posez la dernière pièce.
    </button>
  );
}
