/** The colours of people, apart from what they wear: skin, hair, eyes, the frame of glasses. No brand changes them. */

/** Light, shade, and the tone of a wrinkle that shows on both. */
export const SKINS = {
  rose: { light: '#F2C9A5', shade: '#D99A70', line: '#B87650' },
  wheat: { light: '#EBB98F', shade: '#C98557', line: '#A5653B' },
  honey: { light: '#DDA377', shade: '#B87747', line: '#93582F' },
  amber: { light: '#B97A50', shade: '#8F5734', line: '#6F4024' },
  ebony: { light: '#8A5537', shade: '#643A24', line: '#472716' },
} as const;

export const BLACK_HAIR = { light: '#1B1420', shade: '#2E2433' } as const;
export const GREY_HAIR = { light: '#A9A4AE', shade: '#837D8B' } as const;
export const GREYING_HAIR = '#5E5866';
export const HAIR_COLORS = ['#1B1420', '#1B1420', '#3A1D14', '#5A2A18', '#6B2E16'] as const;

/** Pupils, and the frame of glasses. */
export const DARK = '#1A1218';

export const LIPS = { bearded: '#C8806A', bare: '#9C3B2A' } as const;

export const PEOPLE_COLORS: ReadonlySet<string> = new Set([
  ...Object.values(SKINS).flatMap((skin) => Object.values(skin)),
  ...Object.values(BLACK_HAIR),
  ...Object.values(GREY_HAIR),
  GREYING_HAIR,
  ...HAIR_COLORS,
  DARK,
  ...Object.values(LIPS),
]);
