import { report } from '../analytics.ts';

/** site-shell §7: WhatsApp is opened, with the suggestion that was chosen if one was. */
export function reportWhatsapp(slug?: string): void {
  report(slug ? `wa_pick:${slug}` : 'wa_open', {
    event_category: 'WhatsApp',
    event_label: slug ?? 'custom_message',
  });
}
