/** The palette: each colour of the brand, spelled here and nowhere else. `node packages/drawings/art/draw.ts` writes the rest. */
export const COLORS = {
  /* The colours of walls and night. */
  chaux: '#FBF9F4',
  blanc: '#FFFFFF',
  /** Lime in the shade. */
  sable: '#EFE6D4',
  /** Text, night. */
  encre: '#10121B',
  encre2: '#4A4D5C',
  encre3: '#6A6D7B',
  /** Secondary text at night. */
  brume: '#B6B9CC',
  /** Fields and tiles; never a button. */
  nuit: '#1E1A78',
  /** Light on nuit, tone on tone. */
  nuit2: '#2A1F93',

  /** Action: nothing else is majorelle. */
  majorelle: '#3A2FE0',
  /** Under the pointer. */
  majorelle2: '#2C1CBA',

  /* The enamels. */
  safran: '#FFB020',
  terre: '#C04425',
  menthe: '#0B7A55',
  /** Nuit cut with lime. */
  ciel: '#BFCBF7',
  /** The sky a drawn trade stands before. */
  cielClair: '#D9E0FB',
  /** Terre cut with lime. */
  aube: '#F4C3AB',
  /** Menthe cut with lime. */
  verveine: '#B4DFC9',
} as const;
