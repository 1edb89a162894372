import { type MouseEvent, useState } from 'react';
import { CoverImage } from '../../content/cover-image.tsx';
import type { GalleryItem, Testimonial } from '../../content/projects/case-study.ts';
import { useOnDemand } from '../../ui/on-demand.ts';
import { FilmDoor, FilmFace } from './film-door.tsx';
import type { GalleryLightboxProps } from './gallery-lightbox.tsx';
import './case-gallery.css';

type CaseGalleryProps = {
  items: readonly GalleryItem[];
  testimonial: Testimonial | undefined;
};

/** A flush mosaic; what the client said is one of its tiles. Each picture opens whole. */
export function CaseGallery({ items, testimonial }: CaseGalleryProps) {
  const tiles = items.length + (testimonial ? 1 : 0);
  const pictures = items.filter(({ film }) => !film);
  const { Part, shown, show, hide, prepare } = useOnDemand<GalleryLightboxProps>(loadLightbox);
  const [chosen, setChosen] = useState(0);

  async function open(event: MouseEvent, item: GalleryItem) {
    // A visitor who asks for a new tab means the picture's own address.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
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
      {items.map((item) => {
        const { picture, whole, caption, film } = item;
        const image = <CoverImage picture={picture} sizes="(max-width: 767px) 100vw, 58vw" />;
        return (
          <figure key={picture.src} className="case-tile">
            {film ? (
              <FilmDoor film={film} title={caption ?? picture.alt} className="case-tile-open">
                {image}
                <span className="case-tile-film">
                  <FilmFace />
                </span>
              </FilmDoor>
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
      {Part && shown && <Part items={pictures} first={chosen} onClose={hide} />}
    </section>
  );
}

function Quote({ content, name, role, company }: Testimonial) {
  const position = [role, company].filter(Boolean).join(', ');
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
  import('./gallery-lightbox.tsx').then(({ GalleryLightbox }) => GalleryLightbox);
