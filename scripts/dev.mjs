// `npm run dev`: works on a bare clone too.
import { become, install } from './install.mjs';

install();
become('scripts/dev.ts');
