/** Offers a field the data stored with its picture: the description and the point of interest. */
import type { SchemaType } from '@sanity/types';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ArrayOfObjectsInputProps,
  type FormPatch,
  type InputProps,
  insert,
  isArrayOfObjectsInputProps,
  isObjectInputProps,
  isStringInputProps,
  type ObjectInputProps,
  PatchEvent,
  type StringInputProps,
  set,
  setIfMissing,
  useClient,
  useDocumentPreviewStore,
  useFormValue,
} from 'sanity';
import { API_VERSION } from '../content/api-version.ts';
import { ArrivingList, useArrivingFiles } from './arriving-files.tsx';
import { FileChooser, FileDrop } from './file-drop.tsx';
import { failure } from './media-words.ts';
import { isRecord } from './uses.ts';
import './media-fields.css';

export function MediaInput(props: InputProps) {
  if (isObjectInputProps(props) && isPicture(props.schemaType)) return <PictureInput {...props} />;
  if (isStringInputProps(props) && props.path.at(-1) === 'alt') return <ProposedAlt {...props} />;
  if (isArrayOfObjectsInputProps(props) && isGallery(props)) return <GalleryInput {...props} />;
  return props.renderDefault(props);
}

/** Whether a field is of type image, or of a type made from it. */
function isPicture(type: SchemaType): boolean {
  for (let one: SchemaType | undefined = type; one; one = one.type) {
    if (one.name === 'image') return true;
  }
  return false;
}

function isGallery({ schemaType }: ArrayOfObjectsInputProps): boolean {
  return schemaType.of.some(({ name }) => name === 'galleryItem');
}

/** The pause after which a point of interest is remembered, in ms: longer than a hand takes between two moves of the circle. */
const SETTLED = 1_500;

/**
 * The input of a picture whose point of interest is remembered with the picture: set in one field, it is taken over by the next field
 * the picture is chosen for, and proposed in those that had it before.
 */
function PictureInput(props: ObjectInputProps) {
  const { value, readOnly, onChange } = props;
  const client = useClient({ apiVersion: API_VERSION });
  const assetId = assetOf(value);
  const hotspot = isRecord(value) && isRecord(value.hotspot) ? value.hotspot : undefined;
  const assetValues = useStoredWithAsset(assetId);
  const hasFocus = isRecord(props.schemaType.options) && Boolean(props.schemaType.options.hotspot);
  /** The asset that was chosen here last, in an object of its own, since the same one may be chosen again. */
  const [chosen, setChosen] = useState<{ id: string }>();
  const remembering = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(remembering.current), []);

  const take = useEffectEvent((id: string, point: unknown) => {
    if (id === assetId && !hotspot && isRecord(point)) onChange(set(point, ['hotspot']));
  });
  // The point is read from the service: the Studio's previews may cache an asset older than what another field just
  // wrote.
  useEffect(() => {
    if (!chosen) return;
    const { id } = chosen;
    const reading = client.observable
      .fetch<unknown>('*[_id == $id][0].hotspot', { id }, { tag: 'media.focus' })
      // If the query fails, the point is still offered below.
      .subscribe({ next: (point) => take(id, point), error: () => undefined });
    return () => reading.unsubscribe();
  }, [client, chosen]);

  function changed(change: FormPatch | FormPatch[] | PatchEvent) {
    onChange(change);
    const { patches } = PatchEvent.from(change);
    const written = (name: string): unknown => {
      const patch = patches.find(
        ({ path, type }) => path.length === 1 && path[0] === name && type === 'set',
      );
      return patch && 'value' in patch ? patch.value : undefined;
    };
    const asset = written('asset');
    if (isRecord(asset) && typeof asset._ref === 'string') setChosen({ id: asset._ref });
    const point = written('hotspot');
    // Cropping moves the circle with the crop, which says nothing about what matters in the picture.
    if (isRecord(point) && isSameCrop(written('crop'), value?.crop)) remember(point);
  }

  function remember(point: Record<string, unknown>) {
    // A circle around the whole picture is the Studio's default, not a choice.
    if (!assetId || !hasFocus || point.width === 1) return;
    clearTimeout(remembering.current);
    remembering.current = setTimeout(() => {
      // A failed write only costs a proposal elsewhere; the field itself is saved.
      client
        .patch(assetId)
        .set({ hotspot: { ...point, _type: 'sanity.imageHotspot' } })
        .commit({ tag: 'media.focus' })
        .catch(() => undefined);
    }, SETTLED);
  }

  return (
    <Stack gap={2}>
      {props.renderDefault({ ...props, onChange: changed })}
      {hasFocus && !readOnly && !hotspot && assetValues?.hotspot && (
        <Card border padding={3} radius={2}>
          <Flex align="center" gap={3} wrap="wrap">
            <Text size={1}>Un point d’intérêt est gardé avec cette image.</Text>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text="Le reprendre"
              onClick={() => onChange(set(assetValues.hotspot, ['hotspot']))}
            />
          </Flex>
        </Card>
      )}
    </Stack>
  );
}

