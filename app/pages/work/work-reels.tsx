import { href, Link } from 'react-router';
import type { ProjectCard } from '../../content/projects/portfolio.ts';
import { CardCover } from './card-cover.tsx';
import { CardPreview, useCardPreview } from './card-preview.tsx';
import { CardClient, CardFeatured, CardTags, cardShape, TimeBadge } from './project-card.tsx';
import type { WorkTexts } from './query.ts';
import './work-reels.css';
import './work-reels-row.css';

/** The wall is six columns wide at most; a short list gets fewer, so that no half of it is bare. */
const MOST_COLUMNS = 6;
/** The fewest columns: fewer would be wider than a poster wants to be, and the heading takes the first one instead. */
const FEWEST_COLUMNS = 4;

type WorkReelsProps = {
  texts: Pick<WorkTexts, 'reelsTitle' | 'reelsText'>;
  reels: readonly ProjectCard[];
  /** The number of Reels without a search: the wall keeps its columns during one. */
  total: number;
};

/** A 9:16 grid, first headed Reels (pages-2.06 in test/specification.md). */
export function WorkReels({ texts, reels, total }: WorkReelsProps) {
  const columns = Math.min(MOST_COLUMNS, Math.max(FEWEST_COLUMNS, total));
  return (
    <section
      className="reels night"
      aria-labelledby="reels"
      data-short={total < FEWEST_COLUMNS || undefined}
    >
      <div className="reels-heading">
        <h2 className="large" id="reels">
          {texts.reelsTitle}
        </h2>
        <p className="muted">{texts.reelsText}</p>
      </div>
      <ul className="reels-wall" style={{ '--columns': columns }}>
        {reels.map((reel, index) => (
          <Reel key={reel.id} reel={reel} eager={index < columns} />
        ))}
      </ul>
      {reels.length > 1 && (
        <div className="reels-dots" aria-hidden="true">
          {reels.map(({ id }) => (
            <i key={id} />
          ))}
          <span className="reels-here">
            <i />
          </span>
        </div>
      )}
    </section>
  );
}

function Reel({ reel, eager }: { reel: ProjectCard; eager: boolean }) {
  const address = href('/work/:slug', { slug: reel.slug });
  const preview = useCardPreview(reel.preview);
  return (
    <li>
      <Link className="reel" {...preview.watch} to={address} viewTransition prefetch="intent">
        <div className="reel-poster" style={cardShape(reel)}>
          <CardCover
            project={reel}
            sizes="(max-width: 767px) 61vw, (max-width: 1023px) 34vw, 17vw"
            eager={eager}
          />
          {preview.playing && <CardPreview src={preview.playing} fail={preview.fail} />}
          <CardFeatured {...reel} />
          <TimeBadge duration={reel.duration} />
        </div>
        <div className="reel-text">
          <h3>{reel.title}</h3>
          <CardClient {...reel} />
        </div>
      </Link>
      {/* The text is beside the link, whose accessible name would be a paragraph otherwise. */}
      <div className="reel-more">
        {reel.summary && <p>{reel.summary}</p>}
        <CardTags tags={reel.tags} />
      </div>
    </li>
  );
}
