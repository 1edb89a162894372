import type { CaseStudy } from '../queries/case-study.ts';
import { coverTransition, placeholderStyle } from './cover-image.tsx';
import { Tags } from './tags.tsx';

/** The cover from edge to edge, and a sheet of lime that bites into it with the title. */
export function CaseHead({ study }: { study: CaseStudy }) {
  const { wide, tall } = study.cover;
  return (
    <header className="case-head">
      <picture className="case-cover" style={coverTransition(study.slug)}>
        <source
          media="(max-width: 767px)"
          srcSet={tall.srcSet ?? tall.src}
          sizes={tall.srcSet && '100vw'}
          width={tall.width}
          height={tall.height}
        />
        <img
          src={wide.src}
          srcSet={wide.srcSet}
          sizes={wide.srcSet && '100vw'}
          width={wide.width}
          height={wide.height}
          alt={wide.alt}
          fetchPriority="high"
          style={placeholderStyle(wide)}
        />
      </picture>
      <div className="wrap case-sheet-wrap">
        <div className="case-sheet">
          <Tags tags={study.tags} />
          <h1 className="poster">{study.title}</h1>
          {study.summary && <p className="lead">{study.summary}</p>}
        </div>
      </div>
    </header>
  );
}
