import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import {
  callAddress,
  chatAddress,
  phoneNumbers,
} from '../../../packages/kit/network/phone-number.ts';

/** How the sender can be reached: the address, the number to call, and a chat where the number may have one. */
export function ContactWays({ sender }: Pick<RequestDetail, 'sender'>) {
  const { name, email, phone } = sender;
  const numbers = phoneNumbers(phone);
  if (numbers.length === 0 && !(email && name)) return null;
  return (
    <ul className="request-ways" aria-label="Coordonnées">
      {email && name && <li>{email}</li>}
      {numbers.map((number) => (
        <li key={number}>
          <a href={callAddress(number)} aria-label={`Appeler le ${number}`}>
            {number}
          </a>
        </li>
      ))}
      {numbers
        .flatMap((number) => chatAddress(number) ?? [])
        .map((chat, _, chats) => (
          <li key={chat}>
            <a
              href={chat}
              target="_blank"
              rel="noreferrer noopener"
              aria-label={chats.length > 1 ? `WhatsApp, ${chat.replace(/^.*\//, '+')}` : undefined}
            >
              WhatsApp
            </a>
          </li>
        ))}
    </ul>
  );
}
