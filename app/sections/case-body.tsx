import type { CaseStudy } from '../queries/case-study.ts';
import { CaseFacts } from './case-facts.tsx';
import { LocalFilm } from './case-film.tsx';

/** The narrative column, the facts that stay beside it and, for a Reel, its film on the other side. */
export function CaseBody({ study }: { study: CaseStudy }) {
  const reel = study.film?.kind === 'local' && study.film.ratio === '9:16' ? study.film : undefined;
  return (
    <div className="wrap case-body" data-reel={reel ? true : undefined}>
      <CaseFacts study={study} />
      {reel && (
        <div className="case-reel">
          <LocalFilm film={reel} title={study.title} />
        </div>
      )}
      <div className="case-story">
        {study.description.length > 0 && (
          <div className="case-opening">
            <Paragraphs texts={study.description} />
          </div>
        )}
        <Chapter title="Le Défi" texts={study.problem} />
        <Chapter title="La Solution" texts={study.solution} />
        {study.results.length > 0 && (
          <section>
            <h2 className="large">Les Résultats</h2>
            <ul>
              {study.results.map((result) => (
                <li key={result}>{result}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
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
