import { createImageUrlBuilder } from '@sanity/image-url';
import { isRecord } from '../media/uses.ts';

type Source = { projectId?: string; dataset?: string; apiHost?: string };

/** The address of the picture in a field, cut as the site cuts it for networks; undefined where there is none. */
export function chosenPicture(
  field: unknown,
  { projectId = '', dataset = '', apiHost }: Source,
): string | undefined {
  if (!isRecord(field) || !isRecord(field.asset)) return undefined;
  const { _ref: asset } = field.asset;
  if (typeof asset !== 'string' || asset.endsWith('-svg')) return undefined;
  // The library reads an empty base as the hosted network; our own pictures are at the address this page came from.
  const isOurs = apiHost === location.origin;
  const builder = createImageUrlBuilder({ projectId, dataset, ...(isOurs && { baseUrl: '/' }) });
  const crop = shares(field.crop, ['top', 'bottom', 'left', 'right']);
  const hotspot = shares(field.hotspot, ['x', 'y', 'width', 'height']);
  return builder
    .image({ asset: { _ref: asset }, crop, hotspot })
    .size(1200, 630)
    .fit('crop')
    .frame(1)
    .url();
}

/** These numbers of an object, or undefined while one is missing. */
function shares<const Name extends string>(
  value: unknown,
  names: readonly Name[],
): Record<Name, number> | undefined {
  if (!isRecord(value)) return undefined;
  const found: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const share = value[name];
    if (typeof share !== 'number') return undefined;
    found[name] = share;
  }
  return isWhole(found, names) ? found : undefined;
}

function isWhole<Name extends string>(
  found: Partial<Record<Name, number>>,
  names: readonly Name[],
): found is Record<Name, number> {
  return names.every((name) => name in found);
}
