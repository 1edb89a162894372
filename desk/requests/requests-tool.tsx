/** The screens of *Demandes* and of *Site*: two parts of the desk with the same frame. */

import { lazy, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Counts, Me } from '../../inbox/contract/api.ts';
import { PARTS } from '../../staff/desk-places.ts';
import { administers, editsContent, readsFigures } from '../../staff/roles.ts';
import { PartBoundary } from '../shell/part-boundary.tsx';
import type { Live } from '../ui/live-answer.ts';
import { TemplatesScreen } from './answers/templates-screen.tsx';
import type { RequestsApi } from './api.ts';
import { AuditScreen } from './audit-screen.tsx';
import { createChanges, type Desk, DeskContext, useDesk } from './desk.ts';
import { FruitlessSearchesScreen } from './fruitless-searches-screen.tsx';
import { HealthScreen } from './health-screen.tsx';
import type { Navigation } from './navigation.ts';
import { NewsletterScreen } from './newsletter-screen.tsx';
import {
  addressOf,
  areaOf,
  type Place,
  parsePlace,
  partOf,
  TABS,
  type Tab,
  tabName,
  tabPlace,
} from './place.ts';
import './requests.css';
import './list.css';
import './detail/detail.css';
import './applications/application-board.css';
import './answers/answer.css';
import './together/together.css';
import { NothingHere } from '../ui/states.tsx';
import { useToast } from '../ui/toast.tsx';
import { MailBanner } from './mail-test.tsx';
import { RequestsScreen } from './requests-screen.tsx';
import { Tabs } from './tabs.tsx';
import { waitingForAnswer } from './waiting.ts';
import { WebhookBanner } from './webhooks/webhook-banner.tsx';
import { WebhooksScreen } from './webhooks/webhooks-screen.tsx';

const FiguresScreen = lazy(async () => ({
  default: (await import('../figures/figures-screen.tsx')).FiguresScreen,
}));

const SetupScreen = lazy(async () => ({
  default: (await import('../first-steps/setup-screen.tsx')).SetupScreen,
}));

type RequestsToolProps = {
  part: 'requests' | 'site';
  api: RequestsApi;
  navigation: Navigation;
  me: Me;
  counts: Pick<Live<Counts>, 'data' | 'reload'>;
  /** Of the content service; undefined where that is another site's, or the hosted one. */
  dataset: string | undefined;
};

export function RequestsTool(props: RequestsToolProps) {
  return (
    <div className="kit-sheet requests">
      <Screens {...props} />
    </div>
  );
}

function Screens({ part, api, navigation, me, counts, dataset }: RequestsToolProps) {
  const address = useSyncExternalStore(navigation.subscribe, navigation.current);
  const [changes] = useState(createChanges);
  const [sentence, say] = useToast();
  const open = TABS.filter((tab) => isOpenTo(tab, me));
  const tabs = open.filter((tab) => partOf(tab) === part);
  const asked = parsePlace(address);
  // Where a whole part is closed to them, what is open to them is shown instead.
  const first = tabs[0] ?? open[0];
  const place = asked && tabs.includes(asked.tab) ? asked : first && tabPlace(first);
  const settled = place && addressOf(place);
  const isElsewhere = settled !== undefined && (!asked || asked.tab !== place?.tab);
  const countAgain = useEffectEvent(() => counts.reload());
  useEffect(() => changes.listen(() => countAgain()), [changes]);

  useEffect(() => {
    if (isElsewhere) navigation.go(settled, 'replace');
  }, [isElsewhere, settled, navigation]);

  if (!place) {
    return (
      <NothingHere title="Rien ici pour vous">
        Aucun de vos rôles n’ouvre ces écrans. Un administrateur peut vous en donner un autre.
      </NothingHere>
    );
  }
  if (partOf(place.tab) !== part) return null;
  const desk: Desk = {
    api,
    me,
    place,
    go: (next, how) => navigation.go(addressOf(next), how),
    href: (next) => navigation.href(addressOf(next)),
    say,
    changes,
  };
  return (
    <DeskContext value={desk}>
      <div className="requests-shell">
        <MailBanner />
        <WebhookBanner />
        <div className="requests-frame" data-open={place.id ? '' : undefined}>
          <Tabs tabs={tabs} counts={counts.data} />
          <TabScreen
            place={place}
            counts={counts.data}
            dataset={dataset}
            title={(title) => navigation.title(title)}
            key={place.tab}
          />
        </div>
      </div>
      {sentence}
    </DeskContext>
  );
}

type TabScreenProps = {
  place: Place;
  counts: Counts | undefined;
  dataset: string | undefined;
  title(title: string): void;
};

function TabScreen({ place, counts, dataset, title }: TabScreenProps) {
  const { me } = useDesk();
  const waiting = counts ? waitingForAnswer(me.areas, counts) : 0;
  const part = PARTS[partOf(place.tab)].label;
  const name = `${waiting > 0 ? `(${waiting}) ` : ''}${tabName(place.tab)} – ${part}`;
  useEffect(() => title(name));
  if (place.tab === 'audit') return <AuditScreen />;
  if (place.tab === 'health') return <HealthScreen />;
  if (place.tab === 'templates') return <TemplatesScreen />;
  if (place.tab === 'webhooks') return <WebhooksScreen />;
  if (place.tab === 'figures') {
    return (
      <PartBoundary what="Lecture des mesures">
        <FiguresScreen />
      </PartBoundary>
    );
  }
  if (place.tab === 'setup') {
    return (
      <PartBoundary what="Lecture de l’installation">
        <SetupScreen dataset={dataset} />
      </PartBoundary>
    );
  }
  if (place.tab === 'searches') return <FruitlessSearchesScreen />;
  if (place.tab === 'newsletter') return <NewsletterScreen counts={counts} />;
  return <RequestsScreen counts={counts} />;
}

const FOR_ADMINISTRATORS: readonly Tab[] = ['templates', 'webhooks', 'audit', 'health', 'setup'];

function isOpenTo(tab: Tab, me: Me): boolean {
  if (FOR_ADMINISTRATORS.includes(tab)) return administers(me);
  if (tab === 'figures') return readsFigures(me);
  // For those who write the site.
  if (tab === 'searches') return editsContent(me);
  const area = areaOf(tab);
  return area ? me.areas.includes(area) : me.areas.length > 0;
}
