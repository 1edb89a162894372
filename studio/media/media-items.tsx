import { DocumentIcon } from '@sanity/icons/Document';
import { DocumentVideoIcon } from '@sanity/icons/DocumentVideo';
import { writtenSize } from '../../packages/kit/french/written-size.ts';
import { isImage, type Media, thumbnail, usersOf } from './media.ts';
import type { MediaLayout } from './media-filters.tsx';
import { dimensions, documents, facts, nameOf } from './media-words.ts';
import './media-items.css';

type MediaItemsProps = {
  items: readonly Media[];
  layout: MediaLayout;
  openId: string | undefined;
  onOpen(media: Media): void;
};

/** The pictures and files as buttons, in a grid or in rows, with name, size and number of uses. */
export function MediaItems({ items, layout, openId, onOpen }: MediaItemsProps) {
  return (
    <ul className={layout === 'grid' ? 'media-grid' : 'media-list'}>
      {items.map((media) => (
        <li key={media._id}>
          <button
            type="button"
            className="media-item"
            aria-pressed={openId === undefined ? undefined : media._id === openId}
            data-open={media._id === openId || undefined}
            onClick={() => onOpen(media)}
          >
            <Likeness media={media} layout={layout} />
            <span className="media-item-name">{nameOf(media)}</span>
            {layout === 'grid' ? (
              <span className="media-item-facts">{facts(media)}</span>
            ) : (
              <>
                <span className="media-item-facts">{media.extension.toUpperCase()}</span>
                <span className="media-item-facts">{dimensions(media)}</span>
                <span className="media-item-facts">{writtenSize(media.size)}</span>
              </>
            )}
            <Marks media={media} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Likeness({ media, layout }: { media: Media; layout: MediaLayout }) {
  const [width, height] = layout === 'grid' ? [240, 180] : [56, 42];
  return (
    <span className="media-likeness" data-vector={media.extension === 'svg' || undefined}>
      {isImage(media) ? (
        <img
          className="media-likeness-image"
          src={thumbnail(media, width, height)}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : (
        <FileLikeness media={media} />
      )}
    </span>
  );
}

export function FileLikeness({ media }: { media: Media }) {
  const Icon = media.mimeType.startsWith('video/') ? DocumentVideoIcon : DocumentIcon;
  return (
    <span className="media-file">
      <Icon aria-hidden />
      <span aria-hidden className="media-file-format">
        {media.extension.toUpperCase()}
      </span>
    </span>
  );
}

function Marks({ media }: { media: Media }) {
  const users = usersOf(media);
  return (
    <span className="media-marks">
      <span className="media-mark" data-tone={users === 0 ? 'unused' : 'used'}>
        {users === 0 ? 'Inutilisé' : documents(users)}
      </span>
      {isImage(media) && !media.altText && (
        <span className="media-mark" data-tone="undescribed">
          Sans description
        </span>
      )}
    </span>
  );
}
