import './closing-piece.css';

/**
 * The round piece beside the call that ends a page. Once the visitor has set the last piece of the home page's wall, it
 * lies in the heart of this one too.
 *
 * @param art its address, which `closingArt` chose for the page
 */
export function ClosingPiece({ art }: { art: string }) {
  return (
    <div className="closing-piece">
      <img src={art} alt="" width={640} height={640} loading="lazy" />
    </div>
  );
}
