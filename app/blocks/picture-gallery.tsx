import { PictureTiles } from '../content/texts/picture-tiles.tsx';
import type { PictureGallery as Content } from './read-added-blocks.ts';

type Props = { id: string; block: Content };

/** The width of a page's column. */
const WIDTH = 1280; // px

/** Pictures of one matter, under its title. */
export function PictureGallery({ id, block: { title, pictures } }: Props) {
  const name = title ? { 'aria-labelledby': `${id}-title` } : { 'aria-label': 'Galerie' };
  return (
    <section className="picture-gallery section" id={id} {...name}>
      <div className="wrap">
        {title && (
          <h2 className="large" id={`${id}-title`}>
            {title}
          </h2>
        )}
        <PictureTiles pictures={pictures} width={WIDTH} />
      </div>
    </section>
  );
}
