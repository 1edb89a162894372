import { CaseCall } from '../../content/case-call.tsx';
import type { Route } from './+types/route.ts';
import { CaseBody } from './case-body.tsx';
import { CaseCover } from './case-cover.tsx';
import { CaseGallery } from './case-gallery.tsx';
import { CaseMetrics } from './case-metrics.tsx';
import { CaseNeighbours } from './case-neighbours.tsx';

export function WorkDetailPage({ loaderData }: Route.ComponentProps) {
  const { study, previous, next, closing } = loaderData;
  const { film, metrics, gallery, testimonial } = study;
  const reel = film?.kind === 'local' && film.ratio === '9:16' ? film : undefined;
  return (
    <article className="case" key={study.slug}>
      <CaseCover study={study} film={reel ? undefined : film} flies={!reel} />
      <CaseBody study={study} reel={reel} />
      {metrics.length > 0 && <CaseMetrics metrics={metrics} />}
      {(gallery.length > 0 || testimonial) && (
        <CaseGallery items={gallery} testimonial={testimonial} />
      )}
      <CaseNeighbours previous={previous} next={next} />
      <CaseCall art={closing} />
    </article>
  );
}
