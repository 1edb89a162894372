/** The film that is seen through the piece once it is set: silent, and the way to the page where it is heard. */
import { href } from 'react-router';
import { savesData } from '../ui/saves-data.ts';
import { wantsNoMotion } from '../ui/wants-no-motion.ts';
import { SPRING } from './motion.ts';

type PieceFilm = { src: string; to: string; poster?: string; duration?: string };

/**
 * Opens the film in the heart of the wall. Who asked for less motion or data sees its poster: nothing of the film is loaded.
 *
 * @returns what closes it; undefined where the agency has no film, or it cannot be had
 */
export async function openFilm(heart: HTMLElement): Promise<(() => void) | undefined> {
  const film = await download().catch(() => undefined);
  if (!film || !heart.isConnected) return undefined;
  const isStill = wantsNoMotion();
  const link = document.createElement('a');
  link.className = 'piece-film';
  link.href = film.to;
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, preload: 'none', src: film.src });
  if (film.poster) video.poster = film.poster;
  const name = document.createElement('span');
  name.textContent = film.duration ? `Voir le film, ${film.duration}` : 'Voir le film';
  link.append(video, name);
  heart.append(link);
  if (!isStill) link.animate([{ scale: 0.5, opacity: 0 }, {}], { duration: 620, easing: SPRING });
  // A browser may refuse to play: the visitor still has the poster.
  if (!isStill && !savesData()) video.play().catch(() => undefined);
  return () => link.remove();
}

async function download(): Promise<PieceFilm | undefined> {
  const answer = await fetch(href('/film.json'));
  const film: Partial<PieceFilm> = answer.ok ? await answer.json() : {};
  const { src, to } = film;
  return src && to ? { ...film, src, to } : undefined;
}
