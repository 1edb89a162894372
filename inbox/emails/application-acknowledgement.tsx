/** The acknowledgement to the candidate: see `receipt.tsx`. */
import { z } from 'zod';
import { promiseSentence } from '../promises/written-promise.ts';
import type { Compose } from './compose.ts';
import { writeReceipt } from './receipt.tsx';
import { writtenDate } from './written-date.ts';

const recipient = z.object({ email: z.string() });

/** The sentence about a file that is kept but not mailed to the recruiter. */
const SEND_A_PDF =
  'Une chose encore\u00a0: votre CV est bien arrivé, mais son format ne s’ouvre pas en toute sécurité. Répondez à ce message avec un PDF simple, et nous le lirons aussitôt.';

export const composeApplicationAcknowledgement: Compose = (
  request,
  agency,
  links,
  now,
  _reader,
  rosette,
) => {
  const { email } = recipient.parse(request.fields);
  const { about, attachment } = request;
  // The job's title is the agency's own text.
  const what = about
    ? `Votre candidature au poste «\u00a0${about.title}\u00a0»`
    : 'Votre candidature';
  const contact = z.email().safeParse(about?.contactEmail);
  const replyTo = contact.success ? contact.data : agency.address;
  return writeReceipt(request, { to: email, replyTo }, agency, links, {
    title: 'Votre candidature est bien arrivée',
    arrived: `${what} est arrivée chez ${agency.name} le ${writtenDate(request.receivedAt)}.`,
    promise: promiseSentence(request.dueAt, now, request.dueAt && ', oui ou non'),
    wishes: attachment && attachment.verdict !== 'clean' ? [SEND_A_PDF] : [],
    addSomething:
      'Un lien, un travail à montrer, une précision\u202f? Répondez simplement à ce message.',
    open: 'Voir ma candidature',
    notYou: 'Vous n’avez pas postulé\u202f? Quelqu’un a sans doute tapé votre adresse par erreur.',
    piece: { rosette },
  });
};
