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
import { PARTS } from '../../staff/desk-places.ts';
import { HelpBeside } from '../help/help-button.tsx';
import { useDesk } from './desk.ts';
import { DeskLink } from './desk-link.tsx';
import { type Place, partOf, type Tab, tabName, tabPlace } from './place.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
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

type TabsProps = {
  tabs: readonly Tab[];
  counts: Counts | undefined;
};

export function Tabs({ tabs, counts }: TabsProps) {
  const { place } = useDesk();
  const part = partOf(place.tab);
  return (
    <nav
      className="requests-rail"
      aria-label={part === 'requests' ? 'Boîtes de réception' : PARTS[part].label}
    >
      <p className="requests-rail-title">{PARTS[part].label}</p>
      <ul className="requests-tabs">
        {tabs.map((tab) => (
          <li key={tab}>
            <TabLink tab={tab} count={counts ? waitingIn(tab, counts) : 0} />
            {tab === place.tab && counts && <Views tab={tab} counts={counts} />}
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

function TabLink({ tab, count }: { tab: Tab; count: number }) {
  const { place } = useDesk();
  const Icon = ICONS[tab];
  const isHere = tab === place.tab;
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // On a telephone the tabs are wider than the screen.
    if (isHere) line.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isHere]);
  // The queue is what one comes for: what is decided already is one click further.
  const target: Place =
    tab === 'comments' ? { ...tabPlace(tab), filters: { comment: 'pending' } } : tabPlace(tab);
  return (
    <DeskLink to={target} className="requests-tab" current={isHere ? 'page' : undefined}>
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

const WAITING_NOUNS: Readonly<Record<Tab, string>> = {
  contact: 'à traiter',
  applications: 'à traiter',
  comments: 'à modérer',
  newsletter: '',
  quarantine: 'mis de côté',
  searches: '',
  templates: '',
  webhooks: '',
  audit: '',
  health: '',
  figures: '',
  setup: '',
};

/** The number of requests that wait for an answer of this area, when there are any. */
function Views({ tab, counts }: { tab: Tab; counts: Counts }) {
  if (tab !== 'contact' && tab !== 'applications') return null;
  const owed = counts[tab];
  if (!owed) return null;
  const views = [
    {
      label: VIEW_WORDS.due.label,
      count: owed.due,
      filters: { view: 'due' },
      urgent: true,
    },
    { label: 'En retard', count: owed.overdue, filters: { overdue: 'true' }, urgent: true },
    {
      label: 'À moi',
      count: owed.mine,
      filters: { assignee: 'me' },
      urgent: false,
    },
    {
      label: VIEW_WORDS.unread.label,
      count: owed.unread,
      filters: { view: 'unread' },
      urgent: false,
    },
    {
      label: 'Envoi en échec',
      count: owed.undelivered,
      filters: { undelivered: 'true' },
      urgent: true,
    },
  ] as const;
  const shown = views.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <ul className="requests-views">
      {shown.map(({ label, count, filters, urgent }) => (
        <li key={label}>
          <DeskLink to={{ ...tabPlace(tab), filters }} className="requests-view">
            <span>{label}</span>
            <span className="kit-count" data-tone={urgent ? 'late' : undefined}>
              {count}
            </span>
          </DeskLink>
        </li>
      ))}
    </ul>
  );
}
