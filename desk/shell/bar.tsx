/** The desk's one bar: its parts, and the person's account. Along the top; on a telephone at the foot, under the thumb. */
import { DashboardIcon } from '@sanity/icons/Dashboard';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { HomeIcon } from '@sanity/icons/Home';
import { InboxIcon } from '@sanity/icons/Inbox';
import { LaunchIcon } from '@sanity/icons/Launch';
import { LeaveIcon } from '@sanity/icons/Leave';
import { UserIcon } from '@sanity/icons/User';
import { UsersIcon } from '@sanity/icons/Users';
import type { ComponentType } from 'react';
import type { Me } from '../../inbox/contract/api.ts';
import { PARTS, type Part } from '../../staff/desk-addresses.ts';
import { titlesOf } from '../../staff/roles.ts';
import { HelpButton } from '../help/help-button.tsx';
import { Khatam, Person } from '../ui/marks.tsx';
import './bar.css';
import { leaveDesk } from '../sign-in/api.ts';

const ICONS: Readonly<Record<Part, ComponentType>> = {
  home: HomeIcon,
  content: DocumentsIcon,
  requests: InboxIcon,
  team: UsersIcon,
  site: DashboardIcon,
  account: UserIcon,
};

type BarProps = {
  agencyName: string;
  me: Me | undefined;
  parts: readonly Part[];
  here: Part;
  /** Requests that wait for an answer. */
  waiting: number;
  addressOf(part: Part): string;
};

export function Bar({ agencyName, me, parts, here, waiting, addressOf }: BarProps) {
  return (
    <header className="desk-bar">
      <p className="desk-agency">
        <Khatam />
        <span>{agencyName}</span>
      </p>
      <nav aria-label="Studio">
        <ul>
          {parts.map((part) => (
            <li key={part} className={`desk-way-${part}`}>
              <PartLink
                part={part}
                href={addressOf(part)}
                isHere={part === here}
                waiting={part === 'requests' ? waiting : 0}
                me={me}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="desk-ways-out">
        <HelpButton />
        <a href="/" className="desk-way" title="Voir le site">
          <LaunchIcon />
          <span>Voir le site</span>
        </a>
        {me && (
          <button type="button" className="desk-way" title="Se déconnecter" onClick={leaveDesk}>
            <LeaveIcon />
            <span className="kit-unseen">Se déconnecter</span>
          </button>
        )}
      </div>
    </header>
  );
}

type PartLinkProps = {
  part: Part;
  href: string;
  isHere: boolean;
  waiting: number;
  me: Me | undefined;
};

function PartLink({ part, href, isHere, waiting, me }: PartLinkProps) {
  const Icon = ICONS[part];
  const isAccount = part === 'account' && me !== undefined;
  return (
    <a
      href={href}
      className="desk-way"
      aria-current={isHere ? 'page' : undefined}
      title={isAccount ? `${me.name}, ${titlesOf(me)}` : undefined}
    >
      {isAccount ? <Person name={me.name} /> : <Icon />}
      <span className="desk-way-label" data-bold={PARTS[part].label}>
        {PARTS[part].label}
      </span>
      {waiting > 0 && (
        <span className="kit-count" data-tone="new">
          {waiting}
          <span className="kit-unseen"> à traiter</span>
        </span>
      )}
    </a>
  );
}
