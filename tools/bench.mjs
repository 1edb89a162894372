// `npm run bench`: figures are comparable within one run only; read the ratios.
import { become, install } from './install.mjs';

await install();
become('tools/bench/run.ts', process.argv.slice(2));
