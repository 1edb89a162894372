/**
 * The mail to the recruiter: the application, the findings in its CV, and the CV itself if it has no active content.
 * One with active content stays in the database: in a mail, one click would open it.
 */
import { z } from 'zod';
import { writtenSize } from '../../packages/kit/french/written-size.ts';
import type { StoredAttachment, StoredRequest } from '../deliveries/delivery.ts';
import { type Line, linesOf } from '../form-lines.ts';
import { ofName } from '../forms/elision.ts';
import type { FormDescription } from '../forms/form-description.ts';
import { promisedSentence } from '../promises/written-promise.ts';
import { FINDINGS } from '../uploads/inspection.ts';
import { AfterAnswering, operatorAddress, writeAfterAnswering } from './after-answering.tsx';
import type { Compose } from './compose.ts';
import { Button, Link, Paragraph, renderMail } from './mail-layout.tsx';
import { readerOf } from './reader.ts';
import { RequestTable, Row, replyAddress, writeLines } from './request-table.tsx';
import { writtenDate } from './written-date.ts';

/** The spontaneous form asks for one name and a position, a job's form for two names. */
const candidate = z.union([
  z
    .object({ name: z.string(), email: z.string(), position: z.string() })
    .transform(({ name, email, position }) => ({ name, email, position })),
  z
    .object({ firstName: z.string(), lastName: z.string(), email: z.string() })
    .transform(({ firstName, lastName, email }) => ({
      name: `${firstName} ${lastName}`,
      email,
      position: '',
    })),
]);

export function composeApplication(form: FormDescription): Compose {
  return (request, agency) => {
    const { name, email, position } = candidate.parse(request.fields);
    const { about, attachment } = request;
    const job = about?.title ?? position;
    const subject = `Candidature\u00a0: ${name}, ${job}`;
    const lines = linesOf(form, request.fields);
    const screen = operatorAddress(request, agency);
    const received = `Reçue le ${writtenDate(request.receivedAt)}.${promisedSentence(request.dueAt)}`;
    const answer = replyAddress(email, `Votre candidature ${request.reference}`);
    return {
      from: { name: agency.name, address: agency.from },
      to: readerOf(request, agency),
      replyTo: { name, address: email },
      subject,
      text: [
        subject,
        received,
        ...(about ? [`${about.title}\n${agency.siteOrigin}${about.path}`] : []),
        ...(attachment ? [`CV\u00a0: ${describeFile(attachment)}`] : []),
        ...writeLines(lines, request.reference),
        writeAfterAnswering(screen),
      ].join('\n\n'),
      html: renderMail({
        title: `Une candidature ${ofName(name)}`,
        preview: `${job}, référence ${request.reference}`,
        agency,
        children: (
          <Body
            {...{ request, lines, received, answer, name, screen }}
            origin={agency.siteOrigin}
          />
        ),
      }),
      automatic: false,
      ...(attachment?.bytes && {
        attachments: [
          {
            name: `CV-${request.reference}.${attachment.extension}`,
            // The media type is generic, so that no mail program opens the file by itself.
            mediaType: 'application/octet-stream',
            bytes: attachment.bytes,
          },
        ],
      }),
    };
  };
}

type BodyProps = {
  request: StoredRequest;
  lines: readonly Line[];
  received: string;
  answer: string;
  name: string;
  screen: string;
  origin: string;
};

function Body({ request, lines, received, answer, name, screen, origin }: BodyProps) {
  const { about, attachment } = request;
  return (
    <>
      <Paragraph>{received}</Paragraph>
      <RequestTable lines={lines} reference={request.reference}>
        {attachment && (
          <Row noun="CV">
            <bdi>{describeFile(attachment)}</bdi>
          </Row>
        )}
        {about && (
          <Row noun="Offre">
            <Link href={`${origin}${about.path}`}>{about.title}</Link>
          </Row>
        )}
      </RequestTable>
      <Button href={answer}>
        Répondre à <bdi>{name}</bdi>
      </Button>
      <AfterAnswering href={screen} />
    </>
  );
}

/** The file and its findings: "CV Salma.pdf (312 Ko)". */
function describeFile({ name, size, verdict, findings, bytes }: StoredAttachment): string {
  const file = `${name} (${writtenSize(size)})`;
  switch (verdict) {
    case 'clean':
      return bytes ? `${file}, joint à ce message.` : `${file}, à télécharger dans Demandes.`;
    case 'unverified':
      return `${file}, à vérifier\u00a0: ce vieux format de Word ne peut pas être contrôlé. Le fichier est gardé en quarantaine, et la personne a été invitée à vous envoyer un PDF.`;
    case 'suspicious': {
      const findingNames = new Intl.ListFormat('fr').format(
        findings.map((finding) => FINDINGS[finding]),
      );
      return `${file}, suspect\u00a0: il contient ${findingNames}. Le fichier est gardé en quarantaine, et la personne a été invitée à vous envoyer un PDF.`;
    }
  }
}
