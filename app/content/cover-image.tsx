import type { CSSProperties, ReactElement } from 'react';
import type { Picture } from './image.ts';
import { imageAttributes, sourceAttributes, stillOf } from './picture-attributes.ts';
import './cover-image.css';

type CoverImageProps = {
  picture: Picture;
  /** The width it is shown at, as the `sizes` attribute says it. */
  sizes: string;
  /** Whether the picture is in the first screen, and so loaded at once. */
  eager?: boolean;
  style?: CSSProperties;
};

/** A picture of the content with its placeholder behind it; fills whatever box its class gives it. */
export function CoverImage({ picture, sizes, eager, style }: CoverImageProps) {
  return (
    <MovingPicture picture={picture} sizes={sizes}>
      <img
        className="cover-image"
        {...imageAttributes(picture, sizes)}
        alt={picture.alt}
        loading={eager ? undefined : 'lazy'}
        style={{ ...placeholderStyle(picture), ...style }}
      />
    </MovingPicture>
  );
}

type MovingPictureProps = Pick<CoverImageProps, 'picture' | 'sizes'> & { children: ReactElement };

/** An `<img>`, with its first frame as an alternative where the picture is animated. */
export function MovingPicture({ children, ...still }: MovingPictureProps) {
  if (!still.picture.moves) return children;
  return (
    // The style is inline, because few pictures move and every page would load the sheet.
    <picture style={{ display: 'contents' }}>
      <StillSource {...still} />
      {children}
    </picture>
  );
}

type StillSourceProps = Pick<CoverImageProps, 'picture' | 'sizes'> & {
  /** The screens that have this picture, as the attribute `media` says them; all when absent. */
  media?: string;
};

/** The source of a `<picture>` for visitors who prefer less motion: it precedes the animated ones. */
export function StillSource({ picture, sizes, media }: StillSourceProps) {
  if (!picture.moves) return null;
  const reduced = '(prefers-reduced-motion: reduce)';
  return (
    <source
      media={media ? `${reduced} and ${media}` : reduced}
      {...sourceAttributes(stillOf(picture), sizes)}
    />
  );
}

/** The colour, or the tiny image, shown until a picture has loaded. */
export function placeholderStyle({ placeholder }: Picture): CSSProperties {
  if (!placeholder) return {};
  return placeholder.startsWith('data:')
    ? { background: `url(${placeholder}) center / cover` }
    : { backgroundColor: placeholder };
}

/**
 * The name of a cover in the view transition from list to case study; none for a slug that could break a CSS
 * identifier.
 */
export function coverTransition(slug: string): CSSProperties {
  return /^[\w-]+$/.test(slug)
    ? { viewTransitionName: `cover-${slug}`, viewTransitionClass: 'cover' }
    : {};
}
