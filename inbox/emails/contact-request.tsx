/** To the agency: everything the visitor wrote, and a button to answer. */
import { z } from 'zod';
import type { StoredRequest } from '../deliveries/delivery.ts';
import type { FormDescription } from '../forms/form-description.ts';
import type { Compose } from './compose.ts';
import { Button, INK, renderMail } from './mail-layout.tsx';
import { type Line, linesOf, RequestTable, replyAddress, writeLines } from './request-table.tsx';
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
    const lines = linesOf(form, request);
    return {
      from: { name: agency.name, address: agency.from },
      to: { name: agency.name, address: agency.address },
      replyTo: { name, address: email },
      subject,
      text: writeText(subject, lines, request, agency.responseTime),
      html: renderMail({
        title: service ? `Un message de ${name}` : `Un projet de ${name}`,
        preview: `Référence ${request.reference}, reçu le ${writtenDate(request.receivedAt)}`,
        agencyName: agency.name,
        siteOrigin: agency.siteOrigin,
        children: (
          <Body
            request={request}
            lines={lines}
            name={name}
            email={email}
            responseTime={agency.responseTime}
          />
        ),
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
  responseTime: string;
};

function Body({ request, lines, name, email, responseTime }: BodyProps) {
  return (
    <>
      <p style={{ margin: '0 0 24px', color: INK.encre2 }}>
        {receivedSentence(request, responseTime)}
      </p>
      <RequestTable lines={lines} reference={request.reference} />
      <Button href={replyAddress(email, `Votre demande ${request.reference}`)}>
        Répondre à <bdi>{name}</bdi>
      </Button>
    </>
  );
}

const receivedSentence = ({ receivedAt }: StoredRequest, responseTime: string) =>
  `Reçu le ${writtenDate(receivedAt)}. Le site a promis une réponse dans les ${responseTime}.`;

function writeText(
  subject: string,
  lines: readonly Line[],
  request: StoredRequest,
  responseTime: string,
): string {
  return [
    subject,
    receivedSentence(request, responseTime),
    ...writeLines(lines, request.reference),
    'Pour répondre, répondez à ce message\u00a0: il part directement chez la personne.',
    '',
  ].join('\n\n');
}
