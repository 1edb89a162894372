/** The mail to the agency about a contact request: everything the visitor wrote, and a button to answer. */
import { z } from 'zod';
import type { StoredRequest } from '../deliveries/delivery.ts';
import { type Line, linesOf } from '../form-lines.ts';
import type { FormDescription } from '../forms/form-description.ts';
import { promisedSentence } from '../promises/written-promise.ts';
import { AfterAnswering, operatorAddress, writeAfterAnswering } from './after-answering.tsx';
import type { Compose } from './compose.ts';
import { Button, Paragraph, renderMail } from './mail-layout.tsx';
import { RequestTable, replyAddress, writeLines } from './request-table.tsx';
import { writtenDate } from './written-date.ts';

const sender = z.object({
  name: z.string(),
  email: z.string(),
  company: z.string().default(''),
  service: z.string().default(''),
});

/** @param form the form the request came through: its fields are shown in its order, under its nouns */
export function composeContactRequest(form: FormDescription): Compose {
  return (request, agency) => {
    const { name, email, company, service } = sender.parse(request.fields);
    const who = company ? `${name} (${company})` : name;
    const subject = service
      ? `${service}\u00a0: message de ${who}`
      : `Nouveau projet\u00a0: ${who}`;
    const lines = linesOf(form, request.fields);
    const screen = operatorAddress(request, agency);
    return {
      from: { name: agency.name, address: agency.from },
      to: { name: agency.name, address: agency.address },
      replyTo: { name, address: email },
      subject,
      text: writeText(subject, lines, request, screen),
      html: renderMail({
        title: service ? `Un message de ${name}` : `Un projet de ${name}`,
        preview: `Référence ${request.reference}, reçu le ${writtenDate(request.receivedAt)}`,
        agency,
        children: <Body {...{ request, lines, name, email, screen }} />,
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
  screen: string;
};

function Body({ request, lines, name, email, screen }: BodyProps) {
  return (
    <>
      <Paragraph>{receivedSentence(request)}</Paragraph>
      <RequestTable lines={lines} reference={request.reference} />
      <Button href={replyAddress(email, `Votre demande ${request.reference}`)}>
        Répondre à <bdi>{name}</bdi>
      </Button>
      <AfterAnswering href={screen} />
    </>
  );
}

const receivedSentence = ({ receivedAt, dueAt }: StoredRequest) =>
  `Reçu le ${writtenDate(receivedAt)}.${promisedSentence(dueAt)}`;

function writeText(
  subject: string,
  lines: readonly Line[],
  request: StoredRequest,
  screen: string,
): string {
  return [
    subject,
    receivedSentence(request),
    ...writeLines(lines, request.reference),
    writeAfterAnswering(screen),
  ].join('\n\n');
}
