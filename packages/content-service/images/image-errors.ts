/** The original is not what its file name says, or no longer decodes. */
export class BrokenOriginalError extends Error {
  override readonly name = 'BrokenOriginalError';
}

export class TransformTimeoutError extends Error {
  override readonly name = 'TransformTimeoutError';
}

/** The size of an image that is too large, and of the largest of its format, in words of its own. */
export interface PixelExcess {
  width: number;
  height: number;
  maxPixels: number;
  /** `progressive JPEG`, `AVIF` … */
  format: string;
}

/** The bytes are no image we can read; `message` says why in one sentence, and `excess` when it is its size. */
export class UnreadableImageError extends Error {
  override readonly name = 'UnreadableImageError';
  readonly excess: PixelExcess | undefined;

  constructor(
    message: string,
    { excess, ...options }: ErrorOptions & { excess?: PixelExcess | undefined } = {},
  ) {
    super(message, options);
    this.excess = excess;
  }
}
