import type { CaseStudy } from '../../content/projects/case-study.ts';
import type { LocalFilm } from '../../content/projects/video.ts';
import { Tags } from '../../content/tags.tsx';
import { CaseCredits, CaseFacts } from './case-facts.tsx';
import { ReelFilm } from './case-film.tsx';
import './case-body.css';

type CaseBodyProps = {
  study: CaseStudy;
  /** A vertical film of ours: it stands beside the story, as on the phone it was made for. */
  reel: LocalFilm | undefined;
};

/** The sheet of the title, the facts, the story. */
export function CaseBody({ study, reel }: CaseBodyProps) {
  return (
    <div className="wrap case-body" data-reel={reel ? true : undefined}>
      <header className="case-sheet">
        <Tags tags={study.tags} />
        <h1 className="poster">{study.title}</h1>
        {study.summary && <p className="lead">{study.summary}</p>}
      </header>
      {reel && (
        <div className="case-reel">
          <ReelFilm film={reel} slug={study.slug} title={study.title} />
        </div>
      )}
      <div className="case-aside">
        <CaseFacts study={study} />
        <CaseCredits credits={study.credits} />
      </div>
      <div className="case-story">
        {study.description.length > 0 && (
          <div className="case-opening">
            <Paragraphs texts={study.description} />
          </div>
        )}
        <Chapter title="Le Défi" texts={study.problem} />
        <Chapter title="La Solution" texts={study.solution} />
      </div>
    </div>
  );
}

export function CaseResults({ results }: Pick<CaseStudy, 'results'>) {
  return (
    <section className="case-results section">
      <div className="wrap">
        <h2 className="large">Les Résultats</h2>
        <ul>
          {results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Chapter({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <section>
      <h2 className="large">{title}</h2>
      <Paragraphs texts={texts} />
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
