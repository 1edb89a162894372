/** The words when there is no room for a request: to its sender, and to the agency. */
import type { Alarm } from '../alarms/alarm-words.ts';
import { secondsToTomorrow } from './daily-counts.ts';
import type { QuotaExceeded } from './quotas.ts';

/** The refusal of a request for want of room: nothing is wrong with it, and it is handed back. */
export function noRoom({ of }: QuotaExceeded, at: Date) {
  switch (of) {
    case 'network':
      return {
        status: 429,
        retryAfter: secondsToTomorrow(at),
        message:
          'Votre réseau a déjà beaucoup envoyé aujourd’hui. Votre texte est toujours là\u00a0: réessayez demain, ou écrivez-nous par e-mail.',
      } as const;
    case 'all':
      return {
        status: 503,
        retryAfter: secondsToTomorrow(at),
        message:
          'Le site a reçu tout ce qu’il peut garder en un jour. Votre texte est toujours là\u00a0: réessayez demain, ou écrivez-nous par e-mail.',
      } as const;
    case 'disk':
      return {
        status: 503,
        retryAfter: UNTIL_THERE_IS_SPACE,
        message:
          'Le site manque de place pour recevoir un fichier. Votre texte est toujours là\u00a0: réessayez dans une heure, ou envoyez votre CV par e-mail.',
      } as const;
  }
}

/** The time until the sender may try again: a person has to make room first. */
const UNTIL_THERE_IS_SPACE = 60 * 60; // s

export const QUOTA_ALARMS: Readonly<Record<QuotaExceeded['of'], Alarm>> = {
  network: {
    reason: 'quota_network',
    title: 'Un réseau a envoyé plus que sa part',
    text: 'Depuis un même réseau, le site a reçu aujourd’hui plus de messages ou de CV que ce qu’il accepte d’un seul. Les envois suivants de ce réseau sont refusés jusqu’à demain\u00a0; ceux des autres arrivent normalement. Ce qui a été reçu est dans Demandes.',
  },
  all: {
    reason: 'quota_all',
    title: 'Le site a reçu tout ce qu’il garde en un jour',
    text: 'Le site a reçu aujourd’hui plus de messages et de CV qu’il n’en garde en un jour. Les envois suivants sont refusés jusqu’à demain, et leurs auteurs invités à vous écrire par e-mail. Si ce sont de vraies demandes, la limite se relève avec le réglage DAILY_INTAKE_MB.',
  },
  disk: {
    reason: 'disk_space',
    title: 'Le disque du site est presque plein',
    text: 'Il ne reste presque plus de place sur le disque du site. Les CV sont refusés jusqu’à ce qu’il y en ait de nouveau\u00a0; les messages arrivent encore. Libérez de la place, ou agrandissez le disque.',
  },
};
