/**
 * The notification of a colleague about a request: it is assigned to them, a note mentions them, or their follow-up is
 * due. It names the sender and links to the request; neither its text nor a note leaves the desk.
 */
import type { StoredRequest } from '../deliveries/delivery.ts';
import { ofName } from '../forms/elision.ts';
import { kindName } from '../kinds/kinds.ts';
import { promisedSentence } from '../promises/written-promise.ts';
import { senderOf } from '../sender.ts';
import { operatorAddress, ownListAddress } from './after-answering.tsx';
import type { Compose, Reader } from './compose.ts';
import { Aside, Button, Paragraph, Plate, renderMail } from './mail-layout.tsx';
import { writtenDate } from './written-date.ts';

export const composeAssignment = composeToColleague((request, { by, covers }) => {
  const who = by ?? 'L’équipe';
  return covers > 1
    ? {
        subject: `${who} vous confie ${covers} demandes`,
        says: 'Elles sont à votre nom dans Demandes, avec la date à laquelle chacune attend sa réponse.',
      }
    : {
        subject: `${who} vous confie la demande ${ofName(nameOf(request))}`,
        says: `Vous en êtes responsable.${promisedSentence(request.dueAt)}`,
      };
});

export const composeMention = composeToColleague((request, { by }) => ({
  subject: `${by ?? 'L’équipe'} vous mentionne\u00a0: demande ${ofName(nameOf(request))}`,
  says: 'Une note pour vous se trouve dans le suivi de cette demande.',
}));

export const composeFollowUp = composeToColleague((request) => ({
  subject: `À reprendre\u00a0: demande ${ofName(nameOf(request))}`,
  says: 'Vous vouliez que cette demande vous soit rappelée. Elle reste en vue, sous «\u00a0À reprendre\u00a0», jusqu’à ce que vous retiriez ou déplaciez le rappel.',
}));

type Words = { subject: string; says: string };

function composeToColleague(
  wordsOf: (request: StoredRequest, reader: Pick<Reader, 'by' | 'covers'>) => Words,
): Compose {
  return (request, agency, _links, _now, reader) => {
    if (!reader) throw new Error('a mail to a colleague without one');
    const { subject, says } = wordsOf(request, reader);
    const several = reader.covers > 1;
    const href = several ? ownListAddress(request, agency) : operatorAddress(request, agency);
    const gesture = several ? 'Voir mes demandes' : 'Ouvrir la demande';
    const what = several ? undefined : `${kindName(request.kind)} ${ofName(nameOf(request))}`;
    const since = `Référence ${request.reference}, reçue le ${writtenDate(request.receivedAt)}`;
    const why =
      'Ce message vous est écrit par le site, et n’est que pour vous. Pour répondre à la personne, ouvrez la demande.';
    return {
      from: { name: agency.name, address: agency.from },
      to: reader.mailbox,
      replyTo: { name: agency.name, address: agency.address },
      subject,
      text: [subject, what && `${what}\n${since}`, says, `${gesture}\u00a0:\n${href}`, why]
        .filter(Boolean)
        .join('\n\n'),
      html: renderMail({
        title: subject,
        preview: what ?? says,
        agency,
        children: (
          <>
            {what && (
              <Plate noun={since}>
                <bdi style={{ color: agency.brand.colors.encre }}>{what}</bdi>
              </Plate>
            )}
            <Paragraph>{says}</Paragraph>
            <Button href={href}>{gesture}</Button>
            <Aside>{why}</Aside>
          </>
        ),
      }),
      automatic: true,
    };
  };
}

function nameOf({ fields, reference }: StoredRequest): string {
  const { name, email } = senderOf(fields);
  return name || email || reference;
}
