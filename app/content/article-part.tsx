import type { PortableTextTypeComponentProps } from '@portabletext/react';
import { Fragment, type ReactNode, useState } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { useScripted } from '../ui/scripted.ts';
import sheet from './article-part.css?url';
import type { ArticlePart as Content } from './article-text.ts';
import { CoverImage } from './cover-image.tsx';
import { filmAddress } from './film-address.ts';
import tiles from './picture-tiles.css?url';
import { PictureTiles } from './picture-tiles.tsx';
import type { Film } from './projects/video.ts';

/** The width of a text's column. */
const WIDTH = 720; // px

/** What an article holds between its paragraphs. */
export function ArticlePart({ value }: PortableTextTypeComponentProps<Content>) {
  return (
    <>
      {[sheet, ...(value._type === 'articleGallery' ? [tiles] : [])].map((address) => (
        <link key={address} rel="stylesheet" href={address} precedence="block" />
      ))}
      <Fragment key={value._key}>{show(value)}</Fragment>
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

/** A film of ours in the browser's own player; nothing of it is loaded before it is played. */
function Filmed({ film }: { film: Film }) {
  if (film.kind === 'youtube') return <YouTube film={film} />;
  const { src, captions, poster, ratio } = film;
  return (
    <figure className="article-film" data-ratio={ratio}>
      {/* biome-ignore lint/a11y/useMediaCaption: a film in which nobody speaks has no captions */}
      <video
        src={src}
        poster={poster.src}
        width={poster.width}
        height={poster.height}
        aria-label={poster.alt || 'Film'}
        controls
        playsInline
        preload="none"
      >
        {captions && <track kind="captions" src={captions} srcLang="fr" label="Français" />}
      </video>
    </figure>
  );
}

/** YouTube is contacted on the click, through the host without cookies. Without script a link leads to the film. */
function YouTube({ film }: { film: Extract<Film, { kind: 'youtube' }> }) {
  const scripted = useScripted();
  const [asked, setAsked] = useState(false);
  const { poster, ratio, id } = film;
  const title = poster.alt || 'Film';
  if (asked) {
    return (
      <figure className="article-film" data-ratio={ratio}>
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=fr`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // The player refuses to start without knowing which site embeds it.
          referrerPolicy="strict-origin-when-cross-origin"
          // The button that had the focus is gone: the player takes its place for the keyboard too.
          ref={(frame) => frame?.focus()}
        />
      </figure>
    );
  }
  const face = (
    <>
      <CoverImage picture={poster} sizes="(min-width: 1024px) 720px, 92vw" />
      <span className="article-film-face">
        Voir le film
        <small>YouTube, sans cookie, au clic seulement</small>
      </span>
    </>
  );
  return (
    <figure className="article-film" data-ratio={ratio}>
      {scripted ? (
        <button type="button" onClick={() => setAsked(true)}>
          {face}
        </button>
      ) : (
        <a href={filmAddress(film)} target="_blank" rel="noopener">
          {face}
          <span className="visually-hidden"> (nouvel onglet)</span>
        </a>
      )}
    </figure>
  );
}
