/** *Contenus*: the real Sanity Studio, on the content service this site reads. */
import { PortalProvider } from '@sanity/ui';
import '@sanity/ui/styles.css';
import { Suspense, use, useState } from 'react';
import type { Installation } from '../../desk/shell/installation.ts';
import type { Scheme } from '../../desk/shell/scheme.ts';
import { Loading } from '../../desk/ui/states.tsx';
import './content.css';
import './releases.css';
import { createContentHistory } from './content-history.ts';
import { speakFrench } from './fixed-texts.ts';
import { keepToOneOrigin } from './one-origin.ts';

type Appearance = {
  /** As it was chosen in the Studio's own menu. */
  scheme: Scheme;
  onSchemeChange(scheme: Scheme): void;
};

type ContentScreenProps = Appearance & {
  installation: Installation;
  /** Told each address of *Contenus* that is shown. */
  onMoved(address: string): void;
};

export function ContentScreen({ installation, onMoved, ...appearance }: ContentScreenProps) {
  const [loading] = useState(() => loadStudio(installation, onMoved));
  const [floor, setFloor] = useState<HTMLElement | null>(null);
  return (
    <>
      {/* Dialogs and menus of the Studio open in here, and are away with it. */}
      <PortalProvider element={floor}>
        {/* The floor is beside it: what waits is taken away meanwhile. */}
        <Suspense fallback={<Loading what="Ouverture des contenus" />}>
          {floor && <LoadedStudio loading={loading} {...appearance} />}
        </Suspense>
      </PortalProvider>
      <div ref={setFloor} />
    </>
  );
}

type LoadedStudioProps = Appearance & { loading: ReturnType<typeof loadStudio> };

function LoadedStudio({ loading, ...appearance }: LoadedStudioProps) {
  const { Studio, workspace, history } = use(loading);
  return (
    <Studio config={workspace} unstable_globalStyles unstable_history={history} {...appearance} />
  );
}

async function loadStudio(installation: Installation, onMoved: (address: string) => void) {
  if (!installation.hosted) keepToOneOrigin(installation.dataset);
  // Loaded last: its modules keep the `fetch` they find.
  const [{ Studio }, { workspaceOf }] = await Promise.all([
    import('sanity'),
    import('./workspace.tsx'),
  ]);
  speakFrench();
  return {
    Studio,
    workspace: workspaceOf(installation),
    history: createContentHistory(onMoved),
  };
}
