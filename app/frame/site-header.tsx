import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useMatches, useNavigation } from 'react-router';
import type { MenuEntry, MenuLink } from '../content/main-navigation.ts';
import { SearchButton } from '../search/search-button.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import type { Look } from './look.ts';
import { MenuLinks } from './menu-links.tsx';
import { MenuButton } from './site-menu.tsx';
import './site-brand.css';
import './site-header.css';
import './site-header-links.css';

/** The ground of the first screen: `light`, or `night` (a dark picture too). */
export type HeaderTone = 'light' | 'night';

/** The handle of a route, which the layout reads: `export const handle: PageHandle = { header: 'night' }`. */
export type PageHandle = { header: HeaderTone };

type Props = {
  /** Absent while the agency's settings cannot be read: only the mark is shown then. */
  agencyName: string | undefined;
  navigation: readonly MenuEntry[];
  /** The button beside the links. */
  action: MenuLink | undefined;
  tone?: HeaderTone | undefined;
  /** The agency's own, in the place of the mark. */
  logo?: Look['logo'] | undefined;
};

export function SiteHeader({ agencyName, navigation, action, tone, logo }: Props) {
  const header = useScrollState();
  const routeTone = useRouteTone();
  const ground = tone ?? routeTone;
  const leaving = useNavigation().state === 'loading';
  return (
    <header
      ref={header}
      className={`site-header site-header-${ground}`}
      data-leaving={leaving || undefined}
    >
      <div className="wrap">
        <Link className="brand" to="/" aria-label={agencyName ? undefined : 'Accueil'}>
          {logo ? <img {...logo[ground]} alt="" /> : <Mark />}
          {agencyName && <span>{agencyName}</span>}
        </Link>
        <nav aria-label="Navigation principale">
          <MenuLinks entries={navigation} />
        </nav>
        <SearchButton />
        {action && (
          <ButtonLink to={action.to} tone={ground === 'light' ? 'action' : 'light'}>
            {action.label}
          </ButtonLink>
        )}
        <MenuButton />
      </div>
    </header>
  );
}

/** Scroll offsets of its ground and of its hiding (shell-9.03 and 9.04 in test/specification.md). */
const GROUND_THRESHOLD = 20; // px
const HIDE_THRESHOLD = 100; // px

/** The smallest move that counts: less is a trembling thumb, not a change of mind. */
const SMALLEST_MOVE = 4; // px

/** Sets attributes for the stylesheet by the scroll position: `data-scrolled`, and `data-away` on the way down. */
function useScrollState() {
  const header = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // With the page: what waited for it held the header in sight, which would leave for a frame and come back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page begins with its header in sight
  useLayoutEffect(() => inSight(header.current), [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has another scroll position
  useEffect(() => {
    let last = scrollY;
    function follow() {
      // The scroll position is read before the header changes: afterwards the browser would have to compute styles
      // first.
      const now = scrollY;
      header.current?.toggleAttribute('data-scrolled', now > GROUND_THRESHOLD);
      if (Math.abs(now - last) < SMALLEST_MOVE) return;
      const down = now > last;
      last = now;
      header.current?.toggleAttribute('data-away', down && last > HIDE_THRESHOLD);
    }
    follow();
    // The previous page's handler may have seen this page's scroll position.
    inSight(header.current);
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [key]);

  return header;
}

/**
 * Returns the ground of the deepest route's first screen, chaux by default. A route without data shows an error view,
 * which is dark on every page.
 */
function useRouteTone(): HeaderTone {
  const page = useMatches().findLast(({ handle }) => isPageHandle(handle));
  if (!isPageHandle(page?.handle)) return 'light';
  return page.loaderData ? page.handle.header : 'night';
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'header' in handle;
}

function inSight(header: HTMLElement | null): void {
  header?.removeAttribute('data-away');
}
