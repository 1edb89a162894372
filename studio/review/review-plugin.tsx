/** *Révision* in the Studio: what deserves to be taken up again on the site, and the import of redirections. */
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { lazy, Suspense } from 'react';
import { definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { REVIEW } from './review-words.ts';

const ReviewTool = lazy(async () => ({ default: (await import('./review-tool.tsx')).ReviewTool }));

export const review = definePlugin({
  name: 'review',
  tools: [
    {
      name: 'revision',
      title: REVIEW,
      icon: CheckmarkCircleIcon,
      component: ToolWhenAsked,
      router: route.create('/:view'),
    },
  ],
});

function ToolWhenAsked() {
  return (
    <Suspense fallback={null}>
      <ReviewTool />
    </Suspense>
  );
}
