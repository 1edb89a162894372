import { report } from '../analytics.ts';

/** Sends the analytics event of an opened WhatsApp and its suggestion (shell-7.15 in test/specification.md). */
export function reportWhatsapp(slug?: string): void {
  report(slug ? `wa_pick:${slug}` : 'wa_open', {
    event_category: 'WhatsApp',
    event_label: slug ?? 'custom_message',
  });
}
