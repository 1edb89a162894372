import { lazy, Suspense } from 'react';
import type { UserViewComponent } from 'sanity/structure';

const LetterView = lazy(async () => {
  const view = await import('../letters/letter-view.tsx');
  return { default: view.LetterView };
});

/** The view of a letter beside its form, loaded when it is looked at. */
export const LetterPane: UserViewComponent = (props) => (
  <Suspense fallback={null}>
    <LetterView {...props} />
  </Suspense>
);
