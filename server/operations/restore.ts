/**
 * `npm run restore -- FOLDER`: puts a backup where the site's settings say its data is, once every byte of it has been
 * verified. `--check` only verifies; `--force` replaces what is there, and keeps it beside under another name.
 * `--drill` restores the last backup beside the data directory, checks it and removes it; the site does so once a week.
 * See docs/decisions/010-backups.md.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigError } from '../../packages/kit/process/config-error.ts';
import { readConfig } from '../config.ts';
import { dataLocations } from '../data-directory.ts';
import { DamagedBackup, RestoreRefused, verifyBackup } from './backup-manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { drillRestore } from './restore-drill.ts';

/** The accounts after a restore, and what does not come back because it may have been revoked since the backup. */
const ACCOUNTS = {
  today:
    'The team, its API tokens and links stay as they were just now: nothing that was revoked is in force again.',
  backup:
    'The team is that of the backup. Its API tokens, links to drafts, invitations and other sites are not brought back: see who is in the team, then make again what is still wanted.',
} as const;

const { values, positionals } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    drill: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (values.drill ? folder : !folder || positionals.length > 1) {
  console.error('npm run restore -- FOLDER [--check] [--force], or npm run restore -- --drill');
  process.exit(1);
}
if (existsSync('.env')) process.loadEnvFile('.env');
try {
  if (values.drill) {
    console.log(`${await drillRestore(readConfig())} was restored beside, and is whole`);
  } else if (values.check && folder) {
    const { madeAt, files } = await verifyBackup(folder);
    console.log(`${folder} is whole: ${files.length} files of ${madeAt}`);
  } else if (folder) {
    const config = readConfig();
    const { manifest, replaced, accounts, erasedSince } = await restoreBackup(
      folder,
      dataLocations(config),
      values,
    );
    console.log(
      `${config.directory} is as it was on ${manifest.madeAt}. Everybody has to log in again.`,
    );
    if (accounts) console.log(ACCOUNTS[accounts]);
    if (replaced) console.log(`What was there is in ${replaced}: remove it once nobody misses it.`);
    for (const at of erasedSince)
      console.log(`Erase again in the studio: somebody erased on ${at}.`);
    if (!manifest.secretIncluded && !config.secret) {
      console.log('Set APP_SECRET as it was, or links in sent mails stop working.');
    }
  }
} catch (error) {
  if (error instanceof ConfigError) console.error(error.lines.join('\n'));
  else if (error instanceof DamagedBackup)
    console.error(`Not restored, the backup is damaged: ${error.message}`);
  else console.error(error instanceof RestoreRefused ? error.message : error);
  process.exit(1);
}
