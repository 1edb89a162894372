/**
 * `npm run doctor`: says in sentences what is wrong with the settings, the data, the site's address and its mail, beside a
 * running site or without one. It sends one test mail, to `--mail` or the address of the site's own. Exit code 1 when something has failed; what
 * is only to be watched leaves it 0. See docs/decisions/077-doctor.md.
 */
import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.ts';

const USAGE = `npm run doctor -- [options]
  --mail ADRESSE      où envoyer l’e-mail d’essai, au lieu de l’adresse qui lit ceux du site
  --no-mail           n’envoyer aucun e-mail
  --message FICHIER   l’e-mail d’essai reçu (.eml)\u00a0: nomme la clé DKIM
  --selector NOM      la clé DKIM, quand on la connaît
  --sending ADRESSE   l’adresse IP d’où partent les e-mails, pour SPF
  --dns ADRESSE       le serveur DNS à interroger, au lieu de celui de la machine
  --clock ADRESSE     un serveur web avec lequel comparer l’horloge
  --clock-is-right    croire l’horloge, que le site dit avoir avancé ou reculé d’un coup`;

try {
  const { values } = parseArgs({
    options: {
      mail: { type: 'string' },
      'no-mail': { type: 'boolean' },
      message: { type: 'string' },
      selector: { type: 'string' },
      sending: { type: 'string' },
      dns: { type: 'string' },
      clock: { type: 'string' },
      'clock-is-right': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const surroundings = { env: process.env, folder: process.cwd(), print: console.log };
  // A mail server or a database that hangs must not keep the process alive.
  process.exit((await examine(values, surroundings)) ? 0 : 1);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exit(1);
}
