import { type MouseEvent, useEffect, useRef } from 'react';
import { href, NavLink } from 'react-router';
import { chatLink } from '../content/contact-links.ts';
import type { NavigationLink } from '../content/main-navigation.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMenu } from '../ui/layer-state.tsx';
import { whenClosed } from '../ui/modal.ts';
import './site-menu.css';

const MENU_ID = 'menu';

/** The header's button. A popover's too, so that it opens the menu before any script runs. */
export function MenuButton() {
  const { open, toggle } = useMenu();
  return (
    <button
      type="button"
      className="icon-button menu-button"
      popoverTarget={MENU_ID}
      aria-label="Menu"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      <Icon name="menu" />
    </button>
  );
}

type Props = {
  whatsappNumber: string | undefined;
  navigation: readonly NavigationLink[];
};

/** The navigation of a telephone, over the whole screen; a modal dialog with script. */
export function SiteMenu({ whatsappNumber, navigation }: Props) {
  const { hide } = useMenu();
  const { dialog, choose } = useModalMenu();
  return (
    <dialog
      ref={dialog}
      id={MENU_ID}
      className="site-menu night"
      popover="auto"
      aria-labelledby="menu-title"
      // Escape, and the back gesture where the system has one, close a dialog without asking us.
      onClose={whenClosed(() => hide())}
    >
      <div className="site-menu-head">
        <h2 id="menu-title">Menu</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Fermer le menu"
          onClick={(event) => {
            event.preventDefault();
            hide();
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Menu">
        {navigation.map(({ page, to, label }) => (
          <NavLink key={page} to={to} end={to === '/'} onClick={choose}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="site-menu-actions">
        <ButtonLink tone="light" to={href('/contact')} onClick={choose}>
          Parler à un expert
        </ButtonLink>
        {whatsappNumber && (
          <ButtonLink tone="outline" to={chatLink(whatsappNumber)} onClick={() => hide()}>
            WhatsApp
          </ButtonLink>
        )}
        <ButtonLink tone="outline" to={href('/work')} onClick={choose}>
          Portfolio
        </ButtonLink>
      </div>
    </dialog>
  );
}

function useModalMenu() {
  const { open, show, hide } = useMenu();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const menu = dialog.current;
    if (menu?.matches(':popover-open')) {
      // Opened before any script ran. Closed for no moment: Escape would find nothing to close. The visitor may have
      // walked on in it with the keyboard, and a dialog that opens begins with its first control.
      const focused = document.activeElement;
      menu.hidePopover();
      menu.showModal();
      if (focused instanceof HTMLElement && menu.contains(focused)) focused.focus();
      show();
    } else if (!open) menu?.close();
    else if (!menu?.open) menu?.showModal();
  }, [open, show]);

  /** Leaves the menu's entry of the history first: back must lead from the next page to this one. */
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    // A new tab or window was asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    hide(event.currentTarget.pathname);
  }

  return { dialog, choose };
}
