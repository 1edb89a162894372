import type { ReactNode } from 'react';
import type { CaseStudy } from '../../content/projects/case-study.ts';
import type { LocalFilm } from '../../content/projects/video.ts';
import { Tags } from '../../content/tags.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { ReelFilm } from './case-film.tsx';
import './case-facts.css';
import './case-body.css';

type CaseBodyProps = {
  study: CaseStudy;
  /** A vertical film of ours, shown beside the story as on the phone it was made for. */
  reel: LocalFilm | undefined;
};

/** Client, duration, delivery month and roles (pages-2.22 and 2.23 in test/specification.md), and technologies. */
function CaseFacts({ study }: { study: CaseStudy }) {
  const { client, timeline, delivery, roles, technologies, links } = study;
  return (
    <dl className="case-facts">
      <Fact name="Client">{client}</Fact>
      <Fact name="Durée">{timeline}</Fact>
      <Fact name="Livraison">{delivery}</Fact>
      <Fact name="Rôles">{roles.length > 0 && <Lines of={roles} />}</Fact>
      <Fact name="Technologies">{technologies.length > 0 && <Lines of={technologies} />}</Fact>
      <Fact name="En ligne">{links.site && <Outward to={links.site} />}</Fact>
      <Fact name="Code">{links.code && <Outward to={links.code} />}</Fact>
    </dl>
  );
}

/** Lists who did what, as at the end of a film. */
function CaseCredits({ credits }: Pick<CaseStudy, 'credits'>) {
  if (credits.length === 0) return null;
  return (
    <section className="case-credits">
      <h2 className="small">Générique</h2>
      <dl className="case-facts">
        {credits.map(({ work, names }) => (
          <Fact key={work} name={work}>
            <Lines of={names} />
          </Fact>
        ))}
      </dl>
    </section>
  );
}

/** A row with a fact; an empty one has no row. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Puts each text on a line of its own: editors begin them with capitals. */
function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <WholeWords>{line}</WholeWords>
        </li>
      ))}
    </ul>
  );
}

function Outward({ to }: { to: string }) {
  return (
    <a href={to} rel="noopener">
      {new URL(to).hostname.replace(/^www\./, '')}
      <Icon name="arrow-out" />
    </a>
  );
}

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
