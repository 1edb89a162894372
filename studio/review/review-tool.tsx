/** *Révision*: views under one head, each with an address of its own. */
import { useCurrentUser } from 'sanity';
import { StateLink, useRouterState } from 'sanity/router';
import { administers, rolesNamed } from '../../staff/roles.ts';
import { ImportView } from './redirects/import-view.tsx';
import { ReviewView, useReview } from './review-view.tsx';
import { REVIEW } from './review-words.ts';
import { WordpressView } from './wordpress/wordpress-view.tsx';
import './review.css';

/** The parts of the addresses of the imports. */
const IMPORT = 'redirections';
const WORDPRESS = 'wordpress';

const VIEWS = [
  { name: undefined, title: 'À reprendre' },
  { name: IMPORT, title: 'Importer des redirections' },
  { name: WORDPRESS, title: 'Importer de WordPress' },
] as const;

export function ReviewTool() {
  // The state lives here, so that the results are still there after a visit to the other view.
  const review = useReview();
  const roles = rolesNamed(useCurrentUser()?.roles.map(({ name }) => name) ?? []);
  // The WordPress import writes for the whole agency and makes the server fetch files: it is for administrators.
  const views = VIEWS.filter(({ name }) => name !== WORDPRESS || administers({ roles }));
  const requestedView = useRouterState(({ view }) => view);
  const view = views.find(({ name }) => name !== undefined && name === requestedView)?.name;
  return (
    <div className="review">
      <header className="review-head">
        <h1>{REVIEW}</h1>
        <nav aria-label={REVIEW}>
          {views.map(({ name, title }) => (
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
        {view === undefined && <ReviewView review={review} />}
        {view === IMPORT && <ImportView />}
        {view === WORDPRESS && <WordpressView />}
      </div>
    </div>
  );
}
