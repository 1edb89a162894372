import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, type Location, useLocation, useNavigation } from 'react-router';
import type { AnnouncementBar as Announced } from '../content/announcement-bar.ts';
import { MAIN_NAVIGATION } from '../content/main-navigation.ts';
import { CountedPage } from '../measure/counted-page.tsx';
import type { CountingFacts } from '../measure/visit.ts';
import { Icon } from '../ui/icon.tsx';
import { LayerProvider, useBackToTopActive } from '../ui/layer-state.tsx';
import { expand } from './compact-data.ts';
import { useRunning } from './hydrate-later.tsx';
import type { Look } from './look.ts';
import { scrollToTop } from './scroll-to-top.ts';
import { type SiteFacts, SiteFooter } from './site-footer.tsx';
import { type HeaderTone, SiteHeader } from './site-header.tsx';
import { SiteMenu } from './site-menu.tsx';
import type { PendingView } from './skeleton.tsx';
import { WhatsappWidget } from './whatsapp/whatsapp-widget.tsx';
import './floating-corner.css';
import './back-to-top.css';
import './page-transition.css';
import './site-frame.css';

type Props = {
  /** Absent when the content service cannot be read at all. */
  facts: (SiteFacts & CountingFacts & { look?: Look; bar?: Announced }) | undefined;
  tone?: HeaderTone | undefined;
  children: ReactNode;
};

/** A page that comes sooner is not announced (pages-4.03 in test/specification.md). */
const PATIENCE = 150; // ms

/**
 * What is shown of a page that a visitor waits for: nothing at first, then its skeleton and the header's tone on it, in
 * one commit; both leave in the commit that shows the page. The first page of a visit comes complete from the server
 * and has none. Without its script one waits as on any site.
 */
function usePendingPage(): PendingView | undefined {
  const { location, formMethod = 'GET' } = useNavigation();
  const { pathname } = useLocation();
  const [pending, setPending] = useState<{ location: Location; view: PendingView }>();
  const awaited = formMethod === 'GET' && location?.pathname !== pathname ? location : undefined;

  useEffect(() => {
    if (!awaited) return;
    const script = import('./skeleton.tsx').catch(() => undefined);
    const timer = setTimeout(async () => {
      const view = (await script)?.pendingView(awaited.pathname);
      if (view) setPending({ location: awaited, view });
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [awaited]);

  return awaited && pending?.location === awaited ? pending.view : undefined;
}

/**
 * The agency's announcement above the header. Only the server renders it, so that no script grows by it: React ignores
 * unknown elements in a body. Where few pages show it, `server/pages/opening-script.ts` follows navigations.
 */
function AnnouncementBar({ bar: { text, link, on } }: { bar: Announced }) {
  const { pathname } = useLocation();
  return (
    <aside
      className="announcement-bar"
      aria-label="Annonce"
      hidden={on && !on.includes(pathname)}
      data-on={on?.join(' ')}
    >
      <p>
        {text} {link && <BarLink {...link} />}
      </p>
    </aside>
  );
}

function BarLink({ to, label }: NonNullable<Announced['link']>) {
  if (to.startsWith('/')) return <Link to={to}>{label}</Link>;
  return (
    <a href={to} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden"> (nouvel onglet)</span>
    </a>
  );
}

/** A khatam that fills from below as the page is read. Without script the footer's link does its work. */
function BackToTop() {
  const active = useBackToTopActive();
  const fill = useScrollProgress();
  return (
    <button
      type="button"
      className="back-to-top"
      data-active={active || undefined}
      aria-label="Retour en haut de la page"
      onClick={scrollToTop}
    >
      <span className="back-to-top-star" aria-hidden="true">
        <i ref={fill} />
      </span>
      <Icon name="arrow-up" />
    </button>
  );
}

/** The progress by a scroll listener, where the browser cannot tie an animation to the page's scroll. */
function useScrollProgress() {
  const fill = useRef<HTMLElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline', 'scroll()')) return;
    function follow() {
      const { scrollHeight, clientHeight } = document.documentElement;
      const read = scrollY / Math.max(1, scrollHeight - clientHeight);
      fill.current?.style.setProperty('--unread', `${(1 - read) * 100}%`);
    }
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return fill;
}

/**
 * The corner of the floating buttons. On a telephone it steps aside while a form's button passes beneath, and for the
 * focus, which it would hide.
 */
function FloatingCorner({ children }: { children: ReactNode }) {
  const corner = useRef<HTMLElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has forms of its own
  useEffect(() => {
    const beneath = new Set<Element>();
    const step = () =>
      corner.current?.toggleAttribute(
        'data-aside',
        beneath.size > 0 || document.activeElement?.matches(FOCUSED) === true,
      );
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) beneath.add(target);
          else beneath.delete(target);
        }
        step();
      },
      { rootMargin: CORNER },
    );
    for (const button of document.querySelectorAll('main form [type=submit]'))
      watch.observe(button);
    // The previous page may have hidden the corner, and the focus may have moved before this script ran.
    step();
    addEventListener('focusin', step);
    addEventListener('focusout', step);
    return () => {
      watch.disconnect();
      removeEventListener('focusin', step);
      removeEventListener('focusout', step);
    };
  }, [key]);

  return (
    <aside className="floating-corner" aria-label="Raccourcis" ref={corner}>
      {children}
    </aside>
  );
}

