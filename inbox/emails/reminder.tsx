/** The reminder to the person in charge, or to the team, sent while the agency is open: an answer is owed soon. */

import { spokenMoment } from '../../packages/kit/calendar/spoken-moment.ts';
import { linesOf } from '../form-lines.ts';
import type { FormDescription } from '../forms/form-description.ts';
import { senderOf } from '../sender.ts';
import {
  AfterAnswering,
  AnswerButton,
  operatorAddress,
  writeAfterAnswering,
} from './after-answering.tsx';
import type { Compose } from './compose.ts';
import { Paragraph, Plate, renderMail } from './mail-layout.tsx';
import { readerOf } from './reader.ts';
import { RequestTable, writeLines } from './request-table.tsx';
import { writtenDate } from './written-date.ts';

export function composeReminder(form: FormDescription): Compose {
  return (request, agency, _links, now, reader) => {
    const { receivedAt, reference } = request;
    const sender = senderOf(request.fields);
    const { name, email } = sender;
    const dueAt = request.dueAt ?? receivedAt;
    const late = now >= dueAt;
    const deadline = `le ${spokenMoment(dueAt)}`;
    const title = late ? `${name} attend toujours votre réponse` : `${name} attend votre réponse`;
    const inCharge = request.assignee && !reader ? ` ${request.assignee} en est responsable.` : '';
    const waiting = `Sa demande est arrivée le ${writtenDate(receivedAt)}, et rien ne dit encore qu’elle a été traitée.${inCharge}`;
    const lines = linesOf(form, request.fields);
    const screen = operatorAddress(request, agency);
    const owed = late ? 'Délai dépassé depuis' : 'Réponse promise avant';
    return {
      from: { name: agency.name, address: agency.from },
      to: reader?.mailbox ?? readerOf(request, agency),
      ...(email && { replyTo: { name, address: email } }),
      subject: late
        ? `En retard\u00a0: répondre à ${name}`
        : `Rappel\u00a0: répondre à ${name} avant ${deadline}`,
      text: [
        title,
        `${owed} ${deadline}`,
        waiting,
        ...writeLines(lines, reference),
        writeAfterAnswering(screen, email === ''),
      ].join('\n\n'),
      html: renderMail({
        title,
        preview: `${owed} ${deadline}`,
        agency,
        children: (
          <>
            <Paragraph>{waiting}</Paragraph>
            <Plate noun={owed}>{deadline}</Plate>
            <RequestTable lines={lines} reference={reference} />
            <AnswerButton sender={sender} reference={reference} />
            <AfterAnswering href={screen} byPhone={email === ''} />
          </>
        ),
      }),
      automatic: true,
    };
  };
}
