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

/** The fields of `seoFields`, with what stands above and below each. */
const FIELDS: Readonly<Partial<Record<string, { above?: SeoPreviewPart; below: SeoPreviewPart }>>> =
  {
    seoTitle: { above: 'result', below: 'title' },
    seoDescription: { below: 'description' },
    socialImage: { below: 'card' },
  };

/** The room that the result of a search takes, kept for it until it has arrived: the fields below stay where they are. */
const RESULT_ROOM = { minHeight: 212 }; // px

/** Draws a field at once and the rest when it has arrived: an editor may write before. */
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
