import { z } from 'zod';
import { badRequest, refuse } from '../../kit/network/api-error.ts';
import { parseJson } from '../../kit/network/parse-json.ts';
import { readJson } from '../../kit/network/read-json.ts';
import type { ItemNames } from '../source-maps/json-path.ts';
import type { Priority } from './query-caller.ts';

export interface QueryRequest {
  query: string;
  params: Readonly<Record<string, unknown>>;
  /** The perspectives as written: none, one, a comma list, or several. */
  perspective: readonly string[];
  /** `returnQuery=false` leaves the query out of the answer. */
  returnQuery: boolean;
  /** How the source map identifies array items; undefined when none is requested. */
  sourceMap: ItemNames | undefined;
}

/** The longest query, in UTF-16 units. A page's has 2,000; one that names documents one by one has hundreds of thousands. */
const LONGEST: Readonly<Record<Priority, number>> = {
  site: 256 * 1024,
  staff: 256 * 1024,
  visitor: 64 * 1024,
};
/** The longest body of a POST, and with it of the parameters, in bytes. */
const MAX_BODY_BYTES = 512 * 1024;

const PARAMETER_NAME = /^\$[A-Za-z_][A-Za-z0-9_]*$/;

const QueryBody = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

/** Options of the hosted service we do not offer: refused, so that no caller misses them silently. */
const UNSUPPORTED_OPTIONS = ['explain', 'variant', 'variantCondition'];

/**
 * Reads a query from `GET ?query=…&$name=<JSON>` or `POST {query, params}`. Throws `ApiError`.
 *
 * @param priority the caller's: a visitor's query is shorter, because its parsing is paid for by others
 */
export async function readQueryRequest(
  request: Request,
  priority: Priority,
): Promise<QueryRequest> {
  const address = new URL(request.url).searchParams;
  for (const option of UNSUPPORTED_OPTIONS) {
    const value = address.get(option);
    if (value !== null && value !== 'false') {
      throw badRequest(`The option "${option}" is not supported by this content service`);
    }
  }
  const { query, params } =
    request.method === 'POST' ? await readBody(request) : readAddress(address);
  if (query.trim() === '') throw badRequest('The parameter "query" is missing');
  const longest = LONGEST[priority];
  if (query.length > longest) {
    throw refuse(
      413,
      'Payload Too Large',
      `The query is ${query.length} characters long, more than the ${longest} allowed`,
    );
  }
  return {
    query,
    params,
    perspective: address.getAll('perspective'),
    returnQuery: address.get('returnQuery') !== 'false',
    sourceMap: readSourceMap(address.get('resultSourceMap')),
  };
}

/** The client library sends `true` or `withKeyArraySelector`. */
function readSourceMap(value: string | null): ItemNames | undefined {
  if (value === null || value === 'false') return undefined;
  if (value === 'true') return 'by place';
  if (value === 'withKeyArraySelector') return 'by key';
  throw badRequest('The option "resultSourceMap" is "true", "false" or "withKeyArraySelector"');
}

async function readBody(request: Request): Promise<z.infer<typeof QueryBody>> {
  const body = QueryBody.safeParse(await readJson(request, MAX_BODY_BYTES));
  if (body.success) return body.data;
  throw badRequest(`The request body must be {query, params}: ${z.prettifyError(body.error)}`);
}

function readAddress(address: URLSearchParams): z.infer<typeof QueryBody> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of address) {
    if (!name.startsWith('$')) continue;
    if (!PARAMETER_NAME.test(name)) throw badRequest(`Invalid parameter name "${name}"`);
    try {
      params[name.slice(1)] = parseJson(value);
    } catch {
      throw badRequest(`The value of parameter ${name} is not valid JSON`);
    }
  }
  return { query: address.get('query') ?? '', params };
}
