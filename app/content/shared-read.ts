/** Shares what is read of published content between the pages that show it. */
import { LRUCache } from 'lru-cache';
import type { ContentReader, SharedSource } from '../context.ts';

/** The most values of one reading, one for each document it is asked for: those asked for last. */
const MOST = 24;

/** The longest address asked for whose value is kept: a stranger may write any. */
const LONGEST_KEY = 300; // characters

/**
 * The same reading, done once for all pages until something it was made of is published: the settings, the menus, a
 * document that `asked` names. Without `shared` on its reader, in previews and lists, it reads each time. What it returns is
 * frozen.
 *
 * @param read depends on content, on what is asked, and on the hour alone
 */
export function sharedRead<Asked extends readonly unknown[], Value extends object | undefined>(
  read: (content: ContentReader, ...asked: Asked) => Promise<Value>,
) {
  // Tests have several sites in one process: each has values of its own.
  const sites = new WeakMap<object, LRUCache<string, { value: Value; madeOf: SharedSource }>>();
  return async (content: ContentReader, ...asked: Asked): Promise<Value> => {
    const { shared } = content;
    const key = JSON.stringify([shared?.period, ...asked]);
    if (!shared || key.length > LONGEST_KEY) return read(content, ...asked);
    const kept = sites.get(shared.site) ?? new LRUCache({ max: MOST });
    sites.set(shared.site, kept);
    const known = kept.get(key);
    if (known && shared.holds(known.madeOf)) return known.value;
    const { value, madeOf } = await shared.read((recorded) => read(recorded, ...asked));
    if (madeOf) kept.set(key, { value: frozen(value), madeOf });
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
