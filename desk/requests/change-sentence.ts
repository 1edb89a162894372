import type { AuditPage } from '../../inbox/contract/access.ts';
import { AREA_WORDS, AREAS } from '../../inbox/contract/areas.ts';
import type { RequestDetail } from '../../inbox/contract/requests.ts';
import { codesOf, STAGE_WORDS, STATUS_WORDS, type Word } from '../../inbox/contract/states.ts';
import type { Access, Change } from '../../inbox/contract/words.ts';
import { channelName } from './delivery-words.ts';

type Entry = AuditPage['items'][number];

/** Names the person who made a change, as a sentence begins. */
export function changeAuthor({ action, actor }: RequestDetail['history'][number]): string {
  return actor?.name ?? (action === 'withdrawn' ? 'L’expéditeur' : 'Le site');
}

/** Returns the sentence about a change, to follow the name of the person who made it, without a full stop. */
export function changeSentence({ action, details }: Pick<Entry, 'action' | 'details'>): string {
  return SENTENCES[action](details);
}

const SENTENCES: Readonly<Record<Change | Access, (details: Entry['details']) => string>> = {
  entered_by_hand: () => 'a noté cet appel',
  status_changed: ({ to }) => `a passé le statut à ${labelOf(STATUS_WORDS, to)}`,
  stage_changed: ({ to }) => `a passé l’étape à ${labelOf(STAGE_WORDS, to)}`,
  assigned: ({ to }) => (to ? `a confié la demande à ${to}` : 'a retiré le responsable'),
  note_added: ({ mentioned }) =>
    `a écrit une note${mentioned ? ` et y a mentionné ${mentioned}` : ''}`,
  note_erased: () => 'a effacé une note',
  quarantined: () => 'a mis la demande dans les indésirables',
  released: () => 'a remis la demande dans sa boîte',
  believed: ({ reason }) =>
    `n’a pas mis cette demande de côté, malgré son allure d’envoi publicitaire\u00a0: ${BELIEFS[String(reason)] ?? 'l’équipe en avait remis de semblables'}`,
  comment_approved: () => 'a publié le commentaire',
  comment_refused: () => 'a refusé le commentaire',
  comment_answered: () => 'a répondu au commentaire, sous l’article',
  comment_answer_edited: () => 'a modifié la réponse au commentaire',
  comment_answer_withdrawn: () => 'a retiré la réponse au commentaire',
  delivery_resent: ({ channel }) =>
    `a relancé l’envoi «\u00a0${channelName(String(channel ?? ''))}\u00a0»`,
  withdrawn: () => 'a retiré sa demande',
  attachment_released: () => 'a autorisé le téléchargement du CV',
  answered: () => 'a répondu par e-mail',
  answer_planned: () => 'a prévu une réponse',
  planned_answer_left: ({ author }) => `a envoyé la réponse que ${author} avait prévue`,
  answer_cancelled: () => 'a annulé une réponse avant son départ',
  request_opened: () => 'a ouvert une demande',
  follow_up_set: () => 'a fixé le jour où reprendre une demande',
  follow_up_removed: () => 'a retiré son rappel sur une demande',
  attachment_downloaded: () => 'a téléchargé un CV',
  requests_exported: ({ area }) => `a exporté la liste «\u00a0${areaName(area)}\u00a0»`,
  subscriptions_exported: () => 'a exporté la liste de la newsletter',
  unsubscribed_by_hand: () => 'a désinscrit une adresse de la newsletter',
  mailing_ordered: ({ subject }) => `a demandé l’envoi de la lettre «\u00a0${subject}\u00a0»`,
  mailing_stopped: ({ subject, sent, recipients }) =>
    `a arrêté l’envoi de la lettre «\u00a0${subject}\u00a0», à ${sent} sur ${recipients}`,
  erasure_previewed: () => 'a regardé ce qu’un effacement emporterait',
  erased: () => 'a effacé une personne',
  retention_applied: () => 'a effacé ce dont la durée de conservation est passée',
  template_saved: () => 'a enregistré un modèle de réponse',
  template_removed: () => 'a retiré un modèle de réponse',
  webhook_added: ({ host }) => `a ajouté un webhook vers ${host}`,
  webhook_changed: ({ host }) => `a modifié le webhook vers ${host}`,
  webhook_turned_on: ({ host }) => `a mis en marche le webhook vers ${host}`,
  webhook_turned_off: ({ host }) => `a arrêté le webhook vers ${host}`,
  webhook_secret_replaced: ({ host }) => `a remplacé le secret du webhook vers ${host}`,
  webhook_removed: ({ host }) => `a supprimé le webhook vers ${host}`,
};

/** The reasons for which the site believed a request: what the team had done before. */
const BELIEFS: Readonly<Record<string, string>> = {
  sender: 'l’équipe a déjà répondu à cette personne, ou remis un de ses messages dans sa boîte',
  words: 'l’équipe a remis dans sa boîte un message qui emploie les mêmes mots',
  sites: 'l’équipe a remis dans sa boîte un message qui renvoie vers les mêmes sites',
};

type Named = string | number | null | undefined;

function labelOf<Code extends string>(words: Readonly<Record<Code, Word>>, name: Named): string {
  const code = codesOf(words).find((candidate) => candidate === name);
  return `«\u00a0${code ? words[code].label : name}\u00a0»`;
}

function areaName(name: Named): string {
  const area = AREAS.find((candidate) => candidate === name);
  return area ? AREA_WORDS[area].label : 'Toutes';
}
