import { clientLeft } from './api-error.ts';

/** The chunks of a request’s body. What fails here is the sender or its line, not us: throws `ApiError` 499. */
export async function* bodyOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    throw clientLeft();
  }
}
