import { type ArrayOfObjectsInputProps, insert, setIfMissing, useClient } from 'sanity';
import { API_VERSION } from '../content/api-version.ts';
import { useArrivingFiles } from './arriving-files.ts';
import { ArrivingList } from './arriving-list.tsx';
import { FileChooser } from './file-chooser.tsx';
import { FileDrop } from './file-drop.tsx';
import { isRecord } from './uses.ts';
import './media-fields.css';

const FILMS = 'video/mp4';

/** A gallery that takes several pictures and films at once: each becomes an item, in the order they were dropped. */
export function GalleryInput(props: ArrayOfObjectsInputProps) {
  const { onChange, readOnly } = props;
  const client = useClient({ apiVersion: API_VERSION });
  const arriving = useArrivingFiles(
    client,
    (asset, file) => {
      onChange([setIfMissing([]), insert([itemOf(asset, file)], 'after', [-1])]);
    },
    ({ type }) => type.startsWith('image/') || type === FILMS,
  );
  return (
    <FileDrop
      invitation="Lâchez pour ajouter à la galerie"
      isOff={Boolean(readOnly)}
      onFiles={arriving.send}
    >
      {props.renderDefault(props)}
      <div className="media-gallery-foot">
        <FileChooser
          text="Importer plusieurs images"
          accept={`image/*,${FILMS}`}
          isOff={Boolean(readOnly)}
          onFiles={arriving.send}
        />
        <p>Ou déposez-les ici, ensemble.</p>
      </div>
      <ArrivingList files={arriving.files} isBusy={arriving.isBusy} onClear={arriving.clear} />
    </FileDrop>
  );
}

/** An item of the gallery, with what is kept with the picture: sent before, it may be described already. */
function itemOf(asset: { _id: string } & Record<string, unknown>, { type }: File) {
  const reference = { _type: 'reference', _ref: asset._id };
  const item = { _key: crypto.randomUUID().replaceAll('-', '').slice(0, 12), _type: 'galleryItem' };
  if (type === FILMS)
    return { ...item, type: 'video', videoFile: { _type: 'file', asset: reference } };
  return {
    ...item,
    type: 'image',
    src: {
      _type: 'image',
      asset: reference,
      ...(isRecord(asset.hotspot) && { hotspot: asset.hotspot }),
    },
    ...(typeof asset.altText === 'string' && { alt: asset.altText }),
  };
}
