import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { AnnouncementBar as Announced } from '../content/announcement-bar.ts';
import { MAIN_NAVIGATION } from '../content/main-navigation.ts';
import { CountedPage } from '../measure/counted-page.tsx';
import type { CountingFacts } from '../measure/visit.ts';
import { LayerProvider } from '../ui/layer-state.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { BackToTop } from './back-to-top.tsx';
import { expand } from './compact-data.ts';
import { FloatingCorner } from './floating-corner.tsx';
import { useRunning } from './hydrate-later.tsx';
import type { Look } from './look.ts';
import { usePendingPage } from './pending-page.ts';
import { type SiteFacts, SiteFooter } from './site-footer.tsx';
import { type HeaderTone, SiteHeader } from './site-header.tsx';
import { SiteMenu } from './site-menu.tsx';
import { WhatsappWidget } from './whatsapp/whatsapp-widget.tsx';
import './page-transition.css';
import './site-frame.css';

type Props = {
  /** Absent when the content service cannot be read at all. */
  facts: (SiteFacts & CountingFacts & { look?: Look; bar?: Announced }) | undefined;
  tone?: HeaderTone | undefined;
  children: ReactNode;
};

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

/** The place whose page was shown last. It outlives the frame, which an error view brings anew. */
let shown: { pathname: string; key: string } | undefined;

/**
 * After a navigation inside the site the focus would stay on a link of a page that is gone: move it
 * to the new page, as loading a document does, and to what the address names in it, if that can hold
 * the focus (the search field of `/work#recherche`). Of an error its title, which says what happened.
 */
function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash, key } = useLocation();
  useEffect(() => {
    const left = shown ?? { pathname, key };
    shown = { pathname, key };
    if (left.key === key) return;
    const named = hash ? document.getElementById(hash.slice(1)) : null;
    const holdsFocus = () => named?.contains(document.activeElement);
    // The browser follows an anchor by itself, and the visitor may have gone on with Tab since.
    if (holdsFocus()) return;
    named?.focus({ preventScroll: true });
    if (holdsFocus()) return;
    // On the body it is lost: an error and the page that was tried again have nothing in common.
    if (left.pathname === pathname && document.activeElement !== document.body) return;
    const title = main.current?.querySelector<HTMLElement>('h1[tabindex]');
    (title ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, hash, key]);
  return main;
}
