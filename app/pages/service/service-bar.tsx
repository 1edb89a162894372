import { useEffect, useRef, useState } from 'react';
import { reportServiceCall } from '../../content/services/service-event.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import { requestAddress } from '../../content/services/service-request.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import './service-bar.css';

/** The key under which the browser remembers, for the length of a visit, that the bar was dismissed. */
const DISMISSED = 'serviceBarDismissed';

/** The state of the bar (pages-4.10 in test/specification.md). */
type State = 'hidden' | 'visible' | 'dismissed';

/**
 * The call that follows a reader down a service page: not before 30 % of a screen was read, not over the page's
 * last 200 px (pages-9.17 and 9.18 in test/specification.md). The stylesheet measures both out on one invisible
 * strip; the bar is there while the bottom edge of the screen crosses it, so that scrolling runs no script.
 */
export function ServiceBar({ slug, call }: Pick<ServicePage, 'slug' | 'call'>) {
  const strip = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('hidden');

  useEffect(() => {
    if (wasDismissed()) return setState('dismissed');
    const watch = new IntersectionObserver(
      (entries) => setState(entries.at(-1)?.isIntersecting ? 'visible' : 'hidden'),
      { rootMargin: BOTTOM_EDGE },
    );
    if (strip.current) watch.observe(strip.current);
    return () => watch.disconnect();
  }, []);

  function dismiss() {
    remember();
    setState('dismissed');
  }

  if (state === 'dismissed') return null;
  return (
    <>
      <div className="service-bar-strip" ref={strip} />
      <aside className="service-bar night" data-state={state} aria-label="Demander ce service">
        <div className="wrap">
          <p className="small display">{call.title}</p>
          <ButtonLink
            to={requestAddress(slug)}
            tone="light"
            onClick={() => reportServiceCall(slug, 'sticky_cta')}
          >
            {call.buttonText}
          </ButtonLink>
          <button type="button" className="icon-button" aria-label="Fermer" onClick={dismiss}>
            <Icon name="close" />
          </button>
        </div>
      </aside>
    </>
  );
}

/** All of the screen is cut off but the line at its foot. */
const BOTTOM_EDGE = '-100% 0px 0px';

/** Browsers may refuse storage: the bar then comes back on the next page. */
function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(DISMISSED, '1');
  } catch {}
}
