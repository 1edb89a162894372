/** What a picture brings along to the field that uses it: its description and its point of interest. */
import type { SchemaType } from '@sanity/types';
import {
  type ArrayOfObjectsInputProps,
  type InputProps,
  isArrayOfObjectsInputProps,
  isObjectInputProps,
  isStringInputProps,
} from 'sanity';
import { GalleryInput } from './gallery-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { ProposedAlt } from './proposed-alt.tsx';

export function MediaInput(props: InputProps) {
  if (isObjectInputProps(props) && isPicture(props.schemaType)) return <PictureInput {...props} />;
  if (isStringInputProps(props) && props.path.at(-1) === 'alt') return <ProposedAlt {...props} />;
  if (isArrayOfObjectsInputProps(props) && isGallery(props)) return <GalleryInput {...props} />;
  return props.renderDefault(props);
}

/** A field of type image, or of a type made from it. */
function isPicture(type: SchemaType): boolean {
  for (let one: SchemaType | undefined = type; one; one = one.type) {
    if (one.name === 'image') return true;
  }
  return false;
}

function isGallery({ schemaType }: ArrayOfObjectsInputProps): boolean {
  return schemaType.of.some(({ name }) => name === 'galleryItem');
}
