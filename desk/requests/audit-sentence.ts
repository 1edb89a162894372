import type { AuditPage } from '../../inbox/contract/access.ts';
import { AREA_WORDS, AREAS } from '../../inbox/contract/areas.ts';
import { changeSentence } from './change-sentence.ts';

/** The sentence of an audit entry, after the name of the person who acted. */
export function auditSentence({
  id,
  at,
  actor,
  action,
  details,
}: AuditPage['items'][number]): string {
  switch (action) {
    case 'request_opened':
      return 'a ouvert une demande.';
    case 'follow_up_set':
      return 'a fixé le jour où reprendre une demande.';
    case 'follow_up_removed':
      return 'a retiré son rappel sur une demande.';
    case 'attachment_downloaded':
      return 'a téléchargé un CV.';
    case 'requests_exported':
      return `a exporté la liste «\u00a0${areaName(details.area)}\u00a0».`;
    case 'subscriptions_exported':
      return 'a exporté la liste de la newsletter.';
    case 'unsubscribed_by_hand':
      return 'a désinscrit une adresse de la newsletter.';
    case 'mailing_ordered':
      return `a demandé l’envoi de la lettre «\u00a0${details.subject}\u00a0».`;
    case 'mailing_stopped':
      return `a arrêté l’envoi de la lettre «\u00a0${details.subject}\u00a0», à ${details.sent} sur ${details.recipients}.`;
    case 'erasure_previewed':
      return 'a regardé ce qu’un effacement emporterait.';
    case 'erased':
      return 'a effacé une personne.';
    case 'retention_applied':
      return 'a effacé ce dont la durée de conservation est passée.';
    case 'template_saved':
      return 'a enregistré un modèle de réponse.';
    case 'template_removed':
      return 'a retiré un modèle de réponse.';
    case 'webhook_added':
      return `a ajouté un webhook vers ${details.host}.`;
    case 'webhook_changed':
      return `a modifié le webhook vers ${details.host}.`;
    case 'webhook_turned_on':
      return `a mis en marche le webhook vers ${details.host}.`;
    case 'webhook_turned_off':
      return `a arrêté le webhook vers ${details.host}.`;
    case 'webhook_secret_replaced':
      return `a remplacé le secret du webhook vers ${details.host}.`;
    case 'webhook_removed':
      return `a supprimé le webhook vers ${details.host}.`;
    default:
      return `${changeSentence({ id, at, actor, action, details })}.`;
  }
}

function areaName(name: string | number | null | undefined): string {
  const area = AREAS.find((candidate) => candidate === name);
  return area ? AREA_WORDS[area].label : 'Toutes';
}
