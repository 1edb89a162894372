// `npm start`: from a bare clone to a running site. Installs and builds only what changed.
import { become, install } from './install.mjs';

await install();
become('tools/serve.ts', process.argv.slice(2));
