import type { Integrity } from '../integrity.ts';
import type { Finding } from './check.ts';
import { ago } from './written-figures.ts';

const DAY = 24 * 60 * 60_000; // ms
/** The age of the oldest check to be watched: each part is checked once a day, and one round may be missed. */
const CHECKED_TO_WATCH = 2 * DAY;
/** The age of a process that should have checked everything once: ten gigabytes take a quarter of an hour. */
const FIRST_CHECK_TO_WATCH = DAY;

/** The parts that are no file with a name of its own. */
const PART_NAMES: Readonly<Record<string, string>> = {
  assets: 'images et fichiers',
  attachments: 'pièces jointes',
};

const LOG_SAYS_WHY = 'Le journal du site dit pourquoi («\u00a0integrity was not checked\u00a0»).';

type Looked = Integrity & {
  startedAt: Date;
  /** Whether the content is in PostgreSQL, and what is here a copy of it. */
  sharesContent?: boolean;
};

/** Whether what the installation keeps is whole, and whether that is still being checked. */
export function integrityFinding(
  { damage, unchecked, checkedAt, startedAt, sharesContent = false }: Looked,
  now: Date,
): Finding {
  if (damage.length > 0) {
    const names = damage.slice(0, 3).map(({ name }) => name);
    const others = damage.length > names.length ? ` et ${damage.length - names.length} autres` : '';
    return {
      state: 'failed',
      says: `Données abîmées\u00a0: ${names.join(', ')}${others}. Le reste du site est servi.`,
      advice:
        sharesContent && names.includes('content.sqlite')
          ? 'content.sqlite n’est ici qu’une copie\u00a0: arrêtez ce processus, supprimez-la de son DATA_DIR et redémarrez-le. Elle est refaite.'
          : 'Restaurez-les depuis une sauvegarde (npm run restore), ou importez-les à nouveau.',
    };
  }
  if (unchecked.length > 0) {
    const parts = unchecked.map((part) => PART_NAMES[part] ?? part).join(', ');
    return {
      state: 'watch',
      says: `La dernière vérification n’a pas abouti pour\u00a0: ${parts}.`,
      advice: `${LOG_SAYS_WHY} Elle est refaite chaque jour.`,
    };
  }
  if (checkedAt === undefined) {
    return now.getTime() - startedAt.getTime() < FIRST_CHECK_TO_WATCH
      ? { state: 'good', says: 'Première vérification en cours.' }
      : {
          state: 'watch',
          says: `La première vérification, commencée ${ago(startedAt, now)}, n’est pas finie.`,
          advice: LOG_SAYS_WHY,
        };
  }
  const at = new Date(checkedAt);
  const says = `Tout a été relu sans erreur, ${ago(at, now)}.`;
  return now.getTime() - at.getTime() < CHECKED_TO_WATCH
    ? { state: 'good', says }
    : {
        state: 'watch',
        says,
        advice: 'La vérification quotidienne ne se fait plus\u00a0: redémarrez le site.',
      };
}
