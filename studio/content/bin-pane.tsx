import { lazy, Suspense } from 'react';

const BinView = lazy(async () => {
  const view = await import('../bin/bin-view.tsx');
  return { default: view.BinView };
});

/** The pane of what was deleted, loaded when it is opened. */
export function BinPane() {
  return (
    <Suspense fallback={null}>
      <BinView />
    </Suspense>
  );
}
