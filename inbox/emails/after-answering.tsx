/** The end of mails to the agency about a request: how to mark it answered, which the site cannot see. */

import { COLORS } from '../../zellige/colors.ts';
import { AREA_WORDS } from '../contract/areas.ts';
import type { StoredRequest } from '../deliveries/delivery.ts';
import { areaOf } from '../kinds/kinds.ts';
import type { Agency } from './compose.ts';
import { Aside } from './mail-layout.tsx';

const DIRECT = 'Pour répondre, répondez à ce message\u00a0: il part directement chez la personne.';
const THEN = 'Puis marquez la demande comme répondue';

export function AfterAnswering({ href }: { href: string }) {
  return (
    <Aside>
      {DIRECT} {THEN} dans{' '}
      <a href={href} style={{ color: COLORS.encre2 }}>
        Demandes
      </a>
      .
    </Aside>
  );
}

export function writeAfterAnswering(href: string): string {
  return `${DIRECT}\n${THEN}\u00a0:\n${href}\n`;
}

/** Where the agency treats a request: the addresses are those of `studio/requests/place.ts`. */
export function operatorAddress(request: StoredRequest, agency: Agency): string {
  return `${deskAddress(request, agency)}/${encodeURIComponent(request.id)}`;
}

/** Where a person finds what is assigned to them, at the desk of a request. */
export function ownListAddress(request: StoredRequest, agency: Agency): string {
  return `${deskAddress(request, agency)}?responsable=moi`;
}

function deskAddress({ kind }: StoredRequest, { siteOrigin }: Agency): string {
  return `${siteOrigin}/studio/demandes/${AREA_WORDS[areaOf(kind) ?? 'contact'].slug}`;
}
