/** Reads the agency's logo for what is drawn with it: cards, icons, the head of mails. */
import type { Brand } from '../../packages/drawings/brand/brand.ts';
import { bodyWithin } from '../body-within.ts';

/** A logo larger than that is no icon. */
const LARGEST_LOGO = 2 * 1024 * 1024; // bytes
const LOGO_TIMEOUT = 5_000; // ms

type Options = {
  brand(): Brand;
  /** Address of the process itself: the logo's is relative where it is our own. */
  origin: string;
  warn(message: string, details: Record<string, unknown>): void;
};

/** The logo in base64; undefined where the brand has none, or it cannot be read. */
export type ReadLogo = () => Promise<string | undefined>;

/** The address of a logo changes with its bytes: what was read of it is kept until there is another. */
export function createLogoReader({ brand, origin, warn }: Options): ReadLogo {
  let last: { src: string; bytes: Promise<string> } | undefined;
  return async () => {
    const src = brand().logo?.src;
    if (src === undefined) return undefined;
    if (last?.src !== src) last = { src, bytes: readLogo(new URL(src, origin)) };
    try {
      return await last.bytes;
    } catch (error) {
      last = undefined;
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
