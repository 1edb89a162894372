import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormPatch, type ObjectInputProps, PatchEvent, set, useClient } from 'sanity';
import { API_VERSION } from '../content/api-version.ts';
import { assetOf, useKeptWithAsset } from './kept-with-asset.ts';
import { isRecord } from './uses.ts';

/** Longer than a hand takes between two moves of the circle, in ms: the last one is remembered. */
const SETTLED = 1_500;

/**
 * A picture whose point of interest is remembered with the picture: set in one field, it is taken over by the next field
 * the picture is chosen for, and proposed in those that had it before.
 */
export function PictureInput(props: ObjectInputProps) {
  const { value, readOnly, onChange } = props;
  const client = useClient({ apiVersion: API_VERSION });
  const assetId = assetOf(value);
  const hotspot = isRecord(value) && isRecord(value.hotspot) ? value.hotspot : undefined;
  const kept = useKeptWithAsset(assetId);
  const hasFocus = isRecord(props.schemaType.options) && Boolean(props.schemaType.options.hotspot);
  /** The asset that was chosen here last, in an object of its own: the same one may be chosen again. */
  const [chosen, setChosen] = useState<{ id: string }>();
  const remembering = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(remembering.current), []);

  const take = useEffectEvent((id: string, point: unknown) => {
    if (id === assetId && !hotspot && isRecord(point)) onChange(set(point, ['hotspot']));
  });
  // The service is asked: what the Studio's previews remember of the asset may be older than what another field has just
  // kept with it.
  useEffect(() => {
    if (!chosen) return;
    const { id } = chosen;
    const reading = client.observable
      .fetch<unknown>('*[_id == $id][0].hotspot', { id }, { tag: 'media.focus' })
      // Without an answer the point is still offered below.
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
    // A crop takes the circle along with it, and says nothing of what matters.
    if (isRecord(point) && isSameCrop(written('crop'), value?.crop)) remember(point);
  }

  function remember(point: Record<string, unknown>) {
    // The circle around all of the picture is the Studio's own beginning.
    if (!assetId || !hasFocus || point.width === 1) return;
    clearTimeout(remembering.current);
    remembering.current = setTimeout(() => {
      // What fails here costs a proposal elsewhere, and nothing that was written.
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
      {hasFocus && !readOnly && !hotspot && kept?.hotspot && (
        <Card border padding={3} radius={2}>
          <Flex align="center" gap={3} wrap="wrap">
            <Text size={1}>Un point d’intérêt est gardé avec cette image.</Text>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text="Le reprendre"
              onClick={() => onChange(set(kept.hotspot, ['hotspot']))}
            />
          </Flex>
        </Card>
      )}
    </Stack>
  );
}

/** An absent crop cuts nothing away. */
function isSameCrop(a: unknown, b: unknown): boolean {
  const share = (crop: unknown, side: string) => (isRecord(crop) ? (crop[side] ?? 0) : 0);
  return ['top', 'bottom', 'left', 'right'].every((side) => share(a, side) === share(b, side));
}
