/** The end of mails to the agency about a request: the ways to answer it, of which the site sees the first only. */

import { callAddress } from '../../packages/kit/network/phone-number.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import { AREA_WORDS } from '../contract/areas.ts';
import type { StoredRequest } from '../deliveries/delivery.ts';
import { areaOf } from '../kinds/kinds.ts';
import type { Agency } from './compose.ts';
import { Aside, Button, QuietLink } from './mail-layout.tsx';
import { replyAddress } from './request-table.tsx';

const AT_THE_DESK = 'Répondez d’après un modèle dans';
const BY_MAIL =
  'Ou répondez à ce message\u00a0: il part directement chez la personne. Il reste alors à marquer la demande comme répondue.';
const BY_PHONE = 'La personne n’a pas laissé d’adresse. Rappelez-la, puis marquez la demande dans';

type AfterAnsweringProps = {
  href: string;
  /** True when the sender left no address. */
  byPhone?: boolean;
};

export function AfterAnswering({ href, byPhone = false }: AfterAnsweringProps) {
  return (
    <Aside>
      {byPhone ? BY_PHONE : AT_THE_DESK} <QuietLink href={href}>{PARTS.requests.label}</QuietLink>.
      {byPhone ? '' : ` ${BY_MAIL}`}
    </Aside>
  );
}

export function writeAfterAnswering(href: string, byPhone = false): string {
  if (byPhone) return `${BY_PHONE} Demandes\u00a0:\n${href}\n`;
  return `${AT_THE_DESK} Demandes\u00a0:\n${href}\n\n${BY_MAIL}\n`;
}

type AnswerButtonProps = {
  sender: { name: string; email: string; phone: string };
  reference: string;
};

/** Answers in the reader's mail program, or by telephone a sender who left no address. */
export function AnswerButton({ sender, reference }: AnswerButtonProps) {
  const { name, email, phone } = sender;
  if (email) {
    return (
      <Button href={replyAddress(email, `Votre demande ${reference}`)}>
        Répondre à <bdi>{name}</bdi>
      </Button>
    );
  }
  return (
    <Button href={callAddress(phone)}>
      Appeler <bdi>{name}</bdi>
    </Button>
  );
}

/** The address at which the agency treats a request, as `desk/requests/location.ts` has it. */
export function operatorAddress(request: StoredRequest, agency: Agency): string {
  return `${deskAddress(request, agency)}/${encodeURIComponent(request.id)}`;
}

/** Returns the address of a person's assigned requests, in the mailbox of a request. */
export function ownListAddress(request: StoredRequest, agency: Agency): string {
  return `${deskAddress(request, agency)}?responsable=moi`;
}

function deskAddress({ kind }: StoredRequest, { siteOrigin }: Agency): string {
  return `${siteOrigin}${PARTS.requests.address}/${AREA_WORDS[areaOf(kind) ?? 'contact'].slug}`;
}
