import house1 from '../../drawings/houses/house-1.svg?url';
import house2 from '../../drawings/houses/house-2.svg?url';
import house3 from '../../drawings/houses/house-3.svg?url';
import house4 from '../../drawings/houses/house-4.svg?url';
import house5 from '../../drawings/houses/house-5.svg?url';
import house6 from '../../drawings/houses/house-6.svg?url';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { About } from './query.ts';
import './about-story.css';

/** The house after each step, 720 px wide; the height of the drawing grows with it. */
const HOUSES = [
  { src: house1, height: 338 },
  { src: house2, height: 490 },
  { src: house3, height: 636 },
  { src: house4, height: 784 },
  { src: house5, height: 924 },
  { src: house6, height: 1054 },
] as const;

/** The widest row; more steps than that share two rows. */
const COLUMNS = 4;

/** The history (pages-2.72 in test/specification.md): one house, a storey higher each time. */
export function AboutStory({ story: { title, milestones } }: { story: About['story'] }) {
  if (milestones.length === 0) return null;
  const rows = Math.ceil(milestones.length / COLUMNS);
  return (
    <section className="about-story" aria-labelledby="about-story-title">
      <div className="wrap">
        <h2 className="poster" id="about-story-title">
          {title}
        </h2>
      </div>
      <ol
        className="about-years"
        style={{
          '--columns': Math.ceil(milestones.length / rows),
          '--highest': HOUSES[milestones.length - 1]?.height,
        }}
      >
        {milestones.map(({ year, title, text }, index) => (
          <li key={`${year} ${title}`} className={index > 2 ? 'night' : undefined}>
            <div>
              <time className="display" dateTime={year}>
                {year}
              </time>
              {title && <h3 className="small">{title}</h3>}
              {text && (
                <p>
                  <WholeWords>{text}</WholeWords>
                </p>
              )}
            </div>
            <img {...HOUSES[index]} width={720} alt="" loading="lazy" />
          </li>
        ))}
      </ol>
    </section>
  );
}
