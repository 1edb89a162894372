/** Checks the site's data: permissions, databases and their version. */
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databasesIn, isNewer, readDataVersion } from '../../data-version.ts';
import type { Examined, Finding, Installation } from '../../health/check.ts';

/** The permission bits of other accounts of the machine. */
const OTHERS = 0o077;

/**
 * Checks whether this process has the rights of the site: a file that another account creates beside the databases, as
 * SQLite does when it reads them, would keep the site from opening them.
 */
export async function strangerFinding(directory: string): Promise<Finding | undefined> {
  const own = process.getuid?.();
  const owner = await stat(directory).then(
    ({ uid }) => uid,
    () => undefined,
  );
  if (own === undefined || owner === undefined || own === owner) return undefined;
  return {
    state: 'failed',
    says: `${directory} est au compte ${owner}, et le diagnostic tourne sous le compte ${own}\u00a0: il n’y touche pas, pour n’y laisser aucun fichier que le site ne pourrait plus écrire.`,
    advice: 'Relancez-le sous le compte du site\u00a0: docs/operator.md donne la commande.',
  };
}

export async function rightsFinding({ directory, stranger }: Examined): Promise<Finding> {
  if (stranger) return stranger;
  let entries: string[];
  try {
    entries = await readdir(directory);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') {
      return {
        state: 'watch',
        says: `${directory} n’existe pas encore\u00a0: le premier démarrage le crée.`,
        advice: 'Si le site a déjà tourné, DATA_DIR mène au mauvais endroit.',
      };
    }
    return {
      state: 'failed',
      says: `${directory} ne peut pas être lu (${code}).`,
      advice: 'Donnez ce dossier au compte du site.',
    };
  }
  const owner = process.getuid?.();
  for (const path of [directory, ...entries.map((entry) => join(directory, entry))]) {
    const stats = await stat(path).catch(() => undefined);
    if (!stats) continue;
    if (owner !== undefined && stats.uid !== owner) {
      return {
        state: 'failed',
        says: `${path} est au compte ${stats.uid}, et non à celui du site (${owner}).`,
        advice: `chown -R ${owner} ${directory}`,
      };
    }
    if ((stats.mode & OTHERS) !== 0) {
      return {
        state: 'watch',
        says: `D’autres comptes de cette machine peuvent lire ${path}.`,
        advice: `Le prochain démarrage le ferme\u00a0; tout de suite\u00a0: chmod -R go= ${directory}`,
      };
    }
  }
  if (owner === 0) {
    return {
      state: 'watch',
      says: 'Le site tourne avec tous les droits de la machine (root).',
      advice: 'Donnez-lui un compte à lui\u00a0: deploy/agency-site.service le montre.',
    };
  }
  return { state: 'good', says: `${directory} est au compte du site, et fermé aux autres.` };
}

export async function versionFinding({ directory, version }: Examined): Promise<Finding> {
  if (databasesIn(directory).length === 0) {
    return { state: 'good', says: 'Il n’y a pas encore de données.' };
  }
  const data = await readDataVersion(directory);
  if (data === version)
    return { state: 'good', says: `Les données sont de la version ${version}.` };
  if (data !== undefined && isNewer(data, version)) {
    return {
      state: 'failed',
      says: `Les données sont de la version ${data}, plus récente que ce programme (${version})\u00a0: il refusera de démarrer.`,
      advice: `Installez la version ${data}, ou restaurez la sauvegarde faite avant cette mise à jour.`,
    };
  }
  return {
    state: 'good',
    says: `Le prochain démarrage passera les données ${data ? `de la version ${data} ` : ''}à la version ${version}, après en avoir fait une sauvegarde.`,
  };
}

export async function databasesFinding({ directory }: Installation): Promise<Finding> {
  const files = databasesIn(directory);
  const failures = files.flatMap((file) => {
    try {
      const database = new DatabaseSync(file, { readOnly: true, timeout: 2_000 });
      database.prepare('select count(*) from sqlite_schema').get();
      database.close();
      return [];
    } catch (error) {
      return [`${basename(file)} (${error instanceof Error ? error.message : error})`];
    }
  });
  if (failures.length > 0) {
    return {
      state: 'failed',
      says: `Illisible\u00a0: ${failures.join(', ')}.`,
      advice: 'Restaurez une sauvegarde\u00a0: npm run restore -- DOSSIER --force',
    };
  }
  if (files.length === 0) return { state: 'good', says: 'Il n’y en a pas encore.' };
  const names = files.map((file) => basename(file)).join(', ');
  return {
    state: 'good',
    says: `Elles s’ouvrent\u00a0: ${names}. Le site les vérifie en entier chaque jour.`,
  };
}

export async function postgresFinding(url: string): Promise<Finding> {
  const { host } = new URL(url);
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const notification = new Promise<boolean>((resolve) => {
      client.once('notification', () => resolve(true));
      setTimeout(() => resolve(false), NOTIFIED_WITHIN);
    });
    await client.query('LISTEN doctor');
    await client.query('NOTIFY doctor');
    if (await notification) return { state: 'good', says: `${host} répond.` };
    return {
      state: 'watch',
      says: `${host} répond, mais ne transmet pas les notifications\u00a0: les autres processus voient une publication une demi-seconde plus tard.`,
      advice:
        'DATABASE_URL doit mener à PostgreSQL lui-même, et non à un pgBouncer qui partage les connexions par transaction.',
    };
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error);
    return {
      state: 'failed',
      says: `${host} ne répond pas comme il faut\u00a0: ${why.split('\n')[0]}.`,
      advice: 'Vérifiez DATABASE_URL, et que PostgreSQL accepte les connexions de cette machine.',
    };
  } finally {
    await client.end().catch(() => {});
  }
}

/** The time within which PostgreSQL must deliver a notification of a connection to itself. */
const NOTIFIED_WITHIN = 2_000; // ms
