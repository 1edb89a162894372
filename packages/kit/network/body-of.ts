import { clientLeft } from './api-error.ts';

/** Yields the chunks of a request’s body. A failure is the sender's or its connection's: throws `ApiError` 499. */
export async function* bodyOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    throw clientLeft();
  }
}
