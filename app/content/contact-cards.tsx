import { Icon } from '../ui/icon.tsx';
import { callLink, chatLink, mailLink, mapLink } from './contact-links.ts';
import type { Settings } from './settings.ts';
import { writtenAddress } from './written-address.ts';
import './contact-cards.css';

type Card = { label: string; text: string; href: string; newTab: boolean };

/** Ways to reach the agency, as large lines of type. */
export function ContactCards({ settings }: { settings: Settings }) {
  const cards = cardsOf(settings);
  if (cards.length === 0) return null;
  return (
    <ul className="contact-cards">
      {cards.map(({ label, text, href, newTab }) => (
        <li key={label + text}>
          <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
            <span>{label}</span>
            <strong>{text}</strong>
            {newTab && <span className="visually-hidden"> (nouvel onglet)</span>}
            <Icon name="arrow-out" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The contact cards of the footer and /contact (shell-2.127 to 2.130 in test/specification.md). */
function cardsOf({ email, phones, whatsappNumber, addressLines, mapQuery }: Settings): Card[] {
  const address = addressLines.join(', ');
  return [
    email && { label: 'E-mail', text: email, href: mailLink(email), newTab: false },
    ...phones.map((phone) => ({
      label: 'Téléphone',
      text: phone,
      href: callLink(phone),
      newTab: false,
    })),
    whatsappNumber && {
      label: 'WhatsApp',
      text: whatsappNumber,
      href: chatLink(whatsappNumber),
      newTab: true,
    },
    address && {
      label: 'Adresse',
      text: writtenAddress(addressLines),
      href: mapLink(mapQuery ?? address),
      newTab: true,
    },
  ].filter((card) => card !== undefined && card !== '');
}
