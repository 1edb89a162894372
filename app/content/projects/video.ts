/** A film of a case study: a file of ours, or one on YouTube that is contacted on a click only. */
import { z } from 'zod';
import type { ContentReader } from '../../context.ts';
import type { Video } from '../content.generated.ts';
import type { Parts } from '../document-parts.ts';
import { file, fileUrl } from '../file.ts';
import { type ImageReference, image, type Picture, picture } from '../image.ts';

export type Ratio = '9:16' | '16:9';

type FilmFrame = {
  ratio: Ratio;
  /** The duration as a visitor reads it: `0:18`. */
  duration?: string;
  poster: Picture;
};

/** A film of our own. Without `src` the lightbox says it can't play (pages-8.23 in test/specification.md). */
export type LocalFilm = FilmFrame & { kind: 'local'; src?: string; captions?: string };

export type Film = LocalFilm | (FilmFrame & { kind: 'youtube'; id: string });

/** The aspect ratio unless the document says otherwise (pages-3.06 in test/specification.md). */
const DEFAULT_RATIO = '16:9';

const POSTERS = {
  '16:9': { width: 1280, height: 720, widths: [640, 960, 1920] },
  '9:16': { width: 450, height: 800, widths: [360, 675, 900] },
} as const;

const kinds = z.enum(['local', 'youtube']);
const ratios = z.enum(['9:16', '16:9']);

/** A number of seconds, read as `0:18`. */
const duration = z
  .number()
  .positive()
  .transform((value) => {
    const seconds = Math.round(value);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  });

const youtubeId = z.string().regex(/^[\w-]{11}$/, 'not a YouTube id');

type Readable<Field extends keyof Video> = Pick<Parts<Pick<Video, Field>>, 'one' | 'report'>;

/**
 * The film, or undefined when there is none. One that was announced, with a poster or a duration, and
 * cannot be played keeps its place and is reported.
 *
 * @param covers the document's own, shown when the video has no poster
 */
export function readFilm(
  content: ContentReader,
  video: Readable<
    'type' | 'src' | 'youtubeId' | 'duration' | 'poster' | 'captions' | 'aspectRatio'
  >,
  covers: Record<FilmFrame['ratio'], Picture>,
): Film | undefined {
  const ratio = video.one('aspectRatio', ratios) ?? DEFAULT_RATIO;
  const own = video.one('poster', image);
  const length = video.one('duration', duration);
  const frame: FilmFrame = {
    ratio,
    poster: own ? picture(content, own, POSTERS[ratio]) : covers[ratio],
    duration: length,
  };
  const unplayable: LocalFilm | undefined = own || length ? { kind: 'local', ...frame } : undefined;

  const id = video.one('youtubeId', youtubeId);
  const kind = video.one('type', kinds) ?? (id ? 'youtube' : 'local');
  if (kind === 'youtube') {
    if (id) return { kind, id, ...frame };
    video.report('no YouTube id');
    return unplayable;
  }
  const source = video.one('src', file);
  if (!source) {
    video.report('no video file');
    return unplayable;
  }
  const captions = video.one('captions', file);
  return {
    kind,
    src: fileUrl(content, source),
    captions: captions && fileUrl(content, captions),
    ...frame,
  };
}

/** The preview of a film in a list: its poster, length and shape, and the address of a local one. */
export function readPreview(
  content: ContentReader,
  video: Readable<'type' | 'src' | 'duration' | 'poster' | 'aspectRatio'>,
): { src?: string; duration?: string; poster?: ImageReference; ratio?: Ratio } {
  const source = video.one('type', kinds) === 'youtube' ? undefined : video.one('src', file);
  return {
    src: source && fileUrl(content, source),
    poster: video.one('poster', image),
    duration: video.one('duration', duration),
    ratio: video.one('aspectRatio', ratios),
  };
}
