import { type MouseEvent, useState } from 'react';
import { isModifiedClick } from '../../ui/modified-click.ts';
import { useOnDemand } from '../../ui/on-demand.ts';
import { CoverImage } from '../cover-image.tsx';
import type { Picture } from '../image.ts';
import type { GalleryLightboxProps, GalleryPicture } from './gallery-lightbox.tsx';

type Props = {
  pictures: readonly GalleryPicture[];
  /** How wide they are all together on a large screen, in px. */
  width: number;
};

/**
 * Pictures in rows of two and three, none as wide as its neighbour. Each opens uncropped; without script, as a file.
 */
export function PictureTiles({ pictures, width }: Props) {
  const { Part, isOpen, show, hide, prepare } = useOnDemand<GalleryLightboxProps>(loadLightbox);
  const [chosen, setChosen] = useState(0);
  const columns = columnsOf(pictures.length);

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

  return (
    <div className="picture-tiles">
      <ul>
        {pictures.map(({ picture, whole }, place) => {
          const wide = columns[place] ?? FULL;
          return (
            <li key={picture.src} style={{ '--columns': wide }}>
              <a
                href={whole.src}
                aria-haspopup="dialog"
                onClick={(event) => open(event, place, whole.src)}
                onPointerEnter={prepare}
                onFocus={prepare}
              >
                <CoverImage picture={picture} sizes={sizesOf(picture, wide, width)} />
                <span className="visually-hidden"> (agrandir)</span>
              </a>
            </li>
          );
        })}
      </ul>
      {Part && isOpen && <Part items={pictures} first={chosen} onClose={hide} />}
    </div>
  );
}

/** The share of a window that a page's column has at most. */
const COLUMN = 0.89;

/** The hundredths of a wide window that a px of the column becomes, as the page grows with the window: base.css. */
const GROWTH = 0.0523;

/**
 * Returns the `sizes` of a picture as wide as its tile, or as its height asks for: picture-tiles.css has tiles of 200
 * px, then of 27 hundredths of their column, of 368 px at most.
 */
function sizesOf({ width, height }: Picture, columns: number, all: number): string {
  const ratio = width / height;
  const share = columns / FULL;
  const whole = Math.round(all / COLUMN);
  const growing = Math.round(Math.max(share, ratio * 0.27) * COLUMN * 100);
  const full = Math.round(Math.max(share * all, ratio * Math.min(368, 0.27 * all)));
  const least = `max(${Math.round(share * COLUMN * 100)}vw, ${Math.round(ratio * 200)}px)`;
  return `(max-width: 628px) 89vw, (max-width: 832px) ${least}, (max-width: ${whole}px) ${growing}vw, max(${full}px, ${Math.round(full * GROWTH)}vw)`;
}

/** The columns of all tiles together. */
const FULL = 12;

const TWOS = [7, 5, 5, 7];
const THREES = [5, 4, 3, 3, 5, 4];

/** Counts the columns of each picture: as many rows of three as fill the grid, after rows of two. */
function columnsOf(count: number): number[] {
  if (count === 1) return [FULL];
  const inTwos = count % 3 === 1 ? 4 : count % 3 === 2 ? 2 : 0;
  return Array.from({ length: count }, (_, place) =>
    place < inTwos
      ? (TWOS[place % TWOS.length] ?? FULL)
      : (THREES[(place - inTwos) % THREES.length] ?? FULL),
  );
}

const loadLightbox = () =>
  import('./gallery-lightbox.tsx').then(({ GalleryLightbox }) => GalleryLightbox);
