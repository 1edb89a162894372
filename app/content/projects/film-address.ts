import type { Film } from './video.ts';

/** Returns the address at which a film can be watched without our page; undefined for one that is lost. */
export function filmAddress(film: Film): string | undefined {
  return film.kind === 'youtube' ? `https://www.youtube.com/watch?v=${film.id}` : film.src;
}
