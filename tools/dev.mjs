// `npm run dev`: works on a bare clone too.
import { become, install } from './install.mjs';

await install();
become('tools/dev.ts');
