/** The screens of *Demandes* and of *Site*: two parts of the desk with the same frame. */
import { lazy, useEffect, useEffectEvent, useState } from 'react';
import type { Me } from '../../inbox/contract/api.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import { administers, editsContent, readsFigures } from '../../staff/roles.ts';
import { FiguresScreen } from '../figures/figures-screen.tsx';
import { goTo, useShownAddress, useTitle } from '../shell/addresses.ts';
import { useSession } from '../shell/session.ts';
import { useLive } from '../ui/live-answer.ts';
import { failureSentence, NothingHere, PartBoundary, useToast } from '../ui/states.tsx';
import { TemplatesScreen } from './answers/templates-screen.tsx';
import { AuditScreen } from './audit-screen.tsx';
import { createChanges, type Desk, DeskContext, DeskLink, useDesk } from './desk.tsx';
import { FruitlessSearchesScreen } from './fruitless-searches-screen.tsx';
import { HealthScreen } from './health-screen.tsx';
import {
  addressOf,
  areaOf,
  parseLocation,
  partOf,
  TABS,
  type Tab,
  tabLocation,
  tabName,
} from './location.ts';
import { NewsletterScreen } from './newsletter-screen.tsx';
import './requests.css';
import './list.css';
import './detail/detail.css';
import './detail/activity.css';
import './applications/application-board.css';
import './answers/answer.css';
import { MailBanner } from './mail-test.tsx';
import { RequestsScreen } from './requests-screen.tsx';
import { Tabs } from './tabs.tsx';
import { waitingForAnswer } from './waiting.ts';
import { WebhooksScreen } from './webhooks/webhooks-screen.tsx';

const SetupScreen = lazy(async () => ({
  default: (await import('../first-steps/setup-screen.tsx')).SetupScreen,
}));

type RequestsToolProps = { part: 'requests' | 'site' };

export function RequestsTool({ part }: RequestsToolProps) {
  return (
    <div className="kit-sheet requests">
      <Screens part={part} key={part} />
    </div>
  );
}

function Screens({ part }: RequestsToolProps) {
  const { api, me, counts } = useSession();
  const address = useShownAddress();
  const [changes] = useState(createChanges);
  const [sentence, notify] = useToast();
  const open = TABS.filter((tab) => isOpenTo(tab, me));
  const tabs = open.filter((tab) => partOf(tab) === part);
  const requested = parseLocation(address);
  // A person without access to the requested tab gets the first one they may open.
  const first = tabs[0] ?? open[0];
  const place = requested && tabs.includes(requested.tab) ? requested : first && tabLocation(first);
  const settled = place && addressOf(place);
  const isElsewhere = settled !== undefined && (!requested || requested.tab !== place?.tab);
  const countAgain = useEffectEvent(() => counts.reload());
  useEffect(() => changes.listen(() => countAgain()), [changes]);

  useEffect(() => {
    if (isElsewhere) goTo(settled, 'replace');
  }, [isElsewhere, settled]);

  if (!place) {
    return (
      <NothingHere title="Rien ici pour vous">
        Aucun de vos rôles n’ouvre ces écrans. Un administrateur peut vous en donner un autre.
      </NothingHere>
    );
  }
  if (partOf(place.tab) !== part) return null;
  const desk: Desk = {
    ...{ api, me, location: place, notify, changes },
    counts: counts.data,
    go: (next, how) => goTo(addressOf(next), how),
    async attempt(step) {
      const failure = await step().catch(failureSentence);
      if (failure) notify(failure);
    },
  };
  return (
    <DeskContext value={desk}>
      <div className="requests-shell">
        {/* The health tab reports on mail itself. */}
        {place.tab !== 'health' && <MailBanner />}
        <WebhookBanner />
        <div className="requests-frame" data-open={place.id ? '' : undefined}>
          <Tabs tabs={tabs} />
          <TabScreen key={place.tab} tab={place.tab} />
        </div>
      </div>
      {sentence}
    </DeskContext>
  );
}

function TabScreen({ tab }: { tab: Tab }) {
  const { me, counts } = useDesk();
  const waiting = counts ? waitingForAnswer(me.areas, counts) : 0;
  useTitle(`${waiting > 0 ? `(${waiting}) ` : ''}${tabName(tab)} – ${PARTS[partOf(tab)].label}`);
  switch (tab) {
    case 'audit':
      return <AuditScreen />;
    case 'health':
      return <HealthScreen />;
    case 'templates':
      return <TemplatesScreen />;
    case 'webhooks':
      return <WebhooksScreen />;
    case 'figures':
      return <FiguresScreen />;
    case 'setup':
      return (
        <PartBoundary what="Lecture de l’installation">
          <SetupScreen />
        </PartBoundary>
      );
    case 'searches':
      return <FruitlessSearchesScreen />;
    case 'newsletter':
      return <NewsletterScreen />;
    default:
      return <RequestsScreen />;
  }
}

const FOR_ADMINISTRATORS: readonly Tab[] = ['templates', 'webhooks', 'audit', 'health', 'setup'];

function isOpenTo(tab: Tab, me: Me): boolean {
  if (FOR_ADMINISTRATORS.includes(tab)) return administers(me);
  if (tab === 'figures') return readsFigures(me);
  // Searches are for those who write the site.
  if (tab === 'searches') return editsContent(me);
  const area = areaOf(tab);
  return area ? me.areas.includes(area) : me.areas.length > 0;
}

/** Tells administrators, on every screen, that the site has turned a webhook off. */
function WebhookBanner() {
  const { api, me, location } = useDesk();
  const webhooks = useLive(administers(me) ? 'webhooks off' : undefined, (signal) =>
    api.webhooks(signal),
  );
  const stopped = webhooks.data?.items.filter(({ off }) => off && off.reason !== 'by_hand') ?? [];
  // The webhooks tab shows each stopped webhook itself.
  if (stopped.length === 0 || location.tab === 'webhooks') return null;
  const names = stopped.map(({ description }) => `«\u00a0${description}\u00a0»`).join(', ');
  return (
    <aside className="kit-banner" aria-label="Webhooks arrêtés">
      <p>
        <strong>
          {stopped.length > 1 ? 'Des webhooks sont arrêtés' : 'Un webhook est arrêté'}
        </strong>
        &nbsp;: {names}. Vos demandes n’y partent plus.{' '}
        <DeskLink to={tabLocation('webhooks')} className="kit-link">
          Voir pourquoi
        </DeskLink>
      </p>
    </aside>
  );
}
