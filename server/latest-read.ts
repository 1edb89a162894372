/**
 * Caches a value read from the content at its latest revision: the first request after a publication reads it again,
 * once for all who wait, and the old value serves while the content is unavailable.
 */
type LatestReadOptions<Value> = {
  read(): Promise<Value>;
  /** The revision of published content; only grows. */
  revision(): number;
  /** Whether a value is still valid although nothing was published: some content appears on a date of its own. */
  isCurrent?(value: Value): boolean;
  /** Called when the old value stands in for a failed read. */
  failed(error: unknown): void;
};

export type LatestRead<Value> = {
  /** @throws what `read` throws, where nothing was read before */
  get(): Promise<Value>;
  /** The value read last, for the next read; undefined after `invalidate`. */
  last(): Value | undefined;
  /** Drops the cached value and any read in progress, because content was unpublished. */
  invalidate(): void;
};

export function createLatestRead<Value>(options: LatestReadOptions<Value>): LatestRead<Value> {
  const { read, revision, isCurrent = () => true, failed } = options;
  type Reading = { value: Value; revision: number };
  let latest: Reading | undefined;
  let reading: Promise<Reading> | undefined;
  let forgotten = 0;

  async function readAgain(): Promise<Reading> {
    const before = { revision: revision(), forgotten };
    const made = { value: await read(), revision: before.revision };
    // An invalidation during the read may be missing from its result: callers who asked before get it, the cache does
    // not.
    if (before.forgotten === forgotten) latest = made;
    return made;
  }

  async function current(): Promise<Reading> {
    const wanted = revision();
    const holds = (one: Reading) => one.revision >= wanted && isCurrent(one.value);
    if (latest && holds(latest)) return latest;
    try {
      // A caller that joins a read begun before the last change waits for one more.
      for (let turn = 0; turn < 2; turn += 1) {
        reading ??= readAgain().finally(() => {
          reading = undefined;
        });
        const one = await reading;
        if (holds(one)) return one;
      }
    } catch (error) {
      if (!latest) throw error;
      failed(error);
    }
    return latest ?? readAgain();
  }

  return {
    get: async () => (await current()).value,
    last: () => latest?.value,
    invalidate() {
      latest = undefined;
      forgotten += 1;
    },
  };
}
