/** The content studio: the real Sanity Studio, on the content service this site reads. */

import { speakFrench } from './fixed-texts.ts';
import { readInstallation } from './installation.ts';
import { keepToOneOrigin } from './one-origin.ts';

const place = document.getElementById('studio');
const installation = await readInstallation();
if (!installation.hosted) keepToOneOrigin(installation.dataset);
// Loaded last: its modules keep the `fetch` they find.
const [{ renderStudio }, { workspaceOf }] = await Promise.all([
  import('sanity'),
  import('./workspace.tsx'),
]);
speakFrench();
renderStudio(place, workspaceOf(installation));
