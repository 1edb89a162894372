import { Link, NavLink, useMatches } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { MAIN_NAVIGATION } from './main-navigation.ts';
import { SiteMenu } from './site-menu.tsx';

/**
 * What the page's first screen is painted in: `light` (chaux, white), `night` (encre, nuit, a dark
 * picture) or `enamel` (safran and the other colours that carry ink, but no majorelle button).
 */
export type HeaderTone = 'light' | 'night' | 'enamel';

/** What a route says of itself to the layout: `export const handle: PageHandle = { header: 'night' }`. */
export type PageHandle = { header: HeaderTone };

type Props = {
  /** Absent while the agency's settings cannot be read: the mark stands alone then. */
  agencyName: string | undefined;
  whatsappNumber: string | undefined;
  tone?: HeaderTone;
};

export function SiteHeader({ agencyName, whatsappNumber, tone }: Props) {
  const routeTone = useRouteTone();
  const ground = tone ?? routeTone;
  return (
    <header className={`site-header site-header-${ground}`} id="haut">
      <div className="wrap">
        <Link className="brand" to="/" aria-label={agencyName ? undefined : 'Accueil'}>
          <Mark />
          {agencyName && <span>{agencyName}</span>}
        </Link>
        <nav aria-label="Navigation principale">
          {MAIN_NAVIGATION.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'}>
              {label}
            </NavLink>
          ))}
        </nav>
        <ButtonLink to="/contact" tone={ground === 'light' ? 'action' : 'light'}>
          Contact
        </ButtonLink>
        <SiteMenu whatsappNumber={whatsappNumber} />
      </div>
    </header>
  );
}

/** The deepest route that says how its first screen is painted. Chaux unless one does. */
function useRouteTone(): HeaderTone {
  const handles = useMatches().map(({ handle }) => handle);
  const page = handles.findLast(isPageHandle);
  return page?.header ?? 'light';
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'header' in handle;
}
