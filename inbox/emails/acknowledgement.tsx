/** The acknowledgements to the sender of a contact form and to a candidate: see `receipt.tsx`. */
import { z } from 'zod';
import { OTHER_SUBJECT } from '../forms/choices.ts';
import { promiseSentence } from '../promises/written-promise.ts';
import type { Compose } from './compose.ts';
import { writeReceipt } from './receipt.tsx';
import { writtenDate } from './written-date.ts';

const recipient = z.object({ email: z.string(), service: z.string().default('') });

/** The texts for the sender, and for a person whose address was typed by mistake. */
type Telling = {
  title: string;
  what: string;
  how: string;
  notYou: string;
  /** Whether they saw their piece set: who called saw no page. */
  piece: boolean;
};

const WRITTEN: Telling = {
  title: 'Votre message est bien arrivé',
  what: 'Votre message',
  how: 'est arrivé chez',
  notYou: 'Vous n’avez rien envoyé\u202f? Quelqu’un a sans doute tapé votre adresse par erreur.',
  piece: true,
};

/** The words to a person who called, and whose request was entered for them. */
export const CALLED: Telling = {
  title: 'Votre demande est bien notée',
  what: 'Votre demande par téléphone',
  how: 'a été notée par',
  notYou: 'Vous n’avez pas appelé\u202f? Votre adresse a sans doute été notée par erreur.',
  piece: false,
};

/** Writes the receipt, which quotes a subject only where the agency offers it: others may be a stranger's words. */
export function composeAcknowledgement(telling = WRITTEN): Compose {
  return (request, agency, links, now, _reader, rosette) => {
    const { email, service } = recipient.parse(request.fields);
    const isOffered = service !== OTHER_SUBJECT && agency.choices.service.includes(service);
    const about = isOffered ? ` (${service})` : '';
    return writeReceipt(request, { to: email, replyTo: agency.address }, agency, links, {
      title: telling.title,
      arrived: `${telling.what}${about} ${telling.how} ${agency.name} le ${writtenDate(request.receivedAt)}.`,
      promise: promiseSentence(request.dueAt, now),
      wishes: [],
      addSomething:
        'Un détail à ajouter, un fichier à joindre\u202f? Répondez simplement à ce message.',
      open: 'Voir ma demande',
      notYou: telling.notYou,
      ...(telling.piece && { piece: { rosette } }),
    });
  };
}

const candidate = z.object({ email: z.string() });

/** The sentence about a file that is stored but not mailed to the recruiter. */
const SEND_A_PDF =
  'Une chose encore\u00a0: votre CV est bien arrivé, mais son format ne s’ouvre pas en toute sécurité. Répondez à ce message avec un PDF simple, et nous le lirons aussitôt.';

/** Writes the receipt of an application, to which a candidate may answer the job's own contact. */
export const composeApplicationAcknowledgement: Compose = (
  request,
  agency,
  links,
  now,
  _reader,
  rosette,
) => {
  const { email } = candidate.parse(request.fields);
  const { about, attachment } = request;
  // Quoting the job's title is safe: it is the agency's own text.
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
