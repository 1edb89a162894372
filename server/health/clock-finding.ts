/** Explains the machine's clock to the agency, compared with the certain time. */
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { fullDay } from '../../packages/kit/calendar/written-day.ts';
import type { ClockDoubt } from '../../packages/kit/process/certain-time.ts';
import type { Finding } from './check.ts';

const DAY = 24 * 60 * 60_000; // ms

/** The button by which an administrator says that the clock is right. */
const CONFIRM = 'L’heure du serveur est juste';

export function clockJumpFinding(doubt: ClockDoubt | undefined): Finding {
  if (!doubt) return { state: 'good', says: 'L’horloge du serveur avance comme prévu.' };
  const { ahead, said: clockTime, expected } = doubt;
  const days = Math.round(Math.abs(clockTime.getTime() - expected.getTime()) / DAY);
  const jump = `${new Intl.NumberFormat('fr-FR').format(days)}\u00a0${days === 1 ? 'jour' : 'jours'}`;
  const dates = `elle dit le ${written(clockTime)}, et le site attendait le ${written(expected)}`;
  if (!ahead) {
    return {
      state: 'watch',
      says: `L’horloge du serveur a reculé de ${jump}\u00a0: ${dates}.`,
      advice:
        'Mettez-la à l’heure (timedatectl set-ntp true)\u00a0; si elle l’est, confirmez-le dans Santé du site.',
      confirm: CONFIRM,
    };
  }
  return {
    state: 'failed',
    says: `L’horloge du serveur a avancé d’un coup de ${jump}\u00a0: ${dates}. Rien de ce qui a vieilli d’un coup n’est effacé, publié ni envoyé\u00a0: ni demandes, ni sauvegardes, ni parutions, ni réponses prévues.`,
    advice:
      'Si le serveur était arrêté et que l’heure est juste, confirmez-le dans Santé du site\u00a0; sinon, mettez-la à l’heure (timedatectl set-ntp true). Sans réponse, le site la croit au bout de sept jours de marche.',
    confirm: CONFIRM,
  };
}

function written(date: Date): string {
  return fullDay(dayIn(date));
}
