import type { CSSProperties } from 'react';
import type { Picture } from './image.ts';
import { imageAttributes } from './picture-attributes.ts';
import './cover-image.css';

type CoverImageProps = {
  picture: Picture;
  /** The width it is shown at, as the `sizes` attribute says it. */
  sizes: string;
  /** Whether it is in the first screen, and so fetched at once. */
  eager?: boolean;
  style?: CSSProperties;
};

/** A picture of the content with its placeholder behind it; fills whatever box its class gives it. */
export function CoverImage({ picture, sizes, eager, style }: CoverImageProps) {
  return (
    <img
      className="cover-image"
      {...imageAttributes(picture, sizes)}
      alt={picture.alt}
      loading={eager ? undefined : 'lazy'}
      style={{ ...placeholderStyle(picture), ...style }}
    />
  );
}

/** The colour, or the tiny image, that keeps the place of a picture until it has arrived. */
export function placeholderStyle({ placeholder }: Picture): CSSProperties {
  if (!placeholder) return {};
  return placeholder.startsWith('data:')
    ? { background: `url(${placeholder}) center / cover` }
    : { backgroundColor: placeholder };
}

/** The name under which a cover flies from list to case study; none for what could break a CSS identifier. */
export function coverTransition(slug: string): CSSProperties {
  return /^[\w-]+$/.test(slug)
    ? { viewTransitionName: `cover-${slug}`, viewTransitionClass: 'cover' }
    : {};
}
