import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { chatLink } from '../../content/contact-links.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBackToTopActive, useCovered } from '../../ui/layer-state.tsx';
import { isModifiedClick } from '../../ui/modified-click.ts';
import { useScripted } from '../../ui/scripted.ts';
import { askWhatsapp } from './whatsapp-answer.ts';
import type { WhatsappDialogProps } from './whatsapp-dialog.tsx';
import './whatsapp-widget.css';

type Props = { agencyName: string | undefined; number: string };

/**
 * The WhatsApp widget (shell-2.81 to 2.94 in test/specification.md). Before its script runs, a link to the
 * chat; then a button that opens a dialog, which is downloaded when a pointer, a finger or the focus comes
 * near.
 */
export function WhatsappWidget({ agencyName, number }: Props) {
  const covered = useCovered();
  const raised = useBackToTopActive();
  const button = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<WhatsappDialogProps>>();
  const [open, setOpen] = useState(false);
  const ready = useScripted();
  const tooltip = useTooltip();
  const chat = chatLink(number, '');

  // The browser's back button leaves the page, and closes the dialog.
  useEffect(() => {
    const leave = () => setOpen(false);
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, []);

  async function show(event: MouseEvent<HTMLAnchorElement>) {
    const link = event.currentTarget;
    if (isModifiedClick(event) || !link.target) return;
    event.preventDefault();
    try {
      const { WhatsappDialog } = await prepare();
      setDialog(() => WhatsappDialog);
      setOpen(true);
    } catch {
      // It is too late after the click for a new tab, which browsers would block: WhatsApp opens in this one.
      link.target = '';
      link.click();
      link.target = '_blank';
    }
  }

  function close() {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  }

  return (
    <div className="whatsapp" data-raised={raised || undefined} hidden={covered} {...tooltip.on}>
      <a
        ref={button}
        className="whatsapp-button"
        href={chat}
        target="_blank"
        rel="noopener"
        aria-label={ready ? 'Écrire sur WhatsApp' : 'Écrire sur WhatsApp (nouvel onglet)'}
        aria-describedby="whatsapp-tooltip"
        {...(ready && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open })}
        onPointerEnter={prepareQuietly}
        onTouchStart={prepareQuietly}
        onFocus={prepareQuietly}
        onClick={show}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        <Icon name="whatsapp" />
      </a>
      <span
        className="whatsapp-tooltip"
        id="whatsapp-tooltip"
        role="tooltip"
        hidden={tooltip.hushed}
      >
        WhatsApp disponible
      </span>
      {Dialog && (
        <Dialog
          open={open}
          onClose={close}
          agencyName={agencyName}
          number={number}
          raised={raised}
        />
      )}
    </div>
  );
}

/** Loads the dialog and its content at the same time. */
function prepare() {
  void askWhatsapp();
  return import('./whatsapp-dialog.tsx');
}

/** Preloads the dialog: a failure is ignored here, and the click tries again. */
function prepareQuietly() {
  prepare().catch(() => undefined);
}

/** Lets Escape hide the tooltip without moving the pointer or the focus (WCAG 1.4.13). */
function useTooltip() {
  const [hushed, setHushed] = useState(false);
  useEffect(() => {
    const hush = ({ key }: KeyboardEvent) => key === 'Escape' && setHushed(true);
    document.addEventListener('keydown', hush);
    return () => document.removeEventListener('keydown', hush);
  }, []);
  const again = () => setHushed(false);
  return { hushed, on: { onPointerLeave: again, onBlur: again } };
}
