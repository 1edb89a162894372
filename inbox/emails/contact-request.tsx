/** The mail to the agency about a contact request: everything the visitor wrote, and a button to answer. */
import { z } from 'zod';
import type { StoredRequest } from '../deliveries/delivery.ts';
import { type Line, linesOf } from '../form-lines.ts';
import { ofName } from '../forms/elision.ts';
import type { FormDescription } from '../forms/form-description.ts';
import { promisedSentence } from '../promises/written-promise.ts';
import {
  AfterAnswering,
  AnswerButton,
  operatorAddress,
  writeAfterAnswering,
} from './after-answering.tsx';
import type { Compose } from './compose.ts';
import { Paragraph, renderMail } from './mail-layout.tsx';
import { RequestTable, writeLines } from './request-table.tsx';
import { writtenDate } from './written-date.ts';

const sender = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().default(''),
  company: z.string().default(''),
  service: z.string().default(''),
});

/** The words for a request in the mail: `message de Salma`, `Un message d’Imane`. */
type Calling = {
  /** The words after the service, in the subject. */
  ofService: string;
  /** The subject where no service was given. */
  other(who: string): string;
  /** The title, before the name: with a service, and without. */
  titles: readonly [ofService: string, other: string];
};

const WRITTEN: Calling = {
  ofService: 'message',
  other: (who) => `Nouveau projet\u00a0: ${who}`,
  titles: ['Un message', 'Un projet'],
};

/** The words of a request that came by telephone, and was entered by a person of the agency. */
export const CALLED: Calling = {
  ofService: 'appel',
  other: (who) => `Appel ${ofName(who)}`,
  titles: ['Un appel', 'Un appel'],
};

/** @param form the form the request came through: its fields are shown in its order, under its nouns */
export function composeContactRequest(form: FormDescription, calling = WRITTEN): Compose {
  return (request, agency) => {
    const { name, email, phone, company, service } = sender.parse(request.fields);
    const who = company ? `${name} (${company})` : name;
    const subject = service
      ? `${service}\u00a0: ${calling.ofService} ${ofName(who)}`
      : calling.other(who);
    const lines = linesOf(form, request.fields);
    const screen = operatorAddress(request, agency);
    return {
      from: { name: agency.name, address: agency.from },
      to: { name: agency.name, address: agency.address },
      ...(email && { replyTo: { name, address: email } }),
      subject,
      text: [
        subject,
        receivedSentence(request),
        ...writeLines(lines, request.reference),
        writeAfterAnswering(screen, email === ''),
      ].join('\n\n'),
      html: renderMail({
        title: `${calling.titles[service ? 0 : 1]} ${ofName(name)}`,
        preview: `Référence ${request.reference}, reçu le ${writtenDate(request.receivedAt)}`,
        agency,
        children: <Body {...{ request, lines, name, email, phone, screen }} />,
      }),
      automatic: false,
    };
  };
}

type BodyProps = {
  request: StoredRequest;
  lines: readonly Line[];
  name: string;
  email: string;
  phone: string;
  screen: string;
};

function Body({ request, lines, name, email, phone, screen }: BodyProps) {
  return (
    <>
      <Paragraph>{receivedSentence(request)}</Paragraph>
      <RequestTable lines={lines} reference={request.reference} />
      <AnswerButton sender={{ name, email, phone }} reference={request.reference} />
      <AfterAnswering href={screen} byPhone={email === ''} />
    </>
  );
}

const receivedSentence = ({ receivedAt, dueAt }: StoredRequest) =>
  `Reçu le ${writtenDate(receivedAt)}.${promisedSentence(dueAt)}`;
