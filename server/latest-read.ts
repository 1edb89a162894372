/**
 * Keeps what was read of the content at its latest revision: it is read again for the first who asks after a
 * publication, once for all who wait, and what was read last stands in while it cannot be read.
 */
type LatestReadOptions<Value> = {
  read(): Promise<Value>;
  /** Revision of what is published; only grows. */
  revision(): number;
  /** Whether a value holds though nothing was published: some content appears on a day of its own. */
  isCurrent?(value: Value): boolean;
  /** Told when what was read last stands in. */
  failed(error: unknown): void;
};

export type LatestRead<Value> = {
  /** @throws what `read` throws, where nothing was read before */
  get(): Promise<Value>;
  /** What was read last, for the next reading; undefined after `forget`. */
  last(): Value | undefined;
  /** Drops what was read before, also what is being read for those who wait: something was withdrawn. */
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
