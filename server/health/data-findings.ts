/** Explains the records of backups, restore drills and integrity checks to the agency. */
import { writtenSize } from '../../packages/kit/french/written-size.ts';
import type { Integrity } from '../integrity.ts';
import type { BackupRecord, DrillRecord } from './backup-record.ts';
import type { Finding } from './check.ts';
import { ago } from './written-figures.ts';

const DAY = 24 * 60 * 60_000; // ms
/** The age of a backup at which one night was missed. */
const BACKUP_TO_WATCH = 2 * DAY;
const BACKUP_TOO_OLD = 7 * DAY;
/** The drill is weekly; a day more for a site that was stopped. */
const DRILL_TO_WATCH = 8 * DAY;

export function backupFinding(record: BackupRecord | undefined, now: Date): Finding {
  if (!record) {
    return {
      state: 'watch',
      says: 'Aucune sauvegarde n’a encore été faite.',
      advice:
        'Programmez «\u00a0npm run backup\u00a0» chaque nuit, et gardez-en une copie ailleurs.',
    };
  }
  const madeAt = new Date(record.madeAt);
  const age = now.getTime() - madeAt.getTime();
  if (age < -DAY) return DATED_AHEAD;
  const says = `Faite ${ago(madeAt, now)}, ${writtenSize(record.bytes)}.`;
  if (age < BACKUP_TO_WATCH) return { state: 'good', says };
  return {
    state: age < BACKUP_TOO_OLD ? 'watch' : 'failed',
    says,
    advice:
      'La sauvegarde programmée ne passe plus\u00a0: lancez «\u00a0npm run backup\u00a0» et lisez ce qu’elle dit.',
  };
}

const DATED_AHEAD: Finding = {
  state: 'watch',
  says: 'La dernière sauvegarde est datée de l’avenir\u00a0: l’horloge était fausse quand elle a été faite.',
  advice: 'Une fois l’horloge à l’heure, faites une nouvelle sauvegarde (npm run backup).',
};

export function drillFinding(
  drill: DrillRecord | undefined,
  backup: BackupRecord | undefined,
  now: Date,
): Finding {
  if (!drill) {
    return backup
      ? { state: 'good', says: 'Le premier essai se fera dans l’heure.' }
      : { state: 'watch', says: 'Il faut d’abord une sauvegarde.' };
  }
  const at = new Date(drill.at);
  if (drill.failure !== undefined) {
    return {
      state: 'failed',
      says: `La sauvegarde n’a pas pu être restaurée, ${ago(at, now)}\u00a0: ${drill.failure}.`,
      advice:
        'Faites une nouvelle sauvegarde (npm run backup)\u00a0: elle sera essayée dans l’heure.',
    };
  }
  const says = `Une sauvegarde a été restaurée à côté et vérifiée, ${ago(at, now)}.`;
  return now.getTime() - at.getTime() < DRILL_TO_WATCH
    ? { state: 'good', says }
    : {
        state: 'watch',
        says,
        advice:
          'L’essai hebdomadaire ne se fait plus\u00a0: vérifiez que la dernière sauvegarde est toujours à sa place.',
      };
}

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
  /** Whether the content is in PostgreSQL, and the local file a copy of it. */
  sharesContent?: boolean;
};

/** Whether the installation's data are undamaged, and whether they are still being checked. */
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
