import { type ComponentType, lazy, Suspense } from 'react';

/** The pane of what was deleted, loaded when it is opened. */
export const BinPane = paneOf(async () => (await import('../bin/bin-view.tsx')).BinView);

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
