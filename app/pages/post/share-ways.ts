/** The addresses by which a post is shared, made by the server: the page only shows them. */
import { CHAT_ORIGIN } from '../../content/contact-links.ts';
import { withoutHidden } from '../../content/hidden-text.ts';

export type ShareWay = readonly [name: string, address: string];

/** @param address the post's full address */
export function shareWays(title: string, address: string): ShareWay[] {
  const subject = withoutHidden(title);
  return [
    ['WhatsApp', withWords(CHAT_ORIGIN, { text: `${subject} ${address}` })],
    ['LinkedIn', withWords('https://www.linkedin.com/sharing/share-offsite/', { url: address })],
    ['E-mail', withWords('mailto:', { subject, body: address })],
  ];
}

function withWords(address: string, words: Record<string, string>): string {
  // Mail programs show a plus sign instead of a space.
  return `${address}?${String(new URLSearchParams(words)).replaceAll('+', '%20')}`;
}
