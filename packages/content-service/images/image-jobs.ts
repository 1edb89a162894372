import type { PixelExcess } from './image-errors.ts';
import type { ImageDescription } from './image-metadata.ts';
import type { Recipe } from './recipe.ts';

/** Work on one image, done in a process of its own. */
export type ImageJob =
  | {
      kind: 'transform';
      /** Path of the original. */
      original: string;
      recipe: Recipe;
      /** The file the result is written to, sealed; it is sent back when absent, or when the disk refuses it. */
      destination: string | undefined;
    }
  | { kind: 'describe'; original: string; placeholders: readonly PlaceholderHash[] }
  | { kind: 'inspect'; original: string };

export type PlaceholderHash = 'blurhash' | 'thumbhash';

export type ImageAnswer =
  | {
      kind: 'transformed';
      /** Absent when it was written to the destination. */
      image?: Uint8Array<ArrayBuffer>;
    }
  | {
      kind: 'described';
      image: ImageDescription;
      blurHash?: string;
      thumbHash?: string;
    }
  | { kind: 'inspected'; inspection: Inspection }
  | { kind: 'failed'; name: string; message: string; excess?: PixelExcess | undefined };

/** What a look at the head of an original says of it. */
export interface Inspection {
  /** Without EXIF, XMP or IPTC, and readable. */
  isClean: boolean;
  /** How many it has; one of a still, and of what cannot be read. */
  frames: number;
}

export interface FromImageWorker {
  answer: ImageAnswer;
  /** Memory of the process after the job, in bytes. */
  memory: number;
}
