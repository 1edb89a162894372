import { type MouseEvent, useState } from 'react';
import { CoverImage } from '../content/cover-image.tsx';
import type { GalleryLightboxProps } from '../content/gallery-lightbox.tsx';
import { isModifiedClick } from '../ui/modified-click.ts';
import { useOnDemand } from '../ui/on-demand.ts';
import type { PictureGallery as Content } from './read-added-blocks.ts';

type Props = { id: string; block: Content };

/** Pictures in rows of two and three, none as wide as its neighbour. Each opens whole; without script, as a picture alone. */
export function PictureGallery({ id, block: { title, pictures } }: Props) {
  const { Part, shown, show, hide, prepare } = useOnDemand<GalleryLightboxProps>(loadLightbox);
  const [chosen, setChosen] = useState(0);

  async function open(event: MouseEvent, place: number, address: string) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    setChosen(place);
    try {
      await show();
    } catch {
      location.assign(address);
    }
  }

  const widths = widthsOf(pictures.length);
  const name = title ? { 'aria-labelledby': `${id}-title` } : { 'aria-label': 'Galerie' };
  return (
    <section className="picture-gallery section" id={id} {...name}>
      <div className="wrap">
        {title && (
          <h2 className="large" id={`${id}-title`}>
            {title}
          </h2>
        )}
        <ul>
          {pictures.map(({ picture, whole }, place) => {
            const width = widths[place] ?? FULL;
            return (
              <li key={picture.src} style={{ '--width': width }}>
                <a
                  href={whole.src}
                  aria-haspopup="dialog"
                  onClick={(event) => open(event, place, whole.src)}
                  onPointerEnter={prepare}
                  onFocus={prepare}
                >
                  <CoverImage
                    picture={picture}
                    sizes={`(max-width: 767px) 89vw, (max-width: 1440px) ${Math.round((89 * width) / FULL)}vw, ${Math.round((1280 * width) / FULL)}px`}
                  />
                  <span className="visually-hidden"> (agrandir)</span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
      {Part && shown && <Part items={pictures} first={chosen} onClose={hide} />}
    </section>
  );
}

/** The columns of the page's grid. */
const FULL = 12;

const TWOS = [7, 5, 5, 7];
const THREES = [5, 4, 3, 3, 5, 4];

/** How many of the grid's columns each picture has: as many rows of three as fill the grid, after rows of two. */
function widthsOf(count: number): number[] {
  if (count === 1) return [FULL];
  const inTwos = count % 3 === 1 ? 4 : count % 3 === 2 ? 2 : 0;
  return Array.from({ length: count }, (_, place) =>
    place < inTwos
      ? (TWOS[place % TWOS.length] ?? FULL)
      : (THREES[(place - inTwos) % THREES.length] ?? FULL),
  );
}

const loadLightbox = () =>
  import('../content/gallery-lightbox.tsx').then(({ GalleryLightbox }) => GalleryLightbox);
