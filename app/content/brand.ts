/** The agency's colours, typefaces, drawings and logo, as its `brand` document has them. */
import { defineQuery } from 'groq';
import { type Brand, readBrand } from '../../packages/drawings/brand/brand.ts';
import type { ContentReader } from '../context.ts';
import { readParts } from './document-parts.ts';
import { image, wholePicture } from './image.ts';

const BRAND_QUERY = defineQuery(
  `*[_type == "brand" && _id == "brand"][0]{ colors, typefaces, drawings, logo, logoOnNight, "isOpaque": logo.asset->metadata.isOpaque }`,
);

/** Twice the longest side that a logo is shown at. */
const LONGEST = 480; // px

/** Reads the brand; an agency without the document has the default one. Throws what the content client throws. */
export async function findBrand(content: ContentReader): Promise<Brand> {
  const document = await content.client.fetch(BRAND_QUERY);
  const parts = readParts(content, document, { type: 'brand', id: 'brand' });
  const pictureOf = (field: 'logo' | 'logoOnNight') => {
    const source = parts.one(field, image);
    return source && wholePicture(content, source, LONGEST);
  };
  const logo = pictureOf('logo');
  const onNight = pictureOf('logoOnNight');
  return readBrand({
    ...document,
    logo: logo && { ...logo, isOpaque: document?.isOpaque, onNight },
  });
}
