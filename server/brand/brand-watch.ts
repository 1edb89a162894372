import { type Brand, DEFAULT_BRAND } from '../../packages/drawings/brand/brand.ts';
import { ANYTHING } from '../pages/content-changes.ts';

export type BrandWatch = {
  /** The brand as it was last read: the last good one while content is away. Cheap to ask. */
  current(): Brand;
  /** The same, read again first when something was published since. Never rejects. */
  settled(): Promise<Brand>;
  /** The sync tags of what it was read from. */
  madeOf(): readonly string[];
};

type Watched = {
  /** Calls `noted` with the sync tags of its answers. */
  read(noted: (syncTags: readonly string[]) => void): Promise<Brand>;
  /** Of what is published; the brand is read again when it has moved. */
  revision(): number;
  warn(message: string, details: Record<string, unknown>): void;
};

/** Time between two attempts to read the brand while content is away. */
const PAUSE = 1_000; // ms

/**
 * Follows the brand that is published. Pages wait for it, a few milliseconds after each publication; drawings and what
 * else is answered at once take the last one.
 */
export function watchBrand({ read, revision, warn }: Watched): BrandWatch {
  let brand = DEFAULT_BRAND;
  let madeOf: readonly string[] = [ANYTHING];
  let known: number | undefined;
  let notBefore = 0;
  let reading: Promise<void> | undefined;

  function readAgain(): Promise<void> {
    const begun = revision();
    const tags: string[] = [];
    reading ??= read((syncTags) => void tags.push(...syncTags))
      .then(
        (found) => {
          madeOf = tags;
          // The same brand stays the same object: what was drawn for it stays drawn.
          if (JSON.stringify(found) !== JSON.stringify(brand)) brand = found;
          known = begun;
        },
        (error: unknown) => {
          notBefore = Date.now() + PAUSE;
          warn('the brand could not be read', { error: String(error) });
        },
      )
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  function isKnown(): boolean {
    return known === revision() || Date.now() < notBefore;
  }

  return {
    current() {
      if (!isKnown()) void readAgain();
      return brand;
    },
    async settled() {
      // What is published while it is read is read once more.
      for (let attempt = 0; attempt < 2 && !isKnown(); attempt += 1) await readAgain();
      return brand;
    },
    madeOf: () => madeOf,
  };
}
