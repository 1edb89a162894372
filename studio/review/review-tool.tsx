/** *Révision*: two views under one head, each with an address of its own. */
import { StateLink, useRouterState } from 'sanity/router';
import { ImportView } from './redirects/import-view.tsx';
import './review.css';
import { ReviewView } from './review-view.tsx';
import { REVIEW } from './review-words.ts';
import { useReview } from './use-review.ts';

/** The part of the address of the import. */
const IMPORT = 'redirections';

const VIEWS = [
  { name: undefined, title: 'À reprendre' },
  { name: IMPORT, title: 'Importer des redirections' },
] as const;

export function ReviewTool() {
  // Kept here: what was found is still there after a look at the other view.
  const review = useReview();
  const view = useRouterState(({ view }) => (view === IMPORT ? view : undefined));
  return (
    <div className="review">
      <header className="review-head">
        <h1>{REVIEW}</h1>
        <nav aria-label={REVIEW}>
          {VIEWS.map(({ name, title }) => (
            <StateLink
              key={title}
              state={{ view: name }}
              aria-current={name === view ? 'page' : undefined}
            >
              {title}
            </StateLink>
          ))}
        </nav>
      </header>
      <div className="review-body">
        {view === IMPORT ? <ImportView /> : <ReviewView review={review} />}
      </div>
    </div>
  );
}
