/**
 * The desk: one bar, and below it the part an address belongs to, loaded when it is asked for. *Contenus*, the Sanity
 * Studio, brings thirty times what the others do; once opened it stays as it is while another part is shown, so that
 * what is typed there is neither lost nor loaded twice.
 */
import { type ComponentType, lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOpenTo, PART_NAMES, PARTS, type Part } from '../../staff/desk-addresses.ts';
import { HelpContext, useHelp } from '../help/help-button.tsx';
import { waitingForAnswer } from '../requests/waiting.ts';
import { useLive } from '../ui/live-answer.ts';
import { Refused } from '../ui/refusals.ts';
import { Failed, Loading, NothingHere, PartBoundary } from '../ui/states.tsx';
import {
  FIRST_CONTENT,
  followLinks,
  keepShortcutsFromHiddenStudio,
  partHere,
  settleAddress,
  tellContentMoved,
  usePartHere,
  useShownPath,
} from './addresses.ts';
import '../ui/colors.generated.css';
import '../ui/kit.css';
import { Bar } from './bar.tsx';
import './desk.css';
import { AgencyContext, onNameAnnounced } from './installation.ts';
import { type Appearance, useScheme } from './scheme.ts';
import { api, type Opened, openSession, SessionContext } from './session.ts';

const home = () => import('../home/home-screen.tsx');
const requests = () => import('../requests/requests-tool.tsx');
const signIn = () => import('../sign-in/screens.tsx');

const LOADERS = { home, requests, team: signIn, site: requests, account: signIn };

const HomeScreen = lazy(async () => ({ default: (await home()).HomeScreen }));
const RequestsTool = lazy(async () => ({ default: (await requests()).RequestsTool }));
const TeamScreen = lazy(async () => ({ default: (await signIn()).TeamScreen }));
const AccountScreen = lazy(async () => ({ default: (await signIn()).AccountScreen }));
const HelpPanel = lazy(async () => ({
  default: (await import('../help/help-panel.tsx')).HelpPanel,
}));

/** The Studio's latest address, to which the bar leads back. */
let contentAddress: string = FIRST_CONTENT;

settleAddress();
followLinks();
keepShortcutsFromHiddenStudio();

// The screen's code loads while the session is being read. A failed import fails again, with a message, when the screen
// is drawn.
const part = partHere();
if (part !== 'content') LOADERS[part]().catch(() => {});

type DeskProps = {
  /** The screen of *Contenus*. */
  ContentScreen: ComponentType<{
    installation: Opened['installation'];
    scheme: Appearance['chosen'];
    onSchemeChange: Appearance['choose'];
    /** Called with each address of *Contenus* that is shown. */
    onMoved(address: string): void;
  }>;
};

export function Desk({ ContentScreen }: DeskProps) {
  const appearance = useScheme();
  const { data, error, reload } = useLive('session', openSession, { once: true });
  const readAgain = useEffectEvent(reload);
  useEffect(() => onNameAnnounced(() => readAgain()), []);
  const isLeaving = error instanceof Refused && error.type === 'unauthenticated';
  return (
    <div className="kit desk" data-scheme={appearance.chosen}>
      {data ? (
        <AgencyContext value={data.installation}>
          <Floor {...{ ContentScreen, appearance, reload }} {...data} />
        </AgencyContext>
      ) : error && !isLeaving ? (
        <Failed error={error} retry={reload} />
      ) : (
        <Loading what="Ouverture du studio" />
      )}
    </div>
  );
}

type FloorProps = DeskProps & Opened & { appearance: Appearance; reload(): void };

function Floor({ installation, me, appearance, ContentScreen, reload }: FloorProps) {
  const { agencyName, hosted, dataset } = installation;
  const here = usePartHere();
  const counts = useLive(me && 'counts', (signal) => api.counts(signal));
  const isContentOpen = me ? isOpenTo('content', me) : hosted;
  const [wasContentShown, setContentShown] = useState(false);
  if (here === 'content' && isContentOpen && !wasContentShown) setContentShown(true);
  const { help, covers } = useHelp(here);
  const path = useShownPath();
  const main = useFocusOnArrival(here);
  useContentTitle(here, `${PARTS.content.label} – ${agencyName}`);

  return (
    <HelpContext value={help}>
      <a className="desk-skip" href="#desk-main">
        Aller au contenu
      </a>
      <Bar
        agencyName={agencyName}
        me={me}
        parts={PART_NAMES.filter((part) => (me ? isOpenTo(part, me) : part === 'content'))}
        here={here}
        waiting={me && counts.data ? waitingForAnswer(me.areas, counts.data) : 0}
        addressOf={(part) =>
          part === 'content' && here !== 'content' ? contentAddress : PARTS[part].address
        }
      />
      <div className="desk-floor">
        <main
          id="desk-main"
          ref={main}
          tabIndex={-1}
          className="kit-main"
          data-part={here}
          aria-label={PARTS[here].label}
          inert={covers}
        >
          {wasContentShown && (
            <div className="desk-content" hidden={here !== 'content'}>
              <PartBoundary what="Ouverture des contenus">
                <ContentScreen
                  installation={installation}
                  scheme={appearance.chosen}
                  onSchemeChange={appearance.choose}
                  onMoved={(address) => {
                    contentAddress = address;
                    tellContentMoved();
                  }}
                />
              </PartBoundary>
            </div>
          )}
          {here === 'content' ? (
            !isContentOpen && <ClosedContent />
          ) : me ? (
            <SessionContext
              value={{
                ...{ api, me, counts, appearance, reload },
                dataset: hosted ? undefined : dataset,
              }}
            >
              <PartBoundary key={here} what="Ouverture">
                <PartScreen part={here} />
              </PartBoundary>
            </SessionContext>
          ) : (
            <NothingHere title="Connectez-vous d’abord">
              Les comptes de ce site sont tenus par le service de contenu hébergé.{' '}
              <a href={PARTS.content.address}>Se connecter dans {PARTS.content.label}</a>
            </NothingHere>
          )}
        </main>
        {help.isOpen && (
          <PartBoundary>
            <HelpPanel path={path} onClose={help.toggle} />
          </PartBoundary>
        )}
      </div>
    </HelpContext>
  );
}

function PartScreen({ part }: { part: Exclude<Part, 'content'> }) {
  switch (part) {
    case 'home':
      return <HomeScreen />;
    case 'requests':
    case 'site':
      return <RequestsTool part={part} />;
    case 'team':
      return <TeamScreen />;
    case 'account':
      return <AccountScreen />;
  }
}

function ClosedContent() {
  return (
    <NothingHere title="Réservé à d’autres rôles">
      Les contenus du site sont ouverts aux éditeurs et aux administrateurs. Un administrateur peut
      changer votre rôle.
    </NothingHere>
  );
}

/** The focus goes along to another part, so that reading and the next Tab begin there. */
function useFocusOnArrival(here: Part) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(here);
  useEffect(() => {
    if (before.current === here) return;
    before.current = here;
    main.current?.focus();
  }, [here]);
  return main;
}

/** The Studio names the tab when its place changes, not when it is seen again. */
function useContentTitle(here: Part, first: string): void {
  const title = useRef(first);
  useEffect(() => {
    if (here !== 'content') return;
    document.title = title.current;
    return () => {
      title.current = document.title;
    };
  }, [here]);
}
