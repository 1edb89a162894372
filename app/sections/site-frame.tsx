import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ServiceName } from '../queries/service.ts';
import type { Settings } from '../queries/settings.ts';
import { SiteFooter } from './site-footer.tsx';
import { type HeaderTone, SiteHeader } from './site-header.tsx';

/** What every page needs to know. Absent when the content service cannot be read at all. */
export type SiteFacts = { settings: Settings; services: ServiceName[]; year: number };

type Props = {
  facts: SiteFacts | undefined;
  tone?: HeaderTone;
  children: ReactNode;
};

/** What stands around every page: a way past the navigation, the header, the footer. */
export function SiteFrame({ facts, tone, children }: Props) {
  const main = useMainFocus();
  return (
    <>
      <a className="skip-link" href="#contenu">
        Aller au contenu
      </a>
      <SiteHeader
        agencyName={facts?.settings.agencyName}
        whatsappNumber={facts?.settings.whatsappNumber}
        tone={tone}
      />
      <main id="contenu" ref={main} tabIndex={-1}>
        {children}
      </main>
      {facts && <SiteFooter {...facts} />}
    </>
  );
}

/**
 * After a navigation inside the site the focus would stay on a link of a page that is gone: move it
 * to the new page, as loading a document does.
 */
function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
