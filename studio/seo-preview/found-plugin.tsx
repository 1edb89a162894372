/**
 * The plugin that shows in *Référencement* how long a title and a description are, and how the page will be found and
 * shared.
 */
import { lazy, Suspense } from 'react';
import { definePlugin, type FieldProps } from 'sanity';
import type { FoundPart } from './found.tsx';

const Found = lazy(async () => ({ default: (await import('./found.tsx')).Found }));

export const found = definePlugin({
  name: 'found',
  form: { components: { field: WithFound } },
});

/** The fields of `seoFields`, with what stands above and below each. */
const FIELDS: Readonly<Partial<Record<string, { above?: FoundPart; below: FoundPart }>>> = {
  seoTitle: { above: 'result', below: 'title' },
  seoDescription: { below: 'description' },
  socialImage: { below: 'card' },
};

/** The room that the result of a search takes, kept for it until it has arrived: the fields below stay where they are. */
const RESULT_ROOM = { minHeight: 212 }; // px

/** Draws a field at once and the rest when it has arrived: an editor may write before. */
function WithFound(props: FieldProps) {
  const parts = props.path.length === 1 ? FIELDS[props.name] : undefined;
  if (!parts) return props.renderDefault(props);
  return (
    <div>
      {parts.above && (
        <Suspense fallback={<div style={RESULT_ROOM} />}>
          <Found part={parts.above} />
        </Suspense>
      )}
      {props.renderDefault(props)}
      <Suspense fallback={null}>
        <Found part={parts.below} />
      </Suspense>
    </div>
  );
}
