/**
 * Aperçu*: the site beside its documents, in the frame of the Presentation tool. The frame's script is in
 * `studio/preview/`.
 */
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { lazy } from 'react';
import { presentationTool } from 'sanity/presentation';
import { CONTENT_TOOLS } from '../../../model/contracts/content-tools.ts';
import { locations, mainDocuments } from './seen-on.ts';

/** The name of the tool in addresses: `/studio/contenus/apercu?preview=/work`. */
const NAME = 'apercu';

const PreviewHeader = lazy(async () => ({
  default: (await import('./preview-header.tsx')).PreviewHeader,
}));

export function presentation() {
  return presentationTool({
    name: NAME,
    title: CONTENT_TOOLS.apercu,
    icon: EyeOpenIcon,
    // The server redirects `/` to the preview's address, by the perspective that the tool adds.
    previewUrl: '/',
    devMode: false,
    resolve: { locations, mainDocuments },
    components: { unstable_header: { component: PreviewHeader } },
  });
}
