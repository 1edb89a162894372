import { PROJECTS, RESPONSE, SATISFACTION, YEARS } from '../../model/figures.ts';
import { CountedValue } from '../content/counted-value.tsx';
import type { Claims } from '../content/settings.ts';
import stars from '../drawings/benefit-stars.svg?url';
import { Carousel } from '../ui/carousel.tsx';
import type { Features as Content } from './own-blocks.ts';
import './features.css';

const STARS = 6;
const STAR_SIZE = 240; // px

type Props = { id: string; block: Content; claims: Claims };

/**
 * Says why to choose this agency: the figures it states, that of its projects cut out of the wall itself, and six
 * benefits, finer and finer.
 */
export function Features({ id, block: { title, benefits }, claims }: Props) {
  const { projects } = claims;
  return (
    <section className="features section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <h2 className="large" id={`${id}-title`}>
          {title}
        </h2>
        <ul className="figures">
          {projects && (
            <li className="figures-projects" style={{ '--ems': widthInEms(projects) }}>
              <strong>{projects}</strong> <span className="display medium">{PROJECTS}</span>
            </li>
          )}
          <Figure value={claims.satisfaction} text={SATISFACTION} order={0} />
          <Figure value={claims.response} text={RESPONSE} order={1} />
          <Figure value={claims.years} text={YEARS} order={2} />
        </ul>
      </div>
      <Carousel label={title} className="benefits" autoplay>
        {benefits.map((benefit, index) => (
          <li key={benefit.title}>
            <img
              src={`${stars}#star-${(index % STARS) + 1}`}
              width={STAR_SIZE}
              height={STAR_SIZE}
              alt=""
              loading="lazy"
            />
            <h3 className="small">{benefit.title}</h3>
            {benefit.text && <p>{benefit.text}</p>}
          </li>
        ))}
      </Carousel>
    </section>
  );
}

type FigureProps = { value: string | undefined; text: string; order: number };

function Figure({ value, text, order }: FigureProps) {
  if (!value) return null;
  return (
    <li>
      <strong>
        <CountedValue value={value} order={order} />
      </strong>{' '}
      <span>{text}</span>
    </li>
  );
}

/** Advance widths of the display face at weight 750, in em. */
const WIDTHS: readonly [RegExp, number][] = [
  [/1/, 0.26],
  [/\d/, 0.56],
  [/\+/, 0.44],
  [/\s/, 0.2],
];

/** The room a figure takes, so that it fills its column whatever an editor writes. */
function widthInEms(figure: string): number {
  return [...figure].reduce((width, character) => {
    const [, own = 0.9] = WIDTHS.find(([kind]) => kind.test(character)) ?? [];
    return width + own;
  }, 0);
}
