/** To the agency: everything the visitor wrote, and a button to answer. */
import { z } from 'zod';
import type { StoredRequest } from '../deliveries/delivery.ts';
import type { FormDescription, FormField } from '../forms/form-description.ts';
import type { Compose } from './compose.ts';
import { Button, INK, renderMail } from './mail-layout.tsx';
import { writtenDate } from './written-date.ts';

const NOT_GIVEN = 'non précisé';

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

type Line = { name: string; noun: string; value: string; long: boolean };

function linesOf(form: FormDescription, request: StoredRequest): Line[] {
  return Object.entries<FormField>(form.fields).map(([name, field]) => ({
    name,
    noun: field.noun,
    value: request.fields[name] ?? '',
    long: field.element === 'textarea',
  }));
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
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        style={{ marginBottom: 28, borderBottom: `1px solid ${INK.sable}` }}
      >
        <tbody>
          {lines.map((line) => (
            <Row key={line.name} noun={line.noun}>
              <Value line={line} />
            </Row>
          ))}
          <Row noun="Référence">{request.reference}</Row>
        </tbody>
      </table>
      <Button href={replyAddress(email, request.reference)}>
        Répondre à <bdi>{name}</bdi>
      </Button>
    </>
  );
}

function Row({ noun, children }: { noun: string; children: React.ReactNode }) {
  const cell = { padding: '10px 0', borderTop: `1px solid ${INK.sable}` } as const;
  return (
    <tr>
      <td width="120" valign="top" style={{ ...cell, color: INK.encre2, fontSize: 15 }}>
        {noun}
      </td>
      <td valign="top" style={{ ...cell, overflowWrap: 'anywhere' }}>
        {children}
      </td>
    </tr>
  );
}

function Value({ line }: { line: Line }) {
  if (line.value === '') return <span style={{ color: INK.encre2 }}>{NOT_GIVEN}</span>;
  if (line.long)
    return <div style={{ whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext' }}>{line.value}</div>;
  return <bdi>{line.value}</bdi>;
}

const receivedSentence = ({ receivedAt }: StoredRequest, responseTime: string) =>
  `Reçu le ${writtenDate(receivedAt)}. Le site a promis une réponse dans les ${responseTime}.`;

function writeText(
  subject: string,
  lines: readonly Line[],
  request: StoredRequest,
  responseTime: string,
): string {
  const short = lines.filter((line) => !line.long);
  const long = lines.filter((line) => line.long);
  return [
    subject,
    receivedSentence(request, responseTime),
    [
      ...short.map((line) => `${line.noun}\u00a0: ${line.value || NOT_GIVEN}`),
      `Référence\u00a0: ${request.reference}`,
    ].join('\n'),
    ...long.map((line) => `${line.noun}\n\n${line.value || NOT_GIVEN}`),
    'Pour répondre, répondez à ce message\u00a0: il part directement chez la personne.',
    '',
  ].join('\n\n');
}

/** Mail programs split `mailto:` at `?`, `&` and `,`: everything a visitor wrote is escaped. */
function replyAddress(email: string, reference: string): string {
  const subject = encodeURIComponent(`Votre demande ${reference}`);
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`;
}
