import { type MouseEvent, useRef, useState } from 'react';
import { AVERAGE, RESPONSE, RETURNING, SATISFIED } from '../../model/figures.ts';
import { CountedValue } from '../content/counted-value.tsx';
import { CoverImage } from '../content/cover-image.tsx';
import { small } from '../content/picture-attributes.ts';
import { Voice } from '../content/voice.tsx';
import { Icon } from '../ui/icon.tsx';
import { loadAhead } from '../ui/load-ahead.ts';
import { isModifiedClick } from '../ui/modified-click.ts';
import type { Testimonials as Content } from './clients.ts';
import './testimonials.css';
import '../ui/carousel.css';

type Props = {
  id: string;
  block: Content;
  /** The claim of every page: how fast the agency answers. */
  response: string | undefined;
};

/** The width of a face in the row of faces: testimonials.css. */
const FACE = 64; // px

/** Ten voices in a row that the browser scrolls. Script spares the jump, marks the face on view, adds two arrows. */
export function Testimonials({ id, block: { title, figures, all }, response }: Props) {
  const row = useRef<HTMLOListElement>(null);
  /** The position a row is scrolling to: a second press of an arrow counts from there. */
  const goal = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const [announced, setAnnounced] = useState('');

  function show(index: number) {
    const person = all[index];
    if (!row.current || !person) return;
    goal.current = index;
    row.current.scrollTo({ left: (wayOf(row.current) * index) / (all.length - 1) });
    setAnnounced(`Témoignage ${index + 1} sur ${all.length}\u00a0: ${person.name}`);
  }

  function step(by: 1 | -1) {
    show((goal.current ?? current) + by);
  }

  function choose(event: MouseEvent, index: number) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    show(index);
  }

  function follow(list: HTMLElement) {
    const way = wayOf(list);
    const seen = way > 0 ? Math.round((list.scrollLeft / way) * (all.length - 1)) : 0;
    if (seen === goal.current) goal.current = undefined;
    setCurrent(seen);
    loadAhead(list, seen);
  }

  return (
    <section
      className="testimonials section"
      id={id}
      aria-labelledby={`${id}-title`}
      onPointerEnter={() => loadAhead(row.current, current)}
      onFocus={() => loadAhead(row.current, current)}
    >
      <div className="wrap testimonials-head grid">
        <h2 className="poster" id={`${id}-title`}>
          {title}
        </h2>
        <Figures figures={figures} response={response} />
      </div>
      <div className="carousel">
        <ol
          className="carousel-track testimonials-row"
          ref={row}
          aria-labelledby={`${id}-title`}
          // A row that scrolls is reached and scrolled with the keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari gives no key to a row without it
          tabIndex={0}
          onScroll={({ currentTarget }) => follow(currentTarget)}
          onScrollEnd={() => {
            goal.current = undefined;
          }}
        >
          {all.map((testimonial, index) => (
            <li key={anchorOf(id, index)} id={anchorOf(id, index)}>
              <Voice testimonial={testimonial} />
            </li>
          ))}
        </ol>
        <div className="carousel-foot">
          <div className="carousel-dots" aria-hidden="true">
            {all.map((_, index) => (
              <i key={anchorOf(id, index)} data-current={index === current || undefined} />
            ))}
          </div>
        </div>
      </div>
      {all.length > 1 && (
        <div className="wrap testimonials-faces">
          <nav aria-label="Témoignages">
            <ul>
              {all.map(({ name, company, portrait }, index) => (
                <li key={anchorOf(id, index)}>
                  <a
                    href={`#${anchorOf(id, index)}`}
                    aria-current={index === current || undefined}
                    onClick={(event) => choose(event, index)}
                  >
                    <CoverImage
                      picture={{
                        ...small(portrait, FACE),
                        alt: [name, company].filter(Boolean).join(', '),
                      }}
                      sizes={`${FACE}px`}
                    />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="testimonials-arrows">
            <button
              type="button"
              className="icon-button"
              aria-label="Témoignage précédent"
              aria-disabled={current === 0}
              onClick={() => step(-1)}
            >
              <Icon name="arrow" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label="Témoignage suivant"
              aria-disabled={current === all.length - 1}
              onClick={() => step(1)}
            >
              <Icon name="arrow" />
            </button>
          </div>
          <p className="visually-hidden" role="status">
            {announced}
          </p>
        </div>
      )}
    </section>
  );
}

/** The distance a row can scroll, in px: from its first item to its last. */
const wayOf = (row: HTMLElement) => row.scrollWidth - row.clientWidth;

const anchorOf = (id: string, index: number) => `${id}-voix-${index + 1}`;

/** The figures of the testimonials section that the agency states (shell-2.110 in test/specification.md). */
function Figures({
  figures,
  response,
}: {
  figures: Content['figures'];
  response: Props['response'];
}) {
  const visibleFigures = [
    { value: figures.satisfied, text: SATISFIED },
    { value: figures.average, text: AVERAGE },
    { value: figures.returning, text: RETURNING },
    { value: response, text: RESPONSE },
  ].flatMap(({ value, text }) => (value ? [{ value, text }] : []));
  return (
    <ul className="testimonials-figures">
      {visibleFigures.map(({ value, text }, order) => (
        <li key={text}>
          <strong>
            <CountedValue value={value} order={order} />
          </strong>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
}
