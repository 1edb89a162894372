import { type MouseEvent, useEffect, useRef } from 'react';
import { href } from 'react-router';
import { chatLink } from '../content/contact-links.ts';
import type { MenuEntry, MenuLink } from '../content/main-navigation.ts';
import { useOffPart } from '../content/use-off-part.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMenu } from '../ui/layer-state.tsx';
import { whenClosed } from '../ui/modal.ts';
import { isModifiedClick } from '../ui/modified-click.ts';
import { MenuLinks } from './menu-links.tsx';
import { painted } from './press.ts';
import './site-menu.css';

const MENU_ID = 'menu';

/** The header's button. The browser opens the menu as a popover, with and without script. */
export function MenuButton() {
  const { open, show } = useMenu();
  return (
    <button
      type="button"
      className="icon-button menu-button"
      popoverTarget={MENU_ID}
      aria-label="Menu"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={async ({ currentTarget: { popoverTargetElement } }) => {
        // The popover becomes a modal dialog after its first paint, because that recomputes the styles of the whole
        // document.
        await painted();
        if (popoverTargetElement?.matches(':popover-open')) show();
      }}
    >
      <Icon name="menu" />
    </button>
  );
}

type Props = {
  whatsappNumber: string | undefined;
  navigation: readonly MenuEntry[];
  /** The first button of the menu. */
  call: MenuLink | undefined;
};

/** The navigation of a telephone, over the whole screen; a modal dialog with script. */
export function SiteMenu({
  whatsappNumber,
  navigation,
  call = { to: href('/contact'), label: 'Parler à un expert' },
}: Props) {
  const { hide } = useMenu();
  const { dialog, choose } = useModalMenu();
  return (
    <dialog
      ref={dialog}
      id={MENU_ID}
      className="site-menu night"
      popover="auto"
      aria-labelledby="menu-title"
      // Escape and the system's back gesture close a dialog without calling our code.
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
          onClick={() => hide()}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Menu">
        <MenuLinks entries={navigation} onClick={choose} />
      </nav>
      <div className="site-menu-actions">
        <ButtonLink tone="light" to={call.to} onClick={choose}>
          {call.label}
        </ButtonLink>
        {whatsappNumber && (
          <ButtonLink tone="outline" to={chatLink(whatsappNumber)} onClick={() => hide()}>
            WhatsApp
          </ButtonLink>
        )}
        {!useOffPart('work') && (
          <ButtonLink tone="outline" to={href('/work')} onClick={choose}>
            Portfolio
          </ButtonLink>
        )}
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
      // The browser has opened the dialog as a popover: it becomes modal without closing in between, or Escape would
      // find nothing to close. The focus is restored, because a modal dialog starts at its first control.
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
    const { origin, pathname, hash } = event.currentTarget;
    // The browser follows links to other sites, and clicks with a modifier key.
    if (isModifiedClick(event) || origin !== location.origin) return;
    event.preventDefault();
    // The menu is still open as a popover, not as a dialog.
    if (!open) show();
    hide(pathname + hash);
  }

  return { dialog, choose };
}
