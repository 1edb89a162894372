/** The one command that makes the site: `npm start -- --answers test/support/studio-rif/answers.json`, installed and built already. */
import { argv } from 'node:process';

argv.push('--answers', 'test/support/studio-rif/answers.json');
await import('../../../tools/serve.ts');
