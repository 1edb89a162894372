import { lazy } from 'react';
import { href } from 'react-router';
import { CaseCall } from '../../content/case-call.tsx';
import { MeasuredFigures } from '../../content/projects/measured-figures.tsx';
import type { Route } from './+types/route.ts';
import { CaseBody, CaseResults } from './case-body.tsx';
import { CaseCover } from './case-cover.tsx';
import { CaseGallery } from './case-gallery.tsx';
import { CaseNeighbours } from './case-neighbours.tsx';
import '../../content/projects/measured-figures.css';

/** The period every figure of a case study is measured over (pages-9.03 in test/specification.md). */
const NOTE = 'Résultats mesurés sur 6 mois.';

/** Only those with chapters load what shows them. */
const AddedBlock = lazy(async () => ({
  default: (await import('../../blocks/added-blocks.tsx')).AddedBlock,
}));

export function WorkDetailPage({ loaderData, matches }: Route.ComponentProps) {
  const { study, chapters, previous, next, closing } = loaderData;
  const { film, metrics, gallery, testimonial, results, colors } = study;
  const [{ loaderData: site }] = matches;
  const around = { settings: site.settings, contact: href('/contact') };
  const reel = film?.kind === 'local' && film.ratio === '9:16' ? film : undefined;
  return (
    <article className="case" key={study.slug} style={colors}>
      <CaseCover study={study} film={reel ? undefined : film} flies={!reel} />
      <CaseBody study={study} reel={reel} />
      {chapters.map(({ id, block }) => (
        <AddedBlock key={id} id={id} block={block} around={around} />
      ))}
      {results.length > 0 && <CaseResults results={results} />}
      {metrics.length > 0 && <MeasuredFigures figures={metrics} note={NOTE} />}
      {(gallery.length > 0 || testimonial) && (
        <CaseGallery items={gallery} testimonial={testimonial} />
      )}
      <CaseNeighbours previous={previous} next={next} />
      <CaseCall art={closing} />
    </article>
  );
}
