import { evaluate, evaluateSync } from 'groq-js';
import type { DocumentSet } from '../documents/document-set.ts';
import { traceQuery } from '../source-maps/trace-query.ts';
import type { Traced } from '../source-maps/traced.ts';
import {
  type SourceMapOptions,
  UNKNOWN_SOURCES,
  writeSourceMap,
} from '../source-maps/write-source-map.ts';
import { findCandidates } from './find-candidates.ts';
import { type GroqNode, nodesOf } from './groq-node.ts';
import { awaitedBy } from './lookup.ts';
import { narrowQuery } from './narrow-query.ts';
import { documentsNamed } from './outer-reference.ts';
import { parseQuery } from './parse-query.ts';
import { type QueryRefusal, QueryRefusedError } from './query-errors.ts';
import { isCertainlyLonger } from './result-length.ts';
import type { Ask } from './selection.ts';
import { documentTag, EVERYTHING_TAG, typeTag } from './sync-tags.ts';
import { resolveTextQueries, searchOf } from './text-search.ts';

export interface QueryContext {
  /** The documents the caller may see, as the perspective shows them. */
  documents: DocumentSet;
  params: Readonly<Record<string, unknown>>;
  /** The answer of `identity()`. */
  identity: string;
  projectId: string;
  dataset: string;
  /** Longest result, in UTF-16 units of JSON. */
  maxResultLength: number;
  /** Absent when no source map is asked for. */
  sourceMap?: SourceMapOptions;
}

export interface QueryAnswer {
  /** JSON text. */
  result: string;
  /** The source map of the result, as JSON text, when one was asked for. */
  resultSourceMap?: string;
  syncTags: string[];
  /** False when the same query may have another answer a moment later: it asks for the time. */
  repeatable: boolean;
}

/** Past so many documents named one by one, an answer is simply told about every change. */
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

async function answer(query: string, context: QueryContext): Promise<QueryAnswer> {
  const parsed = parseQuery(query, context.params);
  const { documents } = context;
  const read = new ReadLog();
  const searches = [...nodesOf(parsed)].some((node) => searchOf(node) !== undefined);
  const resolved = searches
    ? resolveTextQueries(parsed, {
        documents: documents.all(),
        params: context.params,
        dereference: ({ _ref }) => documents.get(_ref),
      })
    : parsed;
  const { tree, stars, readsEverything } = narrowQuery(resolved);
  if (readsEverything || searches) read.everything();
  const params: Record<string, unknown> = { ...context.params };
  const options = {
    dataset: readsEverything ? documents.all() : [],
    params,
    identity: context.identity,
    timestamp: new Date(),
    sanity: { projectId: context.projectId, dataset: context.dataset },
    dereference({ _ref }: { _ref: string }) {
      const set = documentsNamed(_ref, documents);
      if (set) return set;
      const document = documents.get(_ref);
      if (document) read.type(document._type);
      else read.id(_ref);
      return document;
    },
  };
  const ask: Ask = (conditions, some) => {
    const parameter: GroqNode = { type: 'Parameter', name: '*' };
    const filters = conditions.reduce((base, expr) => ({ type: 'Filter', base, expr }), parameter);
    const { data } = evaluateSync(filters, {
      ...options,
      params: { ...context.params, '*': some },
    });
    const kept = new Set<unknown>(Array.isArray(data) ? data : []);
    return some.filter((document) => kept.has(document));
  };
  for (const [name, star] of stars) {
    const awaited = star.lookup && awaitedBy(star.lookup);
    if (!awaited) read.everything();
    for (const type of awaited?.types ?? []) read.type(type);
    for (const id of awaited?.ids ?? []) read.id(id);
    if (star.isFoundForEach) continue;
    const found = findCandidates(star, documents, ask);
    params[name] = star.isCounted ? found.length : found;
  }
  const isAsynchronous = needsPromises(tree);
  const data: unknown = isAsynchronous
    ? await (await evaluate(tree, options)).get()
    : evaluateSync(tree, options).data;
  const { maxResultLength, sourceMap } = context;
  if (isCertainlyLonger(data, maxResultLength)) throw tooLarge(maxResultLength);
  const result = JSON.stringify(data) ?? 'null';
  if (result.length > maxResultLength) throw tooLarge(maxResultLength);
  const traced =
    sourceMap && !isAsynchronous ? traceOf(result, () => traceQuery(tree, options)) : undefined;
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

class ReadLog {
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

/** groq-js' synchronous evaluator is several times faster, but can't compare documents. */
function needsPromises(tree: GroqNode): boolean {
  return nodesOf(tree).some((node) => node.type === 'FuncCall' && node.namespace === 'diff');
}

function asksForTheTime(tree: GroqNode): boolean {
  return nodesOf(tree).some((node) => node.type === 'FuncCall' && node.name === 'now');
}
