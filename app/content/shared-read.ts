/** Shares reads of published content between the pages that show it. */
import { LRUCache } from 'lru-cache';
import type { ContentReader, SharedSource } from '../context.ts';

/** The most cached values of one read, one per document: the least recently used is dropped. */
const MOST = 24;

/** The longest cached key: a stranger may request any address. */
const LONGEST_KEY = 300; // characters

/**
 * The same reading, done once for all pages until something it was made of is published: the settings, the menus, a
 * document that `inputs` name. Without `shared` on its reader, in previews and lists, it reads each time. What it returns is
 * frozen.
 *
 * @param read depends on content, on what is asked, and on the hour alone
 */
export function sharedRead<Inputs extends readonly unknown[], Value extends object | undefined>(
  read: (content: ContentReader, ...inputs: Inputs) => Promise<Value>,
) {
  // Tests run several sites in one process: each has a cache of its own.
  const sites = new WeakMap<object, LRUCache<string, { value: Value; madeOf: SharedSource }>>();
  return async (content: ContentReader, ...inputs: Inputs): Promise<Value> => {
    const { shared } = content;
    const key = JSON.stringify([shared?.period, ...inputs]);
    if (!shared || key.length > LONGEST_KEY) return read(content, ...inputs);
    const cache = sites.get(shared.site) ?? new LRUCache({ max: MOST });
    sites.set(shared.site, cache);
    const cached = cache.get(key);
    if (cached && shared.holds(cached.madeOf)) return cached.value;
    const { value, madeOf } = await shared.read((recorded) => read(recorded, ...inputs));
    if (madeOf) cache.set(key, { value: frozen(value), madeOf });
    return value;
  };
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}
