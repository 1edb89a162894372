/** Asks for the home page over HTTP, as the first visitor's browser does. */
import { href } from 'react-router';
import { pictureAddresses } from './pictures-ahead.ts';

/** The longest that a start is announced later for it, in ms. */
const TIMEOUT = 5_000;

/**
 * Asks for the home page and its pictures, in WebP, so that they are made: a fifth of AVIF's work, and what a visitor
 * is sent until that is there.
 *
 * @param site where this process reaches itself: `http://127.0.0.1:3000`
 * @returns rejects when the page or a picture is not answered in time
 */
export async function visitHome(site: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const read = async (address: string) =>
    (await fetch(site + address, { headers: { accept: 'text/html,image/webp' }, signal })).text();
  await Promise.all(pictureAddresses(await read(href('/'))).map(read));
}
