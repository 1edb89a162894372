/**
 * `npm run staff:unlock -- ADDRESS`: for an administrator who lost every factor and has no colleague to take them off, while
 * the site runs or not. Removes them, and prints a link to a new password. See docs/decisions/021-two-factors.md.
 */
import { existsSync } from 'node:fs';
import { ConfigError } from '../../packages/kit/process/config-error.ts';
import { appSecret } from '../../packages/kit/process/secret.ts';
import { unlockAccount } from '../../staff/index.ts';
import { readConfig } from '../config.ts';
import { staffDatabase } from '../staff.ts';

const [email, ...more] = process.argv.slice(2);
if (!email || more.length > 0) {
  console.error('npm run staff:unlock -- ADDRESS');
  process.exit(1);
}
if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const config = readConfig();
  const database = staffDatabase(config.directory, config.databaseUrl);
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new ConfigError([`DATA_DIR ${config.directory} holds no accounts: is it the right one?`]);
  }
  const siteOrigin = config.origin ?? `http://localhost:${config.port}`;
  const secret = appSecret(config.secret, config.directory);
  const link = await unlockAccount({ database, siteOrigin, secret }, email);
  if (!link) throw new ConfigError([`No account has the address ${email}`]);
  console.log(
    `${email} logs in with the password alone. For a new one, within an hour:\n\n  ${link}\n`,
  );
} catch (error) {
  console.error(error instanceof ConfigError ? error.lines.join('\n') : String(error));
  process.exit(1);
}
