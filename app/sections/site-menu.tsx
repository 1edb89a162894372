import { useRef } from 'react';
import { NavLink } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { chatLink } from './contact-links.ts';
import { MAIN_NAVIGATION } from './main-navigation.ts';

const MENU_ID = 'menu';

/** The navigation below 1024 px: a popover, so that it opens and closes before any script runs. */
export function SiteMenu({ whatsappNumber }: { whatsappNumber: string | undefined }) {
  const menu = useRef<HTMLDivElement>(null);
  // A link inside the site loads no new page, which would have closed it.
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        popoverTarget={MENU_ID}
        aria-label="Menu"
      >
        <Icon name="menu" />
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        className="site-menu night"
        popover="auto"
        role="dialog"
        aria-labelledby="menu-title"
      >
        <div className="site-menu-head">
          <h2 id="menu-title">Menu</h2>
          <button
            type="button"
            className="icon-button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label="Fermer le menu"
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label="Menu">
          {MAIN_NAVIGATION.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} onClick={close}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="site-menu-actions">
          <ButtonLink tone="light" to="/contact" onClick={close}>
            Parler à un expert
          </ButtonLink>
          {whatsappNumber && (
            <ButtonLink tone="outline" to={chatLink(whatsappNumber)} onClick={close}>
              WhatsApp
            </ButtonLink>
          )}
          <ButtonLink tone="outline" to="/work" onClick={close}>
            Portfolio
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
