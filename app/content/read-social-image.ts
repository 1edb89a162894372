/** Reads the picture an editor chose for links to a page, in its *Référencement*. */
import type { ContentReader } from '../context.ts';
import { type DocumentName, type Parts, readParts } from './document-parts.ts';
import { image, picture } from './image.ts';
import { SOCIAL_IMAGE, type SocialImage } from './social-image.ts';

type Shared = { socialImage?: unknown };

/** Reads the social image; undefined where none was chosen, and for a drawing: networks show no SVG. */
export function readSocialImage(
  content: ContentReader,
  part: Pick<Parts<Shared>, 'one'>,
): SocialImage | undefined {
  const own = part.one('socialImage', image);
  if (!own || own.asset._ref.endsWith('-svg')) return undefined;
  const { src, alt } = picture(content, own, SOCIAL_IMAGE);
  return { src, alt };
}

/** Reads the social image of a single document, whose id is its type. */
export function pageSocialImage(
  content: ContentReader,
  type: DocumentName['type'],
  document: Shared | null,
): SocialImage | undefined {
  return readSocialImage(content, readParts<Shared>(content, document, { type, id: type }));
}
