import type { PortableTextTypeComponentProps } from '@portabletext/react';
import { lazy, type ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { CoverImage } from '../cover-image.tsx';
import { YouTubeFilm } from '../projects/film-elsewhere.tsx';
import type { Film } from '../projects/video.ts';
import sheet from './article-part.css?url';
import type { ArticlePart as Content } from './article-text.ts';
import tiles from './picture-tiles.css?url';
import { PictureTiles } from './picture-tiles.tsx';

/** The view of an embed, which few texts have. */
const Embed = lazy(async () => ({ default: (await import('../embed.tsx')).Embed }));

/** The width of a text's column. */
const WIDTH = 720; // px

/** Shows what an editor put between the paragraphs of an article. */
export function ArticlePart({ value }: PortableTextTypeComponentProps<Content>) {
  return (
    <>
      {[sheet, ...(value._type === 'articleGallery' ? [tiles] : [])].map((address) => (
        <link key={address} rel="stylesheet" href={address} precedence="block" />
      ))}
      {show(value)}
    </>
  );
}

function show(part: Content): ReactNode {
  switch (part._type) {
    case 'articleButton':
      return (
        <p className="article-button">
          <ButtonLink to={part.href}>{part.action}</ButtonLink>
        </p>
      );
    case 'articleEmbed':
      return <Embed embed={part.embed} />;
    case 'articleNote':
      return (
        <aside className="article-note">
          {part.title && <p className="medium">{part.title}</p>}
          {part.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </aside>
      );
    case 'articleGallery':
      return (
        <figure>
          <PictureTiles pictures={part.pictures} width={WIDTH} />
        </figure>
      );
    case 'video':
      return <Filmed film={part.film} />;
    case 'divider':
      return <hr className="article-divider" />;
  }
}

type FilmedProps = {
  film: Film;
  /** How wide its poster is shown: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/img#sizes */
  sizes?: string;
};

/** A film on YouTube, or one of ours in the browser's own player: nothing of either is loaded before it is played. */
export function Filmed({ film, sizes = '(min-width: 1024px) 720px, 92vw' }: FilmedProps) {
  const { poster, ratio } = film;
  const title = poster.alt || 'Film';
  if (film.kind === 'youtube') {
    return (
      <figure className="article-film" data-ratio={ratio}>
        <YouTubeFilm film={film} title={title}>
          <CoverImage picture={poster} sizes={sizes} />
          <span className="article-film-face">
            Voir le film
            <small>YouTube, sans cookie, au clic seulement</small>
          </span>
        </YouTubeFilm>
      </figure>
    );
  }
  const { src, captions } = film;
  return (
    <figure className="article-film" data-ratio={ratio}>
      {/* biome-ignore lint/a11y/useMediaCaption: a film in which nobody speaks has no captions */}
      <video
        src={src}
        poster={poster.src}
        width={poster.width}
        height={poster.height}
        aria-label={title}
        controls
        playsInline
        preload="none"
      >
        {captions && <track kind="captions" src={captions} srcLang="fr" label="Français" />}
      </video>
    </figure>
  );
}
