import { useMemo } from 'react';
import { href, Link } from 'react-router';
import { SHOWN_SATISFIED, YEARS } from '../../../model/figures.ts';
import { CaseCall } from '../../content/case-call.tsx';
import { ListNotice } from '../../content/list-notice.tsx';
import type { ProjectCard } from '../../content/projects/portfolio.ts';
import { useRelief } from '../../drawings/use-relief.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/route.ts';
import { CardCover } from './card-cover.tsx';
import { CardPreview, useCardPreview } from './card-preview.tsx';
import { CardClient, CardFeatured, CardTags, cardShape, TimeBadge } from './project-card.tsx';
import type { WorkTexts } from './query.ts';
import { WorkElsewhere } from './work-elsewhere.tsx';
import { countFound, projectFilter } from './work-filter.ts';
import { WorkReels } from './work-reels.tsx';
import { useWorkSearch, WorkSearch, type WorkSearchState } from './work-search.tsx';
import './work-featured.css';
import '../../ui/whole-card.css';
import './work-others.css';
import './work-head.css';

type WorkHeadProps = {
  title: string;
  search: WorkSearchState;
  /** Number of projects published, whatever is searched. */
  total: number;
  /** Number of projects found, while searching. */
  matchCount: number | undefined;
  /** The share of their clients who are satisfied (pages-9.22 in test/specification.md). */
  satisfied: string | undefined;
  /** The agency's claim, as it is written everywhere: `5+`. */
  years: string | undefined;
};

