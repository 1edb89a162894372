/** Addresses that open the visitor's mail program, telephone, WhatsApp or map. */

export function mailLink(email: string): string {
  return `mailto:${email}`;
}

/**
 * `tel:` takes no blanks: `+212 5 22…` is dialled as `+2125 22…` by some telephones.
 *
 * @param phone as `writtenPhones` writes it: digits behind `poste` are dialled once the number has answered (RFC 3966)
 */
export function callLink(phone: string): string {
  const [number = '', extension] = phone.split(' poste ');
  return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
}

/** The beginning of WhatsApp's own short addresses. */
export const CHAT_ORIGIN = 'https://wa.me/';

/** A short address wants digits only, country code first. `text` is what would be sent. */
export function chatLink(number: string, text?: string): string {
  const chat = CHAT_ORIGIN + number.replace(/\D/g, '');
  return text === undefined ? chat : `${chat}?text=${encodeURIComponent(text)}`;
}

export function mapLink(query: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
