/** The French words of *Médias*. */
import { ClientError } from '@sanity/client';
import { CONTENT_TOOLS } from '../../model/contracts/content-tools.ts';
import { frenchNumber } from '../../packages/kit/french/french-number.ts';
import { writtenSize } from '../../packages/kit/french/written-size.ts';
import type { Media, MediaQuestion } from './media.ts';

export const MEDIA = CONTENT_TOOLS.medias;

export const MEDIA_TYPE_WORDS: Record<MediaQuestion['mediaType'], string> = {
  all: 'Tout',
  image: 'Images',
  video: 'Vidéos',
  other: 'Autres fichiers',
};

export const USE_WORDS: Record<MediaQuestion['use'], string> = {
  any: 'Utilisés ou non',
  used: 'Utilisés',
  unused: 'Inutilisés',
  undescribed: 'Images sans description',
};

export const ORDER_WORDS: Record<MediaQuestion['order'], string> = {
  recent: 'Les plus récents',
  name: 'Par nom',
  size: 'Les plus lourds',
};

/** Writes the size of a picture, « 1 200 × 630 »; '' for other files. */
export function dimensions({ width, height }: Pick<Media, 'width' | 'height'>): string {
  if (width === null || height === null) return '';
  return `${frenchNumber(width)}\u00A0×\u00A0${frenchNumber(height)}`;
}

export function nameOf({
  title,
  originalFilename,
  _id,
}: Pick<Media, 'title' | 'originalFilename' | '_id'>) {
  return title || originalFilename || _id;
}

/** Counts documents: « 1 document », « 12 documents ». */
export function documents(count: number): string {
  return `${frenchNumber(count)}\u00A0document${count < 2 ? '' : 's'}`;
}

export function places(count: number): string {
  return `${frenchNumber(count)}\u00A0emplacement${count < 2 ? '' : 's'}`;
}

export function mediaCount(count: number): string {
  return `${frenchNumber(count)}\u00A0média${count < 2 ? '' : 's'}`;
}

/** Writes the kind and sizes of a medium: « PNG, 1 200 × 630, 1,2 Mo » */
export function facts(media: Media): string {
  return [media.extension.toUpperCase(), dimensions(media), writtenSize(media.size)]
    .filter((fact) => fact !== '')
    .join(', ');
}

/** The sentence on why something was not done, and what helps. */
export function failure(error: unknown): string {
  const status = error instanceof ClientError ? error.statusCode : undefined;
  switch (status) {
    case 401:
    case 403:
      return 'Votre rôle ne permet pas de modifier les médias.';
    case 409:
      return 'Un collègue a modifié ces documents entre-temps. Rien n’a été changé\u00A0: relisez, puis recommencez.';
    default:
      return 'Le serveur n’a pas répondu. Vérifiez votre connexion, puis recommencez.';
  }
}

/** The sentence on why a file was not taken. */
export function uploadFailure(error: unknown, { type }: Pick<File, 'type'>): string {
  const status = error instanceof ClientError ? error.statusCode : undefined;
  if (status === 400 && !type.startsWith('image/')) {
    return 'Ce fichier n’a pas pu être gardé. Vérifiez qu’il s’ouvre sur votre ordinateur, puis recommencez.';
  }
  if (status === 400) {
    return 'Ce fichier n’est pas une image lisible. Enregistrez-la en JPEG, PNG, WebP ou AVIF, puis recommencez.';
  }
  if (status === 413) {
    return 'Ce fichier est trop lourd\u00A0: 64\u00A0Mo au plus pour une image, 1\u00A0Go pour un autre fichier.';
  }
  return failure(error);
}
