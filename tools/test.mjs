// `npm test` and its longer runs: from a bare clone to every check, browser included.
import { become, install } from './install.mjs';

await install();
become('tools/verify.ts', process.argv.slice(2));
