import { traceQuery } from '../source-maps/trace-query.ts';
import type { Traced } from '../source-maps/traced.ts';
import {
  type SourceMapOptions,
  UNKNOWN_SOURCES,
  writeSourceMap,
} from '../source-maps/write-source-map.ts';
import { Evaluation, type EvaluationContext, type Reads } from './evaluation.ts';
import { needsGeometry } from './geo-calls.ts';
import { loadGeometry } from './geography.ts';
import { type GroqNode, nodesOf } from './groq-node.ts';
import { type Language, parseQuery } from './parse-query.ts';
import { type QueryRefusal, QueryRefusedError } from './query-errors.ts';
import { documentTag, EVERYTHING_TAG, typeTag } from './sync-tags.ts';
import { resolveTextQueries, searchOf } from './text-search.ts';

export interface QueryContext extends EvaluationContext {
  params: Readonly<Record<string, unknown>>;
  /** `today` when absent. */
  language?: Language | undefined;
  /** Longest result, in UTF-16 units of JSON. */
  maxResultLength: number;
  /** Absent when no source map is requested. */
  sourceMap?: SourceMapOptions;
}

export interface QueryAnswer {
  /** JSON text. */
  result: string;
  /** The result's source map as JSON, if requested. */
  resultSourceMap?: string;
  syncTags: string[];
  /** False when the same query may have another answer a moment later: it asks for the time. */
  repeatable: boolean;
}

/** The most documents with a tag each; beyond, the answer depends on every change. */
const MAX_DOCUMENT_TAGS = 32;

/** Answers a query, without a time limit: its process can be killed. Throws `QueryRefusedError` for its faults. */
export async function evaluateQuery(query: string, context: QueryContext): Promise<QueryAnswer> {
  try {
    return await answer(query, context);
  } catch (error) {
    if (error instanceof QueryRefusedError) throw error;
    throw new QueryRefusedError(describeEvaluationError(error));
  }
}

/**
 * Whether the JSON of a value is longer than `limit`, in UTF-16 units, as far as can be told without writing it.
 *
 * The function counts escapes and what has a `toJSON` as less than they take: a value it lets pass may still be too long.
 * It stops counting where the limit is passed, however large the value: a query that repeats what it repeats has results
 * that no machine could write.
 *
 * @throws {RangeError} of a value nested too deeply, as `JSON.stringify` does
 */
function isCertainlyLonger(value: unknown, limit: number): boolean {
  let left = limit;
  const passes = (part: unknown): boolean => {
    if (typeof part === 'string') left -= part.length + 2;
    else left -= 1;
    if (left < 0) return true;
    if (Array.isArray(part)) return part.some((item) => passes(item));
    if (typeof part !== 'object' || part === null || 'toJSON' in part) return false;
    return Object.entries(part).some(([name, field]) => {
      // JSON leaves out undefined fields.
      if (field === undefined) return false;
      left -= name.length + 3;
      return passes(field);
    });
  };
  return passes(value);
}

async function answer(query: string, context: QueryContext): Promise<QueryAnswer> {
  const parsed = parseQuery(query, context.params, context.language);
  if (query.includes('geo') && needsGeometry(parsed)) await loadGeometry();
  const { documents, params } = context;
  const read = new ReadLog();
  const searches = [...nodesOf(parsed)].some((node) => searchOf(node) !== undefined);
  if (searches) read.everything();
  const resolved = searches ? resolveTextQueries(parsed, { documents, params }) : parsed;
  const evaluation = new Evaluation(resolved, context, read);
  const data = await evaluation.result();
  const { maxResultLength, sourceMap } = context;
  if (isCertainlyLonger(data, maxResultLength)) throw tooLarge(maxResultLength);
  const result = JSON.stringify(data) ?? 'null';
  if (result.length > maxResultLength) throw tooLarge(maxResultLength);
  const traced =
    sourceMap && evaluation.isSynchronous
      ? traceOf(result, () => traceQuery(evaluation.tree, evaluation.options))
      : undefined;
  return {
    result,
    ...(sourceMap && {
      resultSourceMap: traced ? writeSourceMap(traced, sourceMap) : UNKNOWN_SOURCES,
    }),
    syncTags: read.tags(),
    repeatable: !asksForTheTime(parsed),
  };
}

/** The trace of a result; undefined where it came to another result, or to none: a source must never be a wrong one. */
function traceOf(result: string, trace: () => Traced): Traced | undefined {
  try {
    const traced = trace();
    return JSON.stringify(traced.value) === result ? traced : undefined;
  } catch {
    return undefined;
  }
}

class ReadLog implements Reads {
  readonly #types = new Set<string>();
  readonly #ids = new Set<string>();
  #everything = false;

  everything(): void {
    this.#everything = true;
  }

  type(name: string): void {
    this.#types.add(name);
  }

  id(id: string): void {
    this.#ids.add(id);
  }

  tags(): string[] {
    const tooMany = this.#ids.size > MAX_DOCUMENT_TAGS;
    return [
      ...(this.#everything || tooMany ? [EVERYTHING_TAG] : []),
      ...[...this.#types].sort().map(typeTag),
      ...(tooMany ? [] : [...this.#ids].sort().map(documentTag)),
    ];
  }
}

/** @param limit in UTF-16 units */
function tooLarge(limit: number): QueryRefusedError {
  const description = `The result is more than the ${limit} characters of JSON allowed: project fewer fields, or slice`;
  return new QueryRefusedError({ type: 'queryResultTooLargeError', description });
}

function describeEvaluationError(error: unknown): QueryRefusal {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof RangeError)) {
    return { type: 'queryEvaluationError', description: message };
  }
  return /call stack/i.test(message)
    ? { type: 'queryEvaluationError', description: 'The query is nested too deeply' }
    : { type: 'queryResultTooLargeError', description: `The query grows too large: ${message}` };
}

function asksForTheTime(tree: GroqNode): boolean {
  return nodesOf(tree).some((node) => node.type === 'FuncCall' && node.name === 'now');
}
