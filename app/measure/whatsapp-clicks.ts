import { CHAT_ORIGIN } from '../content/contact-links.ts';
import { report } from './count.ts';

/**
 * Reports each click that opens WhatsApp, wherever its link is: in the window, the menu, a card, or a text of the agency.
 * A link says by `data-suggestion` which message it sends. The floating button is no such link once its script opens the
 * window instead.
 */
export function watchWhatsapp(): void {
  addEventListener('click', reportChat);
  addEventListener('auxclick', (event) => event.button === MIDDLE_BUTTON && reportChat(event));
}

/** Opens a link in a new tab, as a click with Ctrl does. */
const MIDDLE_BUTTON = 1;

/** Tells of an opened WhatsApp and its suggestion (shell-7.15 in test/specification.md). */
function reportChat({ target, defaultPrevented }: MouseEvent): void {
  const link = target instanceof Element && target.closest(`a[href^="${CHAT_ORIGIN}"]`);
  if (defaultPrevented || !(link instanceof HTMLElement)) return;
  const { suggestion } = link.dataset;
  report(suggestion ? `wa_pick:${suggestion}` : 'wa_open', {
    event_category: 'WhatsApp',
    event_label: suggestion ?? 'custom_message',
  });
}
