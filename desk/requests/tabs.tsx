/** The rail: which boxes there are, and what waits in each. On a telephone, a line of tabs. */
import { ActivityIcon } from '@sanity/icons/Activity';
import { BoltIcon } from '@sanity/icons/Bolt';
import { CaseIcon } from '@sanity/icons/Case';
import { ChartUpwardIcon } from '@sanity/icons/ChartUpward';
import { CommentIcon } from '@sanity/icons/Comment';
import { ControlsIcon } from '@sanity/icons/Controls';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { HeartIcon } from '@sanity/icons/Heart';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { InboxIcon } from '@sanity/icons/Inbox';
import { RemoveCircleIcon } from '@sanity/icons/RemoveCircle';
import { type ComponentType, useEffect, useRef } from 'react';
import type { Counts } from '../../inbox/contract/api.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import { HelpBeside } from '../help/help-button.tsx';
import { DeskLink, useDesk } from './desk.tsx';
import { type Filters, partOf, type Tab, tabLocation, tabName } from './location.ts';
import { ShortcutHelp } from './shortcuts.tsx';
import { waitingIn } from './waiting.ts';
import { VIEW_WORDS } from './words.ts';

const ICONS: Readonly<Record<Tab, ComponentType>> = {
  contact: InboxIcon,
  applications: CaseIcon,
  comments: CommentIcon,
  newsletter: EnvelopeIcon,
  quarantine: RemoveCircleIcon,
  searches: HelpCircleIcon,
  templates: DocumentTextIcon,
  webhooks: BoltIcon,
  audit: ActivityIcon,
  health: HeartIcon,
  figures: ChartUpwardIcon,
  setup: ControlsIcon,
};

export function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const { location, counts } = useDesk();
  const part = partOf(location.tab);
  return (
    <nav
      className="requests-rail"
      aria-label={part === 'requests' ? 'Boîtes de réception' : PARTS[part].label}
    >
      <p className="requests-rail-title">{PARTS[part].label}</p>
      <ul className="requests-tabs">
        {tabs.map((tab) => (
          <li key={tab}>
            <TabLink tab={tab} />
            {tab === location.tab && counts && <Views tab={tab} counts={counts} />}
          </li>
        ))}
      </ul>
      <HelpBeside />
      <div className="requests-rail-foot">
        <ShortcutHelp />
      </div>
    </nav>
  );
}

function TabLink({ tab }: { tab: Tab }) {
  const { location, counts } = useDesk();
  const count = counts ? waitingIn(tab, counts) : 0;
  const Icon = ICONS[tab];
  const isHere = tab === location.tab;
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen: the current one scrolls into view.
    if (isHere) line.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isHere]);
  // The comments tab opens on those that wait for a decision; the others are one click away.
  const filters: Partial<Filters> = tab === 'comments' ? { comment: 'pending' } : {};
  return (
    <DeskLink
      to={{ ...tabLocation(tab), filters }}
      className="requests-tab"
      current={isHere ? 'page' : undefined}
    >
      <Icon />
      <span ref={line} data-bold={tabName(tab)}>
        {tabName(tab)}
      </span>
      {count > 0 && (
        <span className="kit-count" data-tone={tab === 'quarantine' ? undefined : 'new'}>
          {count}
          <span className="kit-unseen"> {WAITING_NOUNS[tab]}</span>
        </span>
      )}
    </DeskLink>
  );
}

const WAITING_NOUNS: Partial<Record<Tab, string>> = {
  contact: 'à traiter',
  applications: 'à traiter',
  comments: 'à modérer',
  quarantine: 'mis de côté',
};

type Waiting = readonly [label: string, count: number, filters: Partial<Filters>, tone?: 'late'];

/** Links to the open and overdue requests of a mailbox, when there are any. */
function Views({ tab, counts }: { tab: Tab; counts: Counts }) {
  const owed = tab === 'contact' || tab === 'applications' ? counts[tab] : null;
  if (!owed) return null;
  const views: readonly Waiting[] = [
    [VIEW_WORDS.due.label, owed.due, { view: 'due' }, 'late'],
    ['En retard', owed.overdue, { overdue: 'true' }, 'late'],
    ['À moi', owed.mine, { assignee: 'me' }],
    [VIEW_WORDS.unread.label, owed.unread, { view: 'unread' }],
    ['Envoi en échec', owed.undelivered, { undelivered: 'true' }, 'late'],
  ];
  const visible = views.filter(([, count]) => count > 0);
  if (visible.length === 0) return null;
  return (
    <ul className="requests-views">
      {visible.map(([label, count, filters, tone]) => (
        <li key={label}>
          <DeskLink to={{ ...tabLocation(tab), filters }} className="requests-view">
            <span>{label}</span>
            <span className="kit-count" data-tone={tone}>
              {count}
            </span>
          </DeskLink>
        </li>
      ))}
    </ul>
  );
}
