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

/** The result of inspecting an original's metadata. */
export interface Inspection {
  /** Whether the file has no EXIF, XMP or IPTC, and can be read. */
  isClean: boolean;
  /** The number of frames; one for a still, and for an unreadable file. */
  frames: number;
}

export interface FromImageWorker {
  answer: ImageAnswer;
  /** Memory of the process after the job, in bytes. */
  memory: number;
}
