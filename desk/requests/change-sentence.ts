import type { RequestDetail } from '../../inbox/contract/requests.ts';
import { codesOf, STAGE_WORDS, STATUS_WORDS, type Word } from '../../inbox/contract/states.ts';
import { channelName } from './delivery-words.ts';

/** Who did it, as a sentence begins. */
export function changeAuthor({ action, actor }: RequestDetail['history'][number]): string {
  return actor?.name ?? (action === 'withdrawn' ? 'L’expéditeur' : 'Le site');
}

/** The sentence of a change, after the name of the person who made it. */
export function changeSentence({ action, details }: RequestDetail['history'][number]): string {
  const to = String(details.to ?? '');
  switch (action) {
    case 'entered_by_hand':
      return 'a noté cet appel';
    case 'status_changed':
      return `a passé le statut à «\u00a0${labelOf(STATUS_WORDS, to)}\u00a0»`;
    case 'stage_changed':
      return `a passé l’étape à «\u00a0${labelOf(STAGE_WORDS, to)}\u00a0»`;
    case 'assigned':
      return details.to ? `a confié la demande à ${to}` : 'a retiré le responsable';
    case 'note_added':
      return details.mentioned
        ? `a écrit une note et y a mentionné ${details.mentioned}`
        : 'a écrit une note';
    case 'note_erased':
      return 'a effacé une note';
    case 'quarantined':
      return 'a mis la demande dans les indésirables';
    case 'released':
      return 'a remis la demande dans sa boîte';
    case 'believed':
      return `n’a pas mis cette demande de côté, malgré son allure d’envoi publicitaire\u00a0: ${BELIEFS.get(String(details.reason)) ?? 'l’équipe en avait remis de semblables'}`;
    case 'comment_approved':
      return 'a publié le commentaire';
    case 'comment_refused':
      return 'a refusé le commentaire';
    case 'comment_answered':
      return 'a répondu au commentaire, sous l’article';
    case 'comment_answer_edited':
      return 'a modifié la réponse au commentaire';
    case 'comment_answer_withdrawn':
      return 'a retiré la réponse au commentaire';
    case 'delivery_resent':
      return `a relancé l’envoi «\u00a0${channelName(String(details.channel ?? ''))}\u00a0»`;
    case 'withdrawn':
      return 'a retiré sa demande';
    case 'attachment_released':
      return 'a autorisé le téléchargement du CV';
    case 'answered':
      return 'a répondu par e-mail';
    case 'answer_planned':
      return 'a prévu une réponse';
    case 'planned_answer_left':
      return `a envoyé la réponse que ${details.author} avait prévue`;
    case 'answer_cancelled':
      return 'a annulé une réponse avant son départ';
  }
}

/** The site believed a request because the team had done this before. */
const BELIEFS: ReadonlyMap<string, string> = new Map([
  ['sender', 'l’équipe a déjà répondu à cette personne, ou remis un de ses messages dans sa boîte'],
  ['words', 'l’équipe a remis dans sa boîte un message qui emploie les mêmes mots'],
  ['sites', 'l’équipe a remis dans sa boîte un message qui renvoie vers les mêmes sites'],
]);

function labelOf<Code extends string>(words: Readonly<Record<Code, Word>>, name: string): string {
  const code = codesOf(words).find((candidate) => candidate === name);
  return code ? words[code].label : name;
}
