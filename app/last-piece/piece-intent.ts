import type { SyntheticEvent } from 'react';

/** Loads the script of the piece once a visitor comes near it, and passes on their gesture. */
function come({ currentTarget, nativeEvent }: SyntheticEvent<HTMLButtonElement>): void {
  give(currentTarget, nativeEvent);
}

function give(piece: HTMLButtonElement, event: Event): void {
  import('./last-piece.ts').then(
    ({ take }) => take(piece, event),
    // If the script fails to load, the piece keeps floating; the next gesture loads it again.
    () => undefined,
  );
}

/** The attributes of a piece: a button whose first child is drawn, with a wall beside it. */
export const pieceIntent = {
  onPointerEnter: come,
  onPointerDown: come,
  onFocus: come,
  onClick: come,
};

/** Takes over a piece that was set on an earlier page, or is touched before its page is hydrated. */
export function takeEarlyPiece(piece: HTMLButtonElement | null): void {
  if (!piece) return;
  const isSet = document.body.dataset.tint !== undefined;
  if (isSet || piece.matches(':hover, :active, :focus')) give(piece, new Event('early'));
}
