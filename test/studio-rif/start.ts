/** The one command that makes the site: `npm start -- --answers test/studio-rif/answers.json`, installed and built already. */
import { argv } from 'node:process';

argv.push('--answers', 'test/studio-rif/answers.json');
await import('../../scripts/serve.ts');
