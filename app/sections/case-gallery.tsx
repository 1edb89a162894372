import type { GalleryItem, Testimonial } from '../queries/case-study.ts';
import { CoverImage } from './cover-image.tsx';

type CaseGalleryProps = {
  items: readonly GalleryItem[];
  testimonial: Testimonial | undefined;
};

/** A flush mosaic; what the client said is one of its tiles. */
export function CaseGallery({ items, testimonial }: CaseGalleryProps) {
  const tiles = items.length + (testimonial ? 1 : 0);
  return (
    <section className="case-gallery" aria-label="Galerie" data-tiles={Math.min(tiles, 6)}>
      {items.map(({ picture, caption, video }) => (
        <figure key={picture.src} className="case-tile">
          {video ? (
            <video controls muted loop playsInline preload="none" poster={picture.src}>
              <source src={video} type="video/mp4" />
            </video>
          ) : (
            <CoverImage picture={picture} sizes="(max-width: 767px) 100vw, 58vw" />
          )}
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
      {testimonial && <Quote {...testimonial} />}
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
