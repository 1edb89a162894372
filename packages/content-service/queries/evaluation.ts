import { evaluate, evaluateSync } from 'groq-js';
import type { Document } from '../document.ts';
import type { DocumentSet } from '../documents/document-set.ts';
import { hoistClosed } from './closed-expressions.ts';
import { findCandidates } from './find-candidates.ts';
import { type GroqNode, nodesOf } from './groq-node.ts';
import { awaitedBy, lookupOfAll, withValues } from './lookup.ts';
import { Memberships } from './membership.ts';
import { type NamedValue, nameIn } from './named-value.ts';
import { type NarrowedQuery, narrowQuery, type Star } from './narrow-query.ts';
import { documentsNamed } from './outer-reference.ts';
import { keepThose } from './selection.ts';

/** Records what a query reads. */
export interface Reads {
  everything(): void;
  type(name: string): void;
  id(id: string): void;
}

/** The context of an evaluation, besides the query with its parameters filled in. */
export interface EvaluationContext {
  /** The documents the caller may see, as the perspective shows them. */
  readonly documents: DocumentSet;
  /** The answer of `identity()`. */
  readonly identity: string;
  readonly projectId: string;
  readonly dataset: string;
}

/** A part of the query that is evaluated separately, and the documents it may need. */
interface Part extends NarrowedQuery {
  value?: { readonly data: unknown };
}

/**
 * One evaluation of a query by groq-js, restricted to documents that may be in its result. Closed expressions are
 * evaluated once, at their first use; their values live as long as the evaluation.
 */
export class Evaluation {
  readonly tree: GroqNode;
  /** The options of groq-js. */
  readonly options;
  /** False where groq-js can only answer asynchronously. */
  readonly isSynchronous: boolean;
  readonly #documents: DocumentSet;
  readonly #memberships: Memberships;
  readonly #closed = new Map<string, Part>();
  readonly #conditions = new WeakMap<GroqNode, GroqNode>();

  constructor(
    query: GroqNode,
    { documents, identity, projectId, dataset }: EvaluationContext,
    reads: Reads,
  ) {
    this.#documents = documents;
    this.#memberships = new Memberships(
      (name) => this.#valueOf(name),
      (id) => documents.get(id),
    );
    const { tree, closed } = hoistClosed(query);
    const whole = this.#part(tree, '');
    for (const [name, expression] of closed) {
      this.#closed.set(name, this.#part(expression, `${name} `));
    }
    const parts = [whole, ...this.#closed.values()];
    const readsEverything = parts.some((part) => part.readsEverything);
    if (readsEverything) reads.everything();
    for (const { stars } of parts) for (const star of stars.values()) noteReads(star, reads);
    const params: Record<string, unknown> = {};
    this.options = {
      dataset: readsEverything ? documents.all() : [],
      params,
      identity,
      timestamp: new Date(),
      sanity: { projectId, dataset },
      dereference: ({ _ref }: { _ref: string }): Document | NamedValue | undefined => {
        const name = nameIn(_ref);
        if (name !== undefined) return this.#named(name);
        const document = documents.get(_ref);
        if (document) reads.type(document._type);
        else reads.id(_ref);
        return document;
      },
    };
    this.tree = whole.tree;
    // groq-js' synchronous evaluator is several times faster, but can't compare documents.
    this.isSynchronous = !nodesOf(this.tree).some(
      ({ type, namespace }) => type === 'FuncCall' && namespace === 'diff',
    );
    this.#find(whole);
  }

  async result(): Promise<unknown> {
    return this.isSynchronous
      ? evaluateSync(this.tree, this.options).data
      : (await evaluate(this.tree, this.options)).get();
  }

  #part(tree: GroqNode, prefix: string): Part {
    const narrowed = narrowQuery(tree, prefix);
    return { ...narrowed, tree: this.#memberships.index(narrowed.tree) };
  }

  /** Finds the documents that a part needs. */
  #find({ stars }: Part): void {
    for (const [name, star] of stars) {
      if (star.isFoundForEach) continue;
      const lookup = star.conditions ? this.#lookUp(star.conditions) : star.lookup;
      const candidates = findCandidates({ ...star, lookup }, this.#documents, (conditions, some) =>
        keepThose(
          conditions.map((one) => this.#indexed(one)),
          some,
          this.options,
        ),
      );
      this.options.params[name] = star.isCounted ? candidates.length : candidates;
    }
  }

  /** Returns where documents are found, also by the values of closed expressions. */
  #lookUp(conditions: readonly GroqNode[]) {
    return lookupOfAll(
      conditions.map((condition) =>
        withValues(condition, (name) => {
          try {
            return this.#valueOf(name);
          } catch {
            // An expression that fails here fails again where the query uses it, and only there.
            return undefined;
          }
        }),
      ),
    );
  }

  #indexed(condition: GroqNode): GroqNode {
    const cached = this.#conditions.get(condition);
    const indexed = cached ?? this.#memberships.index(condition, true);
    this.#conditions.set(condition, indexed);
    return indexed;
  }

  #named(name: string): NamedValue | undefined {
    const part = this.#closed.get(name);
    if (part) return { kind: 'closed', value: this.#valueOf(name), tree: part.tree };
    return this.#memberships.answer(name) ?? documentsNamed(name, this.#documents);
  }

  /** Returns the value of a closed expression; undefined for any other name. */
  #valueOf(name: string): unknown {
    const part = this.#closed.get(name);
    if (!part) return undefined;
    if (!part.value) {
      this.#find(part);
      part.value = { data: evaluateSync(part.tree, this.options).data };
    }
    return part.value.data;
  }
}

function noteReads({ lookup }: Star, reads: Reads): void {
  const awaited = lookup && awaitedBy(lookup);
  if (!awaited) reads.everything();
  for (const type of awaited?.types ?? []) reads.type(type);
  for (const id of awaited?.ids ?? []) reads.id(id);
}
