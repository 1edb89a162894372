/** `/studio/equipe`: people and invitations, tokens of programs, other sites, the audit log. For administrators. */

import type { ComponentType } from 'react';
import { PARTS } from '../../staff/desk-places.ts';
import { administers } from '../../staff/roles.ts';
import { useToast } from '../ui/toast.tsx';
import type { Agency } from './agency.ts';
import type { Me } from './api.ts';
import { AuditLog } from './audit-log.tsx';
import { Office } from './office.tsx';
import { OriginsPanel } from './origins-panel.tsx';
import type { PanelProps } from './panel.ts';
import { PeoplePanel } from './people-panel.tsx';
import { TokensPanel } from './tokens-panel.tsx';

type TeamPanel = { address: string; label: string; Panel: ComponentType<PanelProps> };

const PEOPLE: TeamPanel = { address: PARTS.team.address, label: 'Personnes', Panel: PeoplePanel };

const PANELS: readonly TeamPanel[] = [
  PEOPLE,
  { address: `${PARTS.team.address}/jetons`, label: 'Jetons d’API', Panel: TokensPanel },
  { address: `${PARTS.team.address}/autres-sites`, label: 'Autres sites', Panel: OriginsPanel },
  { address: `${PARTS.team.address}/journal`, label: 'Journal', Panel: AuditLog },
];

export function TeamScreen({ agency, me }: { agency: Agency; me: Me }) {
  return (
    <Office agency={agency} title={PARTS.team.label}>
      {administers(me) ? (
        <Team me={me} />
      ) : (
        <p className="kit-notice">
          Cette page est réservée aux administrateurs. L’un d’eux peut changer vos rôles.
        </p>
      )}
    </Office>
  );
}

function Team({ me }: { me: Me }) {
  const [said, say] = useToast();
  const asked = location.pathname.replace(/\/$/, '');
  const { address: here, Panel } = PANELS.find(({ address }) => address === asked) ?? PEOPLE;
  return (
    <>
      <nav aria-label={PARTS.team.label}>
        <ul className="kit-tabs">
          {PANELS.map(({ address, label }) => (
            <li key={address}>
              <a href={address} aria-current={address === here ? 'page' : undefined}>
                <span data-bold={label}>{label}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Panel me={me} say={say} />
      {said}
    </>
  );
}
