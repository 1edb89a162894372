/** The end of mails to the agency about a request: the two ways to answer it, of which the site sees the first only. */

import { COLORS } from '../../zellige/colors.ts';
import { AREA_WORDS } from '../contract/areas.ts';
import type { StoredRequest } from '../deliveries/delivery.ts';
import { areaOf } from '../kinds/kinds.ts';
import type { Agency } from './compose.ts';
import { Aside } from './mail-layout.tsx';

const AT_THE_DESK = 'Répondez d’après un modèle dans';
const BY_MAIL =
  'Ou répondez à ce message\u00a0: il part directement chez la personne. Il reste alors à marquer la demande comme répondue.';

export function AfterAnswering({ href }: { href: string }) {
  return (
    <Aside>
      {AT_THE_DESK}{' '}
      <a href={href} style={{ color: COLORS.encre2 }}>
        Demandes
      </a>
      . {BY_MAIL}
    </Aside>
  );
}

export function writeAfterAnswering(href: string): string {
  return `${AT_THE_DESK} Demandes\u00a0:\n${href}\n\n${BY_MAIL}\n`;
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
