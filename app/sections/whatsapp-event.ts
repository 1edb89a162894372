import { report } from '../analytics.ts';

/** site-shell §7: WhatsApp is opened, with the suggestion that was chosen if one was. */
export function reportWhatsapp(slug?: string): void {
  report({
    name: slug ? `wa_pick:${slug}` : 'wa_open',
    category: 'WhatsApp',
    label: slug ?? 'custom_message',
  });
}
