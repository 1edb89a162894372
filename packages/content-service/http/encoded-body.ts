import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Compression } from '../../kit/network/accepted-encoding.ts';

/** The size below which bodies fit one packet anyway, and would only cost time. */
const LEAST_BYTES_TO_COMPRESS = 1_024;
/** Answers are made per query, not per build: brotli 5 costs about what gzip 6 does, 11 fifty times more. */
const BROTLI_QUALITY = 5;

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** A JSON text to answer with, compressed at most once per encoding however often it is sent. */
export class EncodedBody {
  readonly #bytes: Buffer<ArrayBuffer>;
  readonly #hash: string;
  readonly #compressed = new Map<Compression, Promise<Buffer<ArrayBuffer>>>();

  constructor(json: string) {
    this.#bytes = Buffer.from(json);
    this.#hash = createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22);
  }

  /** Its length before compression, in bytes. */
  get length(): number {
    return this.#bytes.length;
  }

  /** Compresses it as this request will be answered; resolves when that is done. */
  async prepare(request: Request): Promise<void> {
    const encoding = this.#encodingFor(request);
    if (encoding) await this.#compress(encoding);
  }

  /** The answer in the caller's best encoding, or 304. Entity tags are strong, one per encoding: they name bytes. */
  async respond(request: Request, headers: Record<string, string>): Promise<Response> {
    const encoding = this.#encodingFor(request);
    const etag = `"${this.#hash}${encoding ? `-${encoding}` : ''}"`;
    const common = { ...headers, etag, vary: 'Accept-Encoding' };
    if (this.#isKnownTo(request)) return new Response(null, { status: 304, headers: common });
    const bytes = encoding ? await this.#compress(encoding) : this.#bytes;
    return new Response(bytes, {
      headers: {
        ...common,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(bytes.length),
        'x-content-type-options': 'nosniff',
        ...(encoding && { 'content-encoding': encoding }),
      },
    });
  }

  #encodingFor({ headers }: Request): Compression | undefined {
    if (this.#bytes.length < LEAST_BYTES_TO_COMPRESS) return undefined;
    return acceptedEncoding(headers.get('accept-encoding'));
  }

  #isKnownTo(request: Request): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const ifNoneMatch = request.headers.get('if-none-match');
    if (ifNoneMatch === null) return false;
    if (ifNoneMatch.trim() === '*') return true;
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.some((tag) => new RegExp(`^"${this.#hash}(-br|-gzip)?"$`).test(tag));
  }

  #compress(encoding: Compression): Promise<Buffer<ArrayBuffer>> {
    const cached = this.#compressed.get(encoding);
    if (cached) return cached;
    const compressed = compressors[encoding](this.#bytes);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}
