import type { Document } from '../document.ts';
import type { Commit } from '../documents/change.ts';
import type { Selected } from './listen-filter.ts';

export interface ListenOptions {
  /** Whether the listener gets events about public content only. */
  publicOnly: boolean;
  /** Which ids it asked to hear of: `published`, with drafts, or all. */
  versions: 'published' | 'drafts' | 'all';
  visibility: string;
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  includeEffects: boolean;
}

type Change = Commit['changes'][number];

/** A change as a listener may hear of it; `isWhole` when nothing of it is hidden from them. */
type HeardChange = Change & { isWhole: boolean };

export interface HeardChanges {
  states: readonly Document[];
  /** The events of those states that are selected; `after` leaves out the documents up to the one of that id. */
  select(selected: Selected, after?: string): MutationEvent[];
}

export interface MutationEvent {
  id: string;
  /** JSON text. */
  data: string;
}

/** The opcode of a Mendoza patch that says: the whole document is now this. */
const VALUE = 0;

/** A transaction as one event per document. Its costly parts are written once for all listeners. */
export class MutationEvents {
  readonly #commit: Omit<Commit, 'sequence'>;
  readonly #isPublic: (state: Document) => boolean;
  readonly #json = new Map<unknown, string>();

  constructor(commit: Omit<Commit, 'sequence'>, isPublic: (state: Document) => boolean) {
    this.#commit = commit;
    this.#isPublic = isPublic;
  }

  /** Returns the changes that a listener may see at this moment. */
  heardBy(options: ListenOptions): HeardChanges {
    const changes = this.#commit.changes.flatMap((whole) => {
      if (!isHeard(whole.id, options)) return [];
      const change = options.publicOnly ? this.#publicPart(whole) : whole;
      const isWhole = change.before === whole.before && change.after === whole.after;
      return { ...change, isWhole };
    });
    return {
      states: changes.flatMap(({ before, after }) => [before, after].filter((state) => !!state)),
      select: (selected, after) => this.#write(changes, selected, options, after),
    };
  }

  /** JSON text, written once. */
  textOf(value: Document | null): string {
    const cached = this.#json.get(value);
    if (cached !== undefined) return cached;
    const text = JSON.stringify(value);
    this.#json.set(value, text);
    return text;
  }

  /** The public's part of a change: a document it may not read does not exist, and one that is hidden disappears. */
  #publicPart({ id, before, after }: Change): Change {
    const seen = (state: Document | null) => (state && this.#isPublic(state) ? state : null);
    return { id, before: seen(before), after: seen(after) };
  }

  #write(
    changes: readonly HeardChange[],
    selected: Selected,
    options: ListenOptions,
    after: string | undefined,
  ): MutationEvent[] {
    const heard = changes.flatMap((change) => {
      const before = change.before !== null && selected.has(change.before);
      const now = change.after !== null && selected.has(change.after);
      if (!before && !now) return [];
      return { ...change, transition: !before ? 'appear' : now ? 'update' : 'disappear' };
    });
    const events = heard.map((change, index) => ({
      documentId: change.id,
      id: `${this.#commit.transactionId}#${change.id}`,
      data: this.#writeOne(change, { index, total: heard.length }, options),
    }));
    if (after === undefined) return events;
    // The place in the transaction decides: the event of the id `after` may be hidden from this listener by now.
    const ids = this.#commit.changes.map(({ id }) => id);
    const missed = new Set(ids.slice(ids.indexOf(after) + 1));
    return events.filter(({ documentId }) => missed.has(documentId));
  }

  #writeOne(
    change: HeardChange & { transition: string },
    { index, total }: { index: number; total: number },
    options: ListenOptions,
  ): string {
    const { transactionId, author, committed } = this.#commit;
    const { id, before, after, transition } = change;
    const head = JSON.stringify({
      eventId: `${transactionId}#${id}`,
      documentId: id,
      transactionId,
      transition,
      identity: author,
      ...(before && { previousRev: before._rev }),
      resultRev: transactionId,
      timestamp: committed,
      visibility: options.visibility,
      transactionTotalEvents: total,
      transactionCurrentEvent: index + 1,
    });
    const [was, is] = [this.textOf(before), this.textOf(after)];
    const parts = [
      // Mutations reveal both states: a listener who may not read one of them gets none.
      options.includeMutations && `"mutations":${change.isWhole ? this.#mutationsOf(id) : '[]'}`,
      options.includeEffects && `"effects":{"apply":[${VALUE},${is}],"revert":[${VALUE},${was}]}`,
      options.includeResult && after && `"result":${is}`,
      options.includePreviousRevision && `"previous":${was}`,
    ].filter((part) => typeof part === 'string');
    return `${[head.slice(0, -1), ...parts].join(',')}}`;
  }

  #mutationsOf(id: string): string {
    const key = `mutations of ${id}`;
    const cached = this.#json.get(key);
    if (cached !== undefined) return cached;
    const text = JSON.stringify(
      this.#commit.mutations.filter((mutation) => Object.values(mutation).some(isAbout(id))),
    );
    this.#json.set(key, text);
    return text;
  }
}

function isHeard(id: string, { versions }: ListenOptions): boolean {
  if (id.startsWith('versions.')) return versions === 'all';
  return versions !== 'published' || !id.startsWith('drafts.');
}

/** `{ patch: { id } }`, `{ create: { _id } }`. */
function isAbout(id: string) {
  return (body: unknown): boolean =>
    typeof body === 'object' &&
    body !== null &&
    (('id' in body && body.id === id) || ('_id' in body && body._id === id));
}
