/** Reads the agency's logo for the pictures that contain it: cards, icons, the head of mails. */
import type { Brand } from '../../packages/drawings/brand/brand.ts';
import { bodyWithin } from '../body-within.ts';

/** A logo larger than that is no icon. */
const LARGEST_LOGO = 2 * 1024 * 1024; // bytes
const LOGO_TIMEOUT = 5_000; // ms
/** A logo has one for light grounds and one for dark ones. */
const VERSIONS = 2;

type Options = {
  brand(): Brand;
  /** Address of the process itself: the logo's is relative where it is our own. */
  origin: string;
  warn(message: string, details: Record<string, unknown>): void;
};

/** The logo in base64, or its version for dark grounds; undefined where the brand has none, or it cannot be read. */
export type ReadLogo = (ground?: 'night') => Promise<string | undefined>;

/**
 * Reads the logo of the published brand. Its address changes with its bytes, so it is cached until there is another.
 */
export function createLogoReader({ brand, origin, warn }: Options): ReadLogo {
  const read = new Map<string, Promise<string>>();
  return async (ground) => {
    const { logo } = brand();
    const src = ((ground && logo?.onNight) || logo)?.src;
    if (src === undefined) return undefined;
    if (!read.has(src) && read.size === VERSIONS) read.clear();
    const bytes = read.get(src) ?? readLogo(new URL(src, origin));
    read.set(src, bytes);
    try {
      return await bytes;
    } catch (error) {
      read.delete(src);
      warn('the logo could not be read', { error: String(error) });
      return undefined;
    }
  };
}

async function readLogo(address: URL): Promise<string> {
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(LOGO_TIMEOUT),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`the logo answers ${answer.status}`);
  }
  return (await bodyWithin(answer, LARGEST_LOGO)).toString('base64');
}
