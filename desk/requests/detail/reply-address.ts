import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { kindName } from '../../../inbox/kinds/kinds.ts';
import { atLength } from '../../ui/written-time.ts';

/** Mail programs cut or refuse addresses much longer than this. */
const QUOTED = 1_200; // UTF-16 units, before they are escaped

/** A `mailto:` with the reference in the subject, so that what comes back can be found, and the message quoted. */
export function replyAddress(request: RequestDetail): string {
  const { sender, reference, receivedAt, fields } = request;
  const subject = `Re\u00a0: ${request.about?.title ?? kindName(request.kind)} [${reference}]`;
  const message = fields.find(({ long, value }) => long && value)?.value ?? '';
  const quoted = message.length > QUOTED ? `${message.slice(0, QUOTED).toWellFormed()}…` : message;
  const body = [
    `Bonjour ${sender.name},`,
    '',
    '',
    '',
    `Le ${atLength(receivedAt)}, vous écriviez\u00a0:`,
    ...quoted.split('\n').map((line) => `> ${line}`),
  ].join('\r\n');
  return `mailto:${encodeURIComponent(sender.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
