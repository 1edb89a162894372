/** The original is not what its file name says, or no longer decodes. */
export class BrokenOriginalError extends Error {
  override readonly name = 'BrokenOriginalError';
}

export class TransformTimeoutError extends Error {
  override readonly name = 'TransformTimeoutError';
}

/** The bytes are no image we can read; `message` says why in one sentence. */
export class UnreadableImageError extends Error {
  override readonly name = 'UnreadableImageError';
}
