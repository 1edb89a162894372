/** Checks whether the machine's clock is right, as far as this process can tell. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readClockDoubt } from '../../../packages/kit/process/certain-time.ts';
import { isOfThisMachine } from '../../config.ts';
import type { Examined, Finding } from '../../health/check.ts';
import { clockJumpFinding } from '../../health/clock-finding.ts';
import { ask, wordFailure } from './ask.ts';

const SECOND = 1_000; // ms
/** Codes of authenticator apps are good for thirty seconds before and after. */
const CLOCK_TO_WATCH = 30 * SECOND;
const CLOCK_WRONG = 5 * 60 * SECOND;

const CONFIRM_HERE =
  'Mettez-la à l’heure (timedatectl set-ntp true)\u00a0; si elle l’est, dites-le avec «\u00a0npm run doctor -- --clock-is-right\u00a0» ou dans Santé du site.';

/** Compares the clock with the dates of the site's own files, and with the `Date` of another server, if there is one. */
export async function clockFinding({ directory, options, config }: Examined): Promise<Finding> {
  const { origin } = config;
  const address = options.clock ?? (origin && !isOfThisMachine(origin) ? origin : undefined);
  const doubt = readClockDoubt(directory);
  if (doubt) return { ...clockJumpFinding(doubt), advice: CONFIRM_HERE };
  const now = Date.now();
  const names = await readdir(directory).catch(() => []);
  const dates = await Promise.all(
    names.map((name) =>
      stat(join(directory, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  const ahead = Math.max(0, ...dates) - now;
  if (ahead > CLOCK_TO_WATCH) {
    return {
      state: 'failed',
      says: `Des fichiers du site sont datés de ${inWords(ahead)} dans l’avenir\u00a0: l’horloge a reculé.`,
      advice:
        'Mettez-la à l’heure (timedatectl set-ntp true)\u00a0: les sessions et les codes en dépendent.',
    };
  }
  const here = 'L’horloge s’accorde avec les fichiers du site';
  if (!address) {
    return {
      state: 'good',
      says: `${here}\u00a0; rien d’extérieur ne l’a confirmée (--clock https://… la compare avec un autre serveur).`,
    };
  }
  let date: number;
  try {
    date = Date.parse((await ask(address)).headers.date ?? '');
  } catch (error) {
    return {
      state: 'watch',
      says: `${here}\u00a0; ${address} n’a pas donné l’heure\u00a0: ${wordFailure(error)}.`,
    };
  }
  if (Number.isNaN(date)) {
    return { state: 'watch', says: `${here}\u00a0; ${address} n’a pas donné l’heure.` };
  }
  const apart = Math.abs(Date.now() - date);
  if (apart > CLOCK_TO_WATCH) {
    return {
      state: apart > CLOCK_WRONG ? 'failed' : 'watch',
      says: `L’horloge est à ${inWords(apart)} de celle de ${address}.`,
      advice:
        'Mettez-la à l’heure (timedatectl set-ntp true)\u00a0: les codes de connexion valent trente secondes.',
    };
  }
  return { state: 'good', says: `${here} et avec ${address}.` };
}

function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / SECOND);
  return seconds < 120 ? `${seconds}\u00a0secondes` : `${Math.round(seconds / 60)}\u00a0minutes`;
}
