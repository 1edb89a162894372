import { defineQuery } from 'groq';
import { href } from 'react-router';
import { SHOWN_SERVICE } from '../../model/public-documents.ts';
import { CONTENT_UNAVAILABLE } from '../content/content-unavailable.ts';
import { readParts, slug } from '../content/document-parts.ts';
import { image, picture } from '../content/image.ts';
import { readPreview } from '../content/projects/video.ts';
import { type ContentReader, contentContext, visitContext } from '../context.ts';
import type { Route } from './+types/film.ts';

/** The service whose film is seen through the piece: a featured one first. */
const PIECE_FILM_QUERY = defineQuery(`
  *[_type == "service" && ${SHOWN_SERVICE} && defined(slug.current) && defined(video.src.asset)]
    | order(featured desc, _id asc)[0]{
    _id, slug, video{type, src{asset}, duration, aspectRatio, poster{asset, crop, hotspot}}
  }
`);

/** The piece is a star in a square. */
const POSTER = { width: 480, height: 480 }; // px

/** A visitor sets the piece once, or now and then. */
const FIVE_MINUTES = 'public, max-age=300';

/** The server answers with the film of the last piece, which the browser fetches once the piece is set; `{}` where no service has one. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    const film = await findPieceFilm(context.get(contentContext));
    return Response.json(film ?? {}, { headers: { 'cache-control': FIVE_MINUTES } });
  } catch (error) {
    context.get(visitContext).reportError(error);
    return Response.json({}, CONTENT_UNAVAILABLE);
  }
}

async function findPieceFilm(content: ContentReader) {
  const service = await content.client.fetch(PIECE_FILM_QUERY);
  const parts = service && readParts(content, service, { type: 'service', id: service._id });
  const at = parts?.one('slug', slug);
  const video = parts?.inside('video');
  if (!at || !video) return undefined;
  const { src, duration } = readPreview(content, video);
  const poster = video.one('poster', image);
  if (!src) return undefined;
  return {
    src,
    duration,
    poster: poster && picture(content, poster, POSTER).src,
    to: `${href('/services/:slug', { slug: at })}#film`,
  };
}
