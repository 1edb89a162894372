/** *Médias* in the Studio: a tool, the choice of a picture in fields, and what a picture brings along to them. */
import { ImagesIcon } from '@sanity/icons/Images';
import { lazy, Suspense } from 'react';
import { type AssetSource, type AssetSourceComponentProps, definePlugin } from 'sanity';
import { MediaInput } from './media-input.tsx';
import { MEDIA } from './media-words.ts';

const MediaTool = lazy(async () => ({ default: (await import('./media-tool.tsx')).MediaTool }));
const MediaSource = lazy(async () => {
  return { default: (await import('./media-source.tsx')).MediaSource };
});

export const media = definePlugin({
  name: 'media',
  tools: [{ name: 'medias', title: MEDIA, icon: ImagesIcon, component: ToolWhenAsked }],
  form: {
    components: { input: MediaInput },
    image: { assetSources: withBrowser },
    file: { assetSources: withBrowser },
  },
});

/** Adds our browser of existing media to the Studio's own source, which uploads files. */
function withBrowser(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) =>
    source.name === 'sanity-default'
      ? { ...source, title: MEDIA, component: SourceWhenAsked }
      : source,
  );
}

function ToolWhenAsked() {
  return (
    <Suspense fallback={null}>
      <MediaTool />
    </Suspense>
  );
}

function SourceWhenAsked(props: AssetSourceComponentProps) {
  return (
    <Suspense fallback={null}>
      <MediaSource {...props} />
    </Suspense>
  );
}
