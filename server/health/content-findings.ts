/** Explains to the agency how old the content is that visitors see. */
import type { PageHealth } from '../pages/cached-pages.ts';
import type { Finding, Running } from './check.ts';
import { ago } from './written-figures.ts';

const MINUTE = 60_000; // ms
/** The age of the last read to be watched: content is read each minute, but `Retry-After` may ask for five. */
const READ_TO_WATCH = 6 * MINUTE;
/** The age of the last read that is a failure: an editor who published an hour ago and sees nothing is right. */
const READ_TOO_LONG_AGO = 60 * MINUTE;

/** Whether content can be read now. */
export async function contentFinding({ reader, pages, now }: Running): Promise<Finding> {
  try {
    await reader.client.fetch('*[_type == "settings"][0]._id');
    return { state: 'good', says: 'Le contenu se lit normalement.' };
  } catch {
    const { lastRead } = pages.health();
    const last =
      lastRead === undefined ? '' : ` (dernière lecture ${ago(new Date(lastRead), now())})`;
    return {
      state: 'failed',
      says: `Le service de contenu ne répond plus${last}\u00a0: les visiteurs voient les dernières copies des pages.`,
      advice: 'Vérifiez le service de contenu\u00a0; s’il est hébergé, sa page d’état.',
    };
  }
}

/** Whether the agency has entered the number under which its data processing is declared to the CNDP (law 09-08). */
export function declarationFinding(number: string | null): Finding {
  return number?.trim()
    ? {
        state: 'good',
        says: `Le traitement des données est déclaré, sous le numéro ${number.trim()}.`,
      }
    : {
        state: 'watch',
        says: 'La politique de confidentialité n’a pas de numéro de déclaration à la CNDP.',
        advice:
          'Avant d’ouvrir le site aux visiteurs, déclarez les traitements à la CNDP, puis saisissez le numéro\u00a0: Contenus, Informations légales, Confidentialité.',
      };
}

type ContentAge = Pick<PageHealth, 'lastRead' | 'lastRenewed' | 'lastNotRenewed'> & {
  startedAt: Date;
};

/**
 * Whether pages show the current content, judged by when content was last read and pages were last rendered from it.
 */
export function contentAgeFinding(
  { lastRead, lastRenewed, lastNotRenewed, startedAt }: ContentAge,
  now: Date,
): Finding {
  const read =
    lastRead === undefined
      ? `Le contenu n’a pas encore été lu depuis le démarrage du site, ${ago(startedAt, now)}\u00a0;`
      : `Le contenu a été lu ${ago(new Date(lastRead), now)}\u00a0;`;
  const says =
    lastRenewed === undefined
      ? `${read} aucune page n’a encore été renouvelée depuis le démarrage.`
      : `${read} des pages ont été renouvelées ${ago(new Date(lastRenewed), now)}.`;
  const age = now.getTime() - (lastRead ?? startedAt.getTime());
  if (age >= READ_TO_WATCH) {
    return {
      state: age < READ_TOO_LONG_AGO ? 'watch' : 'failed',
      says,
      advice:
        'Ce qui a été publié depuis ne se voit pas encore\u00a0: vérifiez le service de contenu.',
    };
  }
  const isStuck = (lastNotRenewed ?? 0) > (lastRenewed ?? 0);
  return isStuck
    ? {
        state: 'watch',
        says: `${says} La dernière page demandée n’a pas pu l’être.`,
        advice:
          'Si cela dure, une page montre un contenu ancien\u00a0: le journal du site dit laquelle et pourquoi.',
      }
    : { state: 'good', says };
}