function WorkHead({ title, search, total, matchCount, satisfied, years }: WorkHeadProps) {
  return (
    <section className="work-head night">
      <div className="wrap">
        <h1>{title}</h1>
        <div className="work-bar">
          <WorkSearch search={search} />
          <p className="work-found" role="status">
            {matchCount !== undefined && countFound(matchCount)}
          </p>
          {total > 0 && (
            <ul className="work-stats">
              <li>
                <b>{total}</b> {total < 2 ? 'projet à voir' : 'projets à voir'}
              </li>
              {satisfied && (
                <li>
                  <b>{satisfied}</b> {SHOWN_SATISFIED}
                </li>
              )}
              {years && (
                <li>
                  <b>{years}</b> {YEARS}
                </li>
              )}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}

type WorkEmptyProps = {
  /** The searched term; blank when nothing is published yet. */
  term: string;
  clear(): void;
};

const PIECE = 'mur-en-attente';

/** The list when it has nothing to show (pages-2.11 and 2.20 in test/specification.md). */
function WorkEmpty({ term, clear }: WorkEmptyProps) {
  const relief = useRelief();
  const searched = term.trim();
  if (!searched) {
    return (
      <ListNotice
        piece={PIECE}
        title="Nos projets arrivent"
        text={`${relief?.noProjects ?? 'Le mur attend ses premières pièces'}. D’ici là, le plus simple est d’en parler ensemble.`}
      >
        <ButtonLink to={href('/contact')} tone="light">
          Parler à un expert
        </ButtonLink>
      </ListNotice>
    );
  }
  return (
    <ListNotice
      piece={PIECE}
      title="Aucun projet trouvé"
      text={`Pas un de nos projets ne répond à «\u00a0${searched}\u00a0». Essayez un nom de client, un métier, un mot plus court.`}
    >
      {/* A form, so that the button also works without script: it loads the whole list. */}
      <form
        action={href('/work')}
        onSubmit={(event) => {
          event.preventDefault();
          clear();
        }}
      >
        <Button type="submit" tone="light">
          Effacer la recherche
        </Button>
      </form>
    </ListNotice>
  );
}

type WorkOthersProps = {
  texts: Pick<WorkTexts, 'othersTitle' | 'othersText'>;
  projects: readonly ProjectCard[];
};

/** The items tagged neither Reels nor YouTube, in a third 16:9 grid (pages-2.08 in test/specification.md). */
function WorkOthers({ texts, projects }: WorkOthersProps) {
  return (
    <section className="others section" aria-labelledby="hors-cadre">
      <div className="wrap">
        <div className="others-heading">
          <h2 className="large" id="hors-cadre">
            {texts.othersTitle}
          </h2>
          <p className="lead">{texts.othersText}</p>
        </div>
        <ul className="others-grid">
          {projects.map((project) => (
            <OtherProject key={project.id} project={project} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function OtherProject({ project }: { project: ProjectCard }) {
  const address = href('/work/:slug', { slug: project.slug });
  const preview = useCardPreview(project.preview);
  return (
    <li className="other-project" {...preview.watch}>
      <div className="other-cover" style={cardShape(project)}>
        <CardCover
          project={project}
          sizes="(max-width: 767px) 100vw, (max-width: 1440px) 44vw, max(630px, 32vw)"
        />
        {preview.playing && <CardPreview src={preview.playing} fail={preview.fail} />}
        <CardFeatured {...project} />
        <TimeBadge duration={project.duration} />
      </div>
      <div className="other-text">
        <CardClient {...project} />
        <h3 className="medium">
          <Link className="whole-card" to={address} viewTransition prefetch="intent">
            {project.title}
          </Link>
        </h3>
        {project.summary && <p className="muted">{project.summary}</p>}
        <CardTags tags={project.tags} />
      </div>
    </li>
  );
}

type WorkFeaturedProps = {
  texts: Pick<WorkTexts, 'featuredTitle'>;
  projects: readonly ProjectCard[];
  /** Whether this is the first section, whose first cover is in the first screen. */
  first: boolean;
};

/** The `sizes` of covers beside their text: all but the first, which fills the row. */
const BESIDE_ITS_TEXT = '(max-width: 767px) 100vw, 65vw';

/** A 16:9 grid, first headed Projets Phares (pages-2.07 in test/specification.md); its first item is as wide as the screen. */
function WorkFeatured({ texts, projects, first }: WorkFeaturedProps) {
  return (
    <section className="featured section" aria-labelledby="projets-phares">
      <div className="wrap">
        <h2 className="poster" id="projets-phares">
          {texts.featuredTitle}
        </h2>
        {projects.map((project, index) => (
          <FeaturedProject
            key={project.id}
            project={project}
            sizes={index === 0 ? '100vw' : BESIDE_ITS_TEXT}
            eager={first && index === 0}
          />
        ))}
      </div>
    </section>
  );
}

type FeaturedProps = { project: ProjectCard; sizes: string; eager: boolean };

function FeaturedProject({ project, sizes, eager }: FeaturedProps) {
  const address = href('/work/:slug', { slug: project.slug });
  const preview = useCardPreview(project.preview);
  return (
    <article className="featured-project" {...preview.watch}>
      <div className="featured-cover" style={cardShape(project)}>
        <CardCover project={project} sizes={sizes} eager={eager} />
        {preview.playing && <CardPreview src={preview.playing} fail={preview.fail} />}
        <CardFeatured {...project} />
        <TimeBadge duration={project.duration} />
      </div>
      <div className="featured-text">
        <div>
          <CardClient {...project} />
          <h3>
            <Link className="whole-card" to={address} viewTransition prefetch="intent">
              {project.title}
            </Link>
          </h3>
        </div>
        <div>
          {project.summary && <p className="muted">{project.summary}</p>}
          <CardTags tags={project.tags} />
        </div>
      </div>
    </article>
  );
}

export function WorkPage({ loaderData, matches }: Route.ComponentProps) {
  const { projects, elsewhere, texts, closing } = loaderData;
  const [{ loaderData: site }] = matches;
  const search = useWorkSearch();
  const find = useMemo(() => projectFilter(projects), [projects]);
  const matchingProjects = find(search.term);
  const searching = search.term.trim() !== '';
  const {
    reels = [],
    featured = [],
    others = [],
  } = Object.groupBy(matchingProjects, ({ grid }) => grid);
  return (
    <>
      <WorkHead
        title={texts.title}
        search={search}
        total={projects.length}
        matchCount={searching ? matchingProjects.length : undefined}
        satisfied={texts.satisfiedClients}
        years={site.settings.claims.years}
      />
      {reels.length > 0 && (
        <WorkReels
          texts={texts}
          reels={reels}
          total={projects.filter(({ grid }) => grid === 'reels').length}
        />
      )}
      {featured.length > 0 && (
        <WorkFeatured texts={texts} projects={featured} first={reels.length === 0} />
      )}
      {others.length > 0 && <WorkOthers texts={texts} projects={others} />}
      {matchingProjects.length === 0 && <WorkEmpty term={search.term} clear={search.clear} />}
      <WorkElsewhere term={search.term} matches={elsewhere} projects={matchingProjects.length} />
      {projects.length > 0 && <CaseCall title={texts.callTitle} art={closing} />}
    </>
  );
}
