import { type CSSProperties, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Lightbox } from '../../ui/lightbox.tsx';
import { CoverImage } from '../cover-image.tsx';
import type { Picture } from '../image.ts';
import './gallery-lightbox.css';

export type GalleryPicture = {
  /** The picture cropped to the shape of a tile, landscape or portrait as it is itself. */
  picture: Picture;
  /** The uncropped picture. */
  whole: Picture;
  caption?: string;
};

export type GalleryLightboxProps = {
  items: readonly GalleryPicture[];
  /** The index of the chosen picture. */
  first: number;
  onClose: () => void;
};

function sizeOf({ width, height }: Picture): CSSProperties {
  return { '--width': width, '--ratio': width / height };
}

/** Shows the tile of a picture as a placeholder until it has loaded. */
function tileBehind({ picture }: GalleryPicture): CSSProperties | undefined {
  const tile = [...document.images].find((image) => image.getAttribute('src') === picture.src);
  return tile?.currentSrc ? { background: `url("${tile.currentSrc}") center / cover` } : undefined;
}

/** Shows pictures one at a time, uncropped. */
export function GalleryLightbox({ items, first, onClose }: GalleryLightboxProps) {
  const [current, setCurrent] = useState(first);
  const item = items[current];
  if (!item) return null;

  const step = (by: 1 | -1) =>
    setCurrent((index) => Math.min(items.length - 1, Math.max(0, index + by)));

  return (
    <Lightbox
      label="Galerie"
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
    >
      <div className="lightbox-stage gallery-stage">
        <CoverImage
          key={item.whole.src}
          picture={item.whole}
          sizes="100vw"
          eager
          style={{ ...sizeOf(item.whole), ...tileBehind(item) }}
        />
      </div>
      <div className="gallery-caption">
        <p role="status">
          {item.caption ?? item.whole.alt}{' '}
          <span>
            {current + 1} / {items.length}
          </span>
        </p>
        {items.length > 1 && (
          <>
            <button
              type="button"
              className="icon-button"
              aria-label="Image précédente"
              aria-disabled={current === 0}
              onClick={() => step(-1)}
            >
              <Icon name="arrow" />
            </button>
            <button
              type="button"
              className="icon-button"
              data-first
              aria-label="Image suivante"
              aria-disabled={current === items.length - 1}
              onClick={() => step(1)}
            >
              <Icon name="arrow" />
            </button>
          </>
        )}
      </div>
    </Lightbox>
  );
}
