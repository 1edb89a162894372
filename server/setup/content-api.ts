/** The content service as a caller who may edit reaches it. */
export type ContentApi = {
  /** @param path from the API version on: `/data/mutate/production` */
  fetch(
    path: string,
    init: { method: 'GET' } | { method: 'POST'; body: string | Uint8Array<ArrayBuffer> },
  ): Promise<Response>;
};

/** The caller who signs what the setup writes where no account of the agency does. */
export const SETUP_CALLER = {
  id: 'installation',
  name: 'Installation',
  email: '',
  roles: [],
  editsContent: true,
  isProgram: true,
} as const;

/** The API version the setup is written for. */
const API_VERSION = 'v2025-02-19';

/**
 * Creates the API of an embedded service, which is asked without a connection.
 *
 * @param call hands over a request, as a caller who may edit
 * @param headers of the caller: the cookie of a session
 */
export function createContentApi(
  call: (request: Request) => Promise<Response>,
  headers: Readonly<Record<string, string>> = {},
): ContentApi {
  return {
    fetch: (path, init) =>
      call(
        new Request(`http://localhost/${API_VERSION}${path}`, {
          ...init,
          headers: {
            ...headers,
            ...('body' in init &&
              typeof init.body === 'string' && { 'content-type': 'application/json' }),
          },
        }),
      ),
  };
}

/** Thrown when the content service refuses a request: the caller's session ended, or the disk is full. */
export class ContentRefusedError extends Error {
  override name = 'ContentRefusedError';
  readonly status: number;
  /** Whether a document is another than the caller had read: read again, the same may be accepted. */
  readonly isOutdated: boolean;

  constructor(status: number, body: string) {
    super(`the content service answered ${status}: ${body.slice(0, 500)}`);
    this.status = status;
    this.isOutdated = status === 409 && OUTDATED.test(body);
  }
}

const OUTDATED = /"document(?:RevisionIDDoesNotMatch|AlreadyExists|NotFound)Error"/;
