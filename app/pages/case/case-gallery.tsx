import { type MouseEvent, useState } from 'react';
import { CoverImage } from '../../content/cover-image.tsx';
import type { GalleryItem, Testimonial } from '../../content/projects/case-study.ts';
import type { GalleryLightboxProps } from '../../content/texts/gallery-lightbox.tsx';
import { isModifiedClick } from '../../ui/modified-click.ts';
import { useOnDemand } from '../../ui/on-demand.ts';
import { FilmButton, FilmFace } from './film-button.tsx';
import './case-gallery.css';

type CaseGalleryProps = {
  items: readonly GalleryItem[];
  testimonial: Testimonial | undefined;
};

/** A flush mosaic with the client's testimonial as one of its tiles. Each picture opens uncropped. */
export function CaseGallery({ items, testimonial }: CaseGalleryProps) {
  const tiles = items.length + (testimonial ? 1 : 0);
  const pictures = items.filter(({ film }) => !film);
  const { Part, isOpen, show, hide, prepare } = useOnDemand<GalleryLightboxProps>(loadLightbox);
  const [chosen, setChosen] = useState(0);

  async function open(event: MouseEvent, item: GalleryItem) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    setChosen(pictures.indexOf(item));
    try {
      await show();
    } catch {
      location.assign(item.whole.src);
    }
  }

  return (
    <section className="case-gallery" aria-label="Galerie" data-tiles={Math.min(tiles, 6)}>
      {items.map((item, place) => {
        const { picture, whole, caption, film } = item;
        const image = <CoverImage picture={picture} sizes={sizesOf(picture, place, tiles)} />;
        return (
          <figure key={picture.src} className="case-tile">
            {film ? (
              <FilmButton film={film} title={caption ?? picture.alt} className="case-tile-open">
                {image}
                <span className="case-tile-film">
                  <FilmFace />
                </span>
              </FilmButton>
            ) : (
              <a
                className="case-tile-open"
                href={whole.src}
                aria-haspopup="dialog"
                onClick={(event) => open(event, item)}
                onPointerEnter={prepare}
                onFocus={prepare}
              >
                {image}
                <span className="visually-hidden"> (agrandir)</span>
              </a>
            )}
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        );
      })}
      {testimonial && <Quote {...testimonial} />}
      {Part && isOpen && <Part items={pictures} first={chosen} onClose={hide} />}
    </section>
  );
}

/**
 * Returns the `sizes` of a picture of four by three, or three by four, that fills its tile: its place in
 * case-gallery.css decides.
 */
function sizesOf({ width, height }: GalleryItem['picture'], place: number, tiles: number): string {
  const isUpright = height > width;
  const onTelephone = place === 0 && !isUpright ? 144 : 100;
  return `(max-width: 767px) ${onTelephone}vw, ${isUpright ? uprightWidthOf(place, tiles) : widthOf(place, tiles)}`;
}

function widthOf(place: number, tiles: number): string {
  if (tiles === 1) return '100vw';
  if (tiles === 2) return place === 0 ? '67vw' : 'max(480px, 59vw)';
  // The gallery has two rows, each four thirds of max(280px, 31vw) or of a quote's height; then a wide tile, and two as
  // high as a row.
  if (place === 0) return 'max(850px, 83vw)';
  if (place === 1 || tiles === 3) return '58vw';
  if (tiles === 4) return `(max-width: 1023px) ${place === 2 ? 58 : 100}vw, max(430px, 41vw)`;
  if (place < 4) return 'max(430px, 41vw)';
  return lastWidthOf(place, tiles);
}

function uprightWidthOf(place: number, tiles: number): string {
  if (tiles === 1) return '100vw';
  if (tiles === 2) return place === 0 ? '67vw' : '34vw';
  if (place === 0) return 'max(470px, 47vw)';
  if (place === 1 || tiles === 3) return '58vw';
  if (tiles === 4) return `(max-width: 1023px) ${place === 2 ? 58 : 100}vw, 34vw`;
  if (place < 4) return '34vw';
  return lastWidthOf(place, tiles);
}

function lastWidthOf(place: number, tiles: number): string {
  return place === tiles - 1 && place % 2 === 0 ? '100vw' : '50vw';
}

function Quote({ content, name, role, company, date }: Testimonial) {
  const position = [role, company, date].filter(Boolean).join(', ');
  return (
    <figure className="case-tile case-quote night">
      <blockquote>
        <p>« {content} »</p>
      </blockquote>
      {(name || position) && (
        <figcaption>
          {name && <b>{name}</b>}
          {position && <span>{position}</span>}
        </figcaption>
      )}
    </figure>
  );
}

const loadLightbox = () =>
  import('../../content/texts/gallery-lightbox.tsx').then(({ GalleryLightbox }) => GalleryLightbox);
