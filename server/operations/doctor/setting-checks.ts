/** Checks the settings as written: mistyped names, the mode, and mail addresses that nobody reads. */
import { editDistance } from '../../../packages/search/edit-distance.ts';
import { type Config, SETTINGS } from '../../config.ts';
import type { Examined, Finding } from '../../health/check.ts';
import type { Mailboxes } from './read-mailboxes.ts';

/** Known variables of an env file that are not the site's own. */
const BESIDE = /^(?:CONTENT_TOKEN$|DOMAIN$|NODE_|MALLOC_|TZ$|LANG$|UV_)/;

/** Reports unknown variables: any of `.env`, and exported ones whose name is nearly that of a setting. */
export async function variablesFinding({ written, exported }: Examined): Promise<Finding> {
  const isStrange = (name: string) => !SETTINGS.includes(name) && !BESIDE.test(name);
  const places = [
    { place: '.env', names: written.filter(isStrange) },
    {
      place: 'L’environnement',
      names: exported.filter((name) => isStrange(name) && !written.includes(name) && meant(name)),
    },
  ].filter(({ names }) => names.length > 0);
  if (places.length === 0) return { state: 'good', says: 'Tous les réglages sont connus.' };
  const sentences = places.map(
    ({ place, names }) =>
      `${place} règle ce que le site ne connaît pas\u00a0: ${names.slice(0, 10).map(withMeant).join(', ')}.`,
  );
  return {
    state: 'watch',
    says: sentences.join(' '),
    advice: 'Une faute de frappe, sans doute\u00a0: .env.example a tous les noms.',
  };
}

function withMeant(name: string): string {
  const setting = meant(name);
  return setting ? `${name} (${setting}\u00a0?)` : name;
}

/**
 * Returns the setting whose name was mistyped; short names may differ less, because other programs have similar ones.
 */
function meant(name: string): string | undefined {
  const most = name.length < 8 ? 1 : 2;
  return SETTINGS.find((setting) => editDistance(name, setting, most) <= most);
}

export async function addressesFinding(
  { from, address }: Mailboxes,
  { origin }: Config,
): Promise<Finding> {
  const invented = [from, address].filter((mailbox) => /\.example$/i.test(mailbox));
  if (invented.length === 0) return { state: 'good', says: `De ${from}, à ${address}.` };
  return {
    state: origin?.startsWith('https:') ? 'failed' : 'watch',
    says: `${[...new Set(invented)].join(' et ')} est une adresse de démonstration\u00a0: personne ne la lit.`,
    advice: 'Écrivez la vôtre dans les réglages du studio, ou dans MAIL_FROM et MAIL_TO.',
  };
}

/** Whether a public site runs as one in development. */
export async function modeFinding({ config: { mode, origin } }: Examined): Promise<Finding> {
  return mode === 'production' || !origin?.startsWith('https:')
    ? { state: 'good', says: `NODE_ENV=${mode}` }
    : {
        state: 'failed',
        says: 'Un site public tourne en mode de développement.',
        advice: 'Enlevez NODE_ENV, ou réglez-le sur production.',
      };
}
