import { type ComponentType, lazy, Suspense } from 'react';
import type { UserViewComponent } from 'sanity/structure';

/** The pane of the trash, loaded when it is opened. */
export const TrashPane = paneOf(async () => (await import('../trash/trash-view.tsx')).TrashView);

/** The pane of the site's pages, with which *Contenus* opens. */
export const PagesPane = paneOf(async () => (await import('../pages/pages-view.tsx')).PagesView);

function paneOf(load: () => Promise<ComponentType>) {
  const View = lazy(async () => ({ default: await load() }));
  return () => (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}

const LetterView = lazy(async () => {
  const view = await import('../letters/letter-view.tsx');
  return { default: view.LetterView };
});

/** The preview of a newsletter issue beside its form, loaded when it is opened. */
export const LetterPane: UserViewComponent = (props) => (
  <Suspense fallback={null}>
    <LetterView {...props} />
  </Suspense>
);
