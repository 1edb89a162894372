/** *Contenus*: the real Sanity Studio, on the content service this site reads. */
import { PortalProvider } from '@sanity/ui';
import '@sanity/ui/styles.css';
import { createBrowserHistory, type History, type Location } from 'history';
import { Suspense, use, useState } from 'react';
import type { Installation } from '../../desk/shell/installation.ts';
import type { Scheme } from '../../desk/shell/scheme.ts';
import { Loading } from '../../desk/ui/states.tsx';
import { PARTS, partAt } from '../../staff/desk-addresses.ts';
import { speakFrench } from './fixed-texts.ts';
import { keepToOneOrigin } from './one-origin.ts';
import './content.css';
import './releases.css';

type Appearance = {
  /** The color scheme that was chosen in the Studio's own menu. */
  scheme: Scheme;
  onSchemeChange(scheme: Scheme): void;
};

type ContentScreenProps = Appearance & {
  installation: Installation;
  /** Hears each address of *Contenus* that is shown. */
  onMoved(address: string): void;
};

export function ContentScreen({ installation, onMoved, ...appearance }: ContentScreenProps) {
  const [loading] = useState(() => loadStudio(installation, onMoved));
  const [floor, setFloor] = useState<HTMLElement | null>(null);
  return (
    <>
      {/* The Studio's dialogs and menus open inside this element, and are hidden with it. */}
      <PortalProvider element={floor}>
        {/* The element above is outside Suspense, which hides its content while it waits. */}
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
  // The Studio is loaded last, because its modules keep the `fetch` they find.
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

/** The part of a browser's history that the Sanity Studio's router reads and changes. */
type ContentHistory = Pick<History, 'listen' | 'location' | 'push' | 'replace'>;

/**
 * The browser's history as far as it is of *Contenus*. While another part of the desk is shown, the Studio goes on
 * standing where it stood: told of an address that is not its own, it would close what is open.
 *
 * @param onMoved told each address of the Studio, the first one included
 */
function createContentHistory(onMoved: (address: string) => void): ContentHistory {
  const history = createBrowserHistory();
  const isHere = () => partAt(history.location.pathname) === 'content';
  const begin = { pathname: PARTS.content.address, search: '', hash: '' };
  let last: Location = isHere() ? history.location : { ...history.location, ...begin };
  function follow() {
    if (!isHere()) return;
    const search = withoutDefault(history.location.search);
    if (search !== undefined) return history.replace({ ...history.location, search });
    last = history.location;
    onMoved(last.pathname + last.search + last.hash);
  }
  follow();
  history.listen(follow);
  return {
    get location() {
      return isHere() ? history.location : last;
    },
    listen: (listener) =>
      history.listen(({ action }) => {
        // The listener gets the current location: the address may have been corrected since the event.
        if (isHere()) listener({ action, location: history.location });
      }),
    // A late redirect of the Studio must not lead away from the page that the person has opened meanwhile.
    push(to, state) {
      if (isHere()) history.push(to, state);
    },
    replace(to, state) {
      if (isHere()) history.replace(to, state);
    },
  };
}

/**
 * A query without `perspective=drafts`; undefined where there is none. The Studio shows drafts when no perspective is
 * named, never names that one itself, and takes it for a release: its forms then cannot be written in.
 */
function withoutDefault(search: string): string | undefined {
  const parameters = new URLSearchParams(search);
  if (parameters.get('perspective') !== 'drafts') return undefined;
  parameters.delete('perspective');
  return parameters.size > 0 ? `?${parameters}` : '';
}
