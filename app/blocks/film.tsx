import { Filmed } from '../content/texts/article-part.tsx';
import type { FilmBlock } from './read-added-blocks.ts';

/** The widths of the poster, as film.css lays it out. */
const SIZES = {
  '16:9': '(max-width: 1440px) 89vw, max(1280px, 67vw)',
  '9:16': 'min(89vw, 24rem)',
};

type Props = { id: string; block: FilmBlock };

/** A film across the page, or an upright one beside its title. */
export function FilmSection({ id, block: { title, film } }: Props) {
  return (
    <section
      className="film-block section"
      id={id}
      aria-labelledby={title && `${id}-title`}
      data-ratio={film.ratio}
    >
      <div className="wrap">
        {title && (
          <h2 className="large" id={`${id}-title`}>
            {title}
          </h2>
        )}
        <Filmed film={film} sizes={SIZES[film.ratio]} />
      </div>
    </section>
  );
}
