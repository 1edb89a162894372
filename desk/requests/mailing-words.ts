/** The sending of an issue in sentences, for its document and for the newsletter's desk. */
import type { Mailing } from '../../inbox/contract/mailings.ts';
import { duration, moment } from '../ui/written-time.ts';

export function mailingSentence(mailing: Mailing, now = Date.now()): string {
  const { state, startsAt, endedAt, orderedBy, recipients, sent, waiting, perMinute } = mailing;
  switch (state) {
    case 'scheduled':
      return `Programmée par ${orderedBy}\u00a0: elle part ${moment(startsAt, now)}.`;
    case 'sending':
      return `${figure(sent)} sur ${figure(recipients)} parties. Encore environ ${duration(
        (waiting * 60_000) / perMinute,
      )}.${others(mailing)}`;
    case 'sent':
      return `Envoyée ${moment(endedAt ?? startsAt, now)} par ${orderedBy}, à ${people(sent)}.${others(mailing)}`;
    case 'stopped':
      return `Arrêtée ${moment(endedAt ?? startsAt, now)}, après ${figure(sent)} lettres sur ${figure(recipients)}. Elle ne repartira pas.${others(mailing)}`;
  }
}

/** Lists refused and unsubscribed letters; a count of zero is left out. */
function others({ refused, unsubscribed }: Mailing): string {
  const parts = [
    refused > 0 && `${figure(refused)}\u00a0${refused === 1 ? 'refusée' : 'refusées'}`,
    unsubscribed > 0 &&
      `${figure(unsubscribed)}\u00a0${unsubscribed === 1 ? 'désinscription' : 'désinscriptions'} depuis`,
  ].filter(Boolean);
  return parts.length > 0 ? ` ${parts.join(', ')}.` : '';
}

function people(count: number): string {
  return count === 1 ? '1\u00a0personne' : `${figure(count)}\u00a0personnes`;
}

function figure(count: number): string {
  return count.toLocaleString('fr-FR');
}
