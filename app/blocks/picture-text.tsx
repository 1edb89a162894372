import { CoverImage } from '../content/cover-image.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { PictureText as Content } from './read-added-blocks.ts';

type Props = {
  id: string;
  block: Content;
  /** The target of a button without an address of its own. */
  contact: string;
};

/** A picture, under an arch if it is upright, with a text beside it. */
export function PictureText({ id, block, contact }: Props) {
  const { title, paragraphs, picture, side, action } = block;
  const isUpright = picture && picture.height > picture.width;
  return (
    <section className="picture-text section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap" data-side={picture && side} data-upright={isUpright || undefined}>
        {picture && (
          <div
            className="picture-text-picture"
            style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
          >
            <CoverImage
              picture={picture}
              sizes={`(max-width: 767px) 89vw, (max-width: 1440px) ${isUpright ? '37vw, max(537px, 28vw)' : '49vw, max(705px, 37vw)'}`}
            />
          </div>
        )}
        <div>
          <h2 className="large" id={`${id}-title`}>
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {action && <ButtonLink to={action.to ?? contact}>{action.says}</ButtonLink>}
        </div>
      </div>
    </section>
  );
}
