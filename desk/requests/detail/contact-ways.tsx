import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { callAddress, chatAddress } from '../../../packages/kit/network/phone-number.ts';

/** How the sender can be reached: the address, the number to call, and a chat where the number may have one. */
export function ContactWays({ sender }: Pick<RequestDetail, 'sender'>) {
  const { name, email, phone } = sender;
  const chat = chatAddress(phone);
  if (!phone && !(email && name)) return null;
  return (
    <ul className="request-ways" aria-label="Coordonnées">
      {email && name && <li>{email}</li>}
      {phone && (
        <li>
          <a href={callAddress(phone)} aria-label={`Appeler le ${phone}`}>
            {phone}
          </a>
        </li>
      )}
      {chat && (
        <li>
          <a href={chat} target="_blank" rel="noreferrer noopener">
            WhatsApp
          </a>
        </li>
      )}
    </ul>
  );
}
