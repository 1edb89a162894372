import { CoverImage } from '../content/cover-image.tsx';
import { BlockWords } from './block-words.tsx';
import type { FrameStrip as Content } from './read-proof-blocks.ts';

type Props = { id: string; block: Content };

/** The widths of a frame, as frame-strip.css lays it out. */
const WIDE_SIZES = '(max-width: 767px) 43vw, (max-width: 1440px) 29vw, max(411px, 22vw)';
const UPRIGHT_SIZES =
  '(max-width: 479px) 43vw, (max-width: 1023px) 29vw, (max-width: 1440px) 14vw, max(200px, 11vw)';

/** Frames in their order, as on a contact sheet: in one row or two on a large screen, in twos on a small one. */
export function FrameStrip({ id, block: { title, paragraphs, pictures } }: Props) {
  const [{ width, height } = { width: 16, height: 9 }] = pictures;
  const isUpright = height > width;
  // More pictures than fit in one row make two rows.
  const most = isUpright ? 6 : 3;
  return (
    <section
      className="frame-strip night section"
      id={id}
      aria-labelledby={`${id}-title`}
      data-upright={isUpright || undefined}
    >
      <div className="wrap">
        <BlockWords id={id} title={title} paragraphs={paragraphs} />
        <ol
          style={{
            '--ratio': `${width} / ${height}`,
            '--columns': pictures.length > most ? Math.ceil(pictures.length / 2) : pictures.length,
            '--narrow': Math.ceil(pictures.length / 2),
          }}
        >
          {pictures.map((picture) => (
            <li key={picture.src}>
              <figure>
                <CoverImage picture={picture} sizes={isUpright ? UPRIGHT_SIZES : WIDE_SIZES} />
                {picture.caption && <figcaption>{picture.caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
