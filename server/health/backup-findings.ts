/** What the records of backups and restore drills mean for the agency. */
import { writtenSize } from '../../packages/kit/french/written-size.ts';
import type { BackupRecord, DrillRecord } from './backup-record.ts';
import type { Finding } from './check.ts';
import { ago } from './written-figures.ts';

const DAY = 24 * 60 * 60_000; // ms
/** One nightly backup that was missed. */
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
