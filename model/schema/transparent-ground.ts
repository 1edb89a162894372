import type { ImageRule, ValidationContext } from '@sanity/types';

/** The API version the rule asks in. */
const API_VERSION = '2025-02-19';

/** A rule: a logo has a transparent background. Otherwise it is a rectangle on every coloured part of the site. */
export function transparentGround(rule: ImageRule): ImageRule {
  return rule
    .custom(async (logo, { getClient }) =>
      logo?.asset && (await isOpaque(logo.asset._ref, { getClient }))
        ? 'Le fond de ce logo n’est pas transparent\u00a0: il se pose comme un rectangle sur les couleurs du site. L’écran Installation le retire.'
        : true,
    )
    .warning();
}

/** Whether nothing shows through a picture; false for one that is not there. */
export async function isOpaque(
  assetId: string,
  { getClient }: Pick<ValidationContext, 'getClient'>,
): Promise<boolean> {
  return getClient({ apiVersion: API_VERSION }).fetch(
    'coalesce(*[_id == $id][0].metadata.isOpaque, false)',
    { id: assetId },
  );
}