/** The focus of who uses the keyboard or fills something in. */
const FOCUSED = ':is(main, .site-footer) :is(:focus-visible, select:focus)';

/** The margins that leave of the screen its lower right corner. */
const CORNER = '-75% 0px 0px -66%';

/** The frame of every page: a way past the navigation, the header, the menu, the footer. */
export function SiteFrame({ facts, tone, children }: Props) {
  const main = useMainFocus();
  const pending = usePendingPage();
  useRunning();
  const menus = facts && expand(facts.menus);
  const navigation = menus?.header ?? MAIN_NAVIGATION;
  const { agencyName, whatsappNumber } = facts?.settings ?? {};
  return (
    <LayerProvider>
      <a className="skip-link" href="#contenu">
        Aller au contenu
      </a>
      {import.meta.env.SSR && facts?.bar && <AnnouncementBar bar={facts.bar} />}
      <CountedPage facts={facts} />
      <SiteHeader
        agencyName={agencyName}
        navigation={navigation}
        action={menus?.action}
        tone={pending?.tone ?? tone}
        logo={facts?.look?.logo}
      />
      <SiteMenu whatsappNumber={whatsappNumber} navigation={navigation} call={menus?.call} />
      <main id="contenu" ref={main} tabIndex={-1}>
        {children}
      </main>
      {pending?.page}
      {menus && <SiteFooter {...facts} columns={menus.footer} />}
      <FloatingCorner>
        {whatsappNumber && <WhatsappWidget agencyName={agencyName} number={whatsappNumber} />}
        <BackToTop />
      </FloatingCorner>
    </LayerProvider>
  );
}

/** The place whose page was shown last. It survives the frame, which an error view mounts anew. */
let lastPlace: { pathname: string; key: string } | undefined;

/**
 * Moves the focus after a navigation inside the site, which would leave it on a link of a page that is gone: to the new
 * page, as loading a document does, and to what the address names in it, if that can hold the focus (the search field
 * of `/work#recherche`). On an error it goes to the title, which says what happened.
 */
function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash, key } = useLocation();
  useEffect(() => {
    const left = lastPlace ?? { pathname, key };
    lastPlace = { pathname, key };
    if (left.key === key) return;
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    const holdsFocus = () => named?.contains(document.activeElement);
    // The browser itself focuses an anchor's target, and the visitor may have pressed Tab since.
    if (holdsFocus()) return;
    named?.focus({ preventScroll: true });
    if (holdsFocus()) return;
    // A focus on the body is lost: the error page and the page that replaces it share no element.
    if (left.pathname === pathname && document.activeElement !== document.body) return;
    const title = main.current?.querySelector<HTMLElement>('h1[tabindex]');
    (title ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
  return main;
}
