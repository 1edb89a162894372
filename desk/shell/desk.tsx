/**
 * The desk: one bar, and below it the part an address belongs to, loaded when it is asked for. *Contenus*, the Sanity
 * Studio, brings thirty times what the others do; once opened it stays as it is while another part is shown, so that
 * what is typed there is neither lost nor loaded twice.
 */
import {
  type ComponentType,
  lazy,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isOpenTo, PART_NAMES, PARTS, type Part, partAt } from '../../staff/desk-places.ts';
import { HelpContext } from '../help/help-context.ts';
import { useHelp } from '../help/use-help.ts';
import { createPathNavigation } from '../requests/navigation.ts';
import { waitingForAnswer } from '../requests/waiting.ts';
import { useLive } from '../ui/live-answer.ts';
import { Refused } from '../ui/refusals.ts';
import { Failed, Loading, NothingHere } from '../ui/states.tsx';
import '../ui/colors.generated.css';
import '../ui/kit.css';
import { Bar } from './bar.tsx';
import './desk.css';
import { followLinks } from './follow-links.ts';
import { PartBoundary } from './part-boundary.tsx';
import { loadPart, PartScreen } from './parts.tsx';
import { onNameAnnounced } from './renamed.ts';
import { type Appearance, useScheme } from './scheme.ts';
import { createSessionDoor, type Session } from './session.ts';
import { tellContentMoved, useShownPath } from './shown-path.ts';
import { FIRST_CONTENT, keepShortcutsFromHiddenStudio, settleAddress } from './start.ts';

const HelpPanel = lazy(async () => ({
  default: (await import('../help/help-panel.tsx')).HelpPanel,
}));

const navigation = createPathNavigation(PARTS.home.address);
const { api, open } = createSessionDoor();
/** Where the Sanity Studio stands: the bar leads back there. */
let contentAddress: string = FIRST_CONTENT;

settleAddress();
followLinks(navigation);
keepShortcutsFromHiddenStudio();
// While it is asked who this is, what they came for is on its way.
loadPart(partHere());

function partHere(): Part {
  return partAt(window.location.pathname) ?? 'home';
}

/** *Contenus*: what the Sanity Studio is told, and tells. */
type ContentScreenProps = {
  installation: Session['installation'];
  scheme: Appearance['chosen'];
  onSchemeChange: Appearance['choose'];
  /** Told each address of *Contenus* that is shown. */
  onMoved(address: string): void;
};

type DeskProps = { ContentScreen: ComponentType<ContentScreenProps> };

export function Desk({ ContentScreen }: DeskProps) {
  const appearance = useScheme();
  const session = useLive('session', open, { once: true });
  const { data, error, reload } = session;
  const readAgain = useEffectEvent(reload);
  useEffect(() => onNameAnnounced(() => readAgain()), []);
  const isLeaving = error instanceof Refused && error.type === 'unauthenticated';
  return (
    <div className="kit desk" data-scheme={appearance.chosen}>
      {data ? (
        <Opened
          session={data}
          appearance={appearance}
          ContentScreen={ContentScreen}
          onRenamed={reload}
        />
      ) : error && !isLeaving ? (
        <Failed error={error} retry={reload} />
      ) : (
        <Loading what="Ouverture du studio" />
      )}
    </div>
  );
}

type OpenedProps = DeskProps & {
  session: Session;
  appearance: Appearance;
  onRenamed(): void;
};

function Opened({ session, appearance, ContentScreen, onRenamed }: OpenedProps) {
  const { installation, me } = session;
  const { agencyName, hosted, dataset } = installation;
  const here = useSyncExternalStore(navigation.subscribe, partHere);
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
            <PartBoundary key={here} what="Ouverture">
              <PartScreen
                part={here}
                api={api}
                navigation={navigation}
                agency={{ name: agencyName, hosted }}
                dataset={hosted ? undefined : dataset}
                me={me}
                counts={counts}
                appearance={appearance}
                onRenamed={onRenamed}
              />
            </PartBoundary>
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
  const kept = useRef(first);
  useEffect(() => {
    if (here !== 'content') return;
    document.title = kept.current;
    return () => {
      kept.current = document.title;
    };
  }, [here]);
}
