/**
 * The plugin of the SEO preview: it shows in *Référencement* how long a title and a description are, and how search
 * engines and networks will show the page.
 */
import { lazy, Suspense } from 'react';
import { definePlugin, type FieldProps } from 'sanity';
import type { SeoPreviewPart } from './seo-preview.tsx';

const SeoPreview = lazy(async () => ({ default: (await import('./seo-preview.tsx')).SeoPreview }));

export const seoPreview = definePlugin({
  name: 'seo-preview',
  form: { components: { field: WithSeoPreview } },
});

/** The fields of `seoFields`, with the preview's parts above and below each. */
const FIELDS: Readonly<Partial<Record<string, { above?: SeoPreviewPart; below: SeoPreviewPart }>>> =
  {
    seoTitle: { above: 'result', below: 'title' },
    seoDescription: { below: 'description' },
    socialImage: { below: 'card' },
  };

/** The height of the search result, reserved until it has loaded, so that the fields below do not move. */
const RESULT_ROOM = { minHeight: 212 }; // px

/** Renders a field at once and the preview when it has loaded, so that an editor may write before. */
function WithSeoPreview(props: FieldProps) {
  const parts = props.path.length === 1 ? FIELDS[props.name] : undefined;
  if (!parts) return props.renderDefault(props);
  return (
    <div>
      {parts.above && (
        <Suspense fallback={<div style={RESULT_ROOM} />}>
          <SeoPreview part={parts.above} />
        </Suspense>
      )}
      {props.renderDefault(props)}
      <Suspense fallback={null}>
        <SeoPreview part={parts.below} />
      </Suspense>
    </div>
  );
}