/** Whether two crops are equal: an absent one crops nothing. */
function isSameCrop(a: unknown, b: unknown): boolean {
  const share = (crop: unknown, side: string) => (isRecord(crop) ? (crop[side] ?? 0) : 0);
  return ['top', 'bottom', 'left', 'right'].every((side) => share(a, side) === share(b, side));
}

/**
 * The input of a picture's description. While it is empty, the one stored with the picture is shown below. A
 * description is of one use; the editor can also store it with a picture that has none.
 */
function ProposedAlt(props: StringInputProps) {
  const { value, onChange, path, readOnly } = props;
  const client = useClient({ apiVersion: API_VERSION });
  const { push } = useToast();
  const assetId = pictured(useFormValue(path.slice(0, -1)));
  const assetValues = useStoredWithAsset(assetId);
  const written = value?.trim() ?? '';

  async function keep() {
    if (!assetId) return;
    try {
      await client.patch(assetId).set({ altText: written }).commit({ tag: 'media.describe' });
      push({
        status: 'success',
        title: 'Cette description sera proposée partout où l’image sert.',
      });
    } catch (error) {
      push({ status: 'error', title: failure(error) });
    }
  }

  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      {!readOnly && written === '' && assetValues?.altText && (
        <Card border padding={3} radius={2} data-testid="proposed-alt">
          <Flex align="center" gap={3} wrap="wrap">
            <Text size={1}>Avec l’image&nbsp;: «&nbsp;{assetValues.altText}&nbsp;»</Text>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text="Reprendre cette description"
              onClick={() => onChange(set(assetValues.altText))}
            />
          </Flex>
        </Card>
      )}
      {!readOnly && written !== '' && assetValues && !assetValues.altText && (
        <div>
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text="Garder cette description avec l’image"
            onClick={keep}
          />
        </div>
      )}
    </Stack>
  );
}

/** Returns the picture that a description is about: of the value that holds it, or of the `src` beside it. */
function pictured(parent: unknown): string | undefined {
  return assetOf(parent) ?? (isRecord(parent) ? assetOf(parent.src) : undefined);
}

const FILMS = 'video/mp4';

/**
 * The input of a gallery that takes several pictures and films at once: each becomes an item, in the order of the drop.
 */
function GalleryInput(props: ArrayOfObjectsInputProps) {
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

/**
 * Returns a gallery item, with the data stored with the picture: one uploaded before may have a description already.
 */
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

/** The values that are stored with an asset, for wherever it is used. */
type StoredWithAsset = { altText?: string; hotspot?: Record<string, unknown> };

/**
 * Reads the data stored with an asset, and follows it; undefined until it is loaded. The Studio's preview store
 * combines the requests of all fields in one.
 */
function useStoredWithAsset(id: string | undefined): StoredWithAsset | undefined {
  const store = useDocumentPreviewStore();
  const [latest, setLatest] = useState<{ id: string; values: StoredWithAsset }>();
  useEffect(() => {
    if (id === undefined) return;
    const reading = store
      .observePaths({ _type: 'reference', _ref: id }, ['altText', 'hotspot'])
      .subscribe((asset) => setLatest({ id, values: valuesOf(asset) }));
    return () => reading.unsubscribe();
  }, [store, id]);
  return latest?.id === id ? latest?.values : undefined;
}

function valuesOf(asset: unknown): StoredWithAsset {
  if (!isRecord(asset)) return {};
  const { altText, hotspot } = asset;
  return {
    ...(typeof altText === 'string' && altText.trim() !== '' && { altText }),
    ...(isRecord(hotspot) && { hotspot }),
  };
}

/** The id of the asset a picture or a file refers to. */
function assetOf(value: unknown): string | undefined {
  if (!isRecord(value) || !isRecord(value.asset)) return undefined;
  return typeof value.asset._ref === 'string' ? value.asset._ref : undefined;
}
