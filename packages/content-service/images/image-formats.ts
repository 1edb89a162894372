export type ImageExtension = keyof typeof MIME_TYPES;

/** The image formats we accept as originals, by the hosted service's extensions. */
export const MIME_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  tif: 'image/tiff',
  svg: 'image/svg+xml',
} as const;
