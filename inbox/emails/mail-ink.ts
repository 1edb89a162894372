/** The site's tokens, as sRGB: mail programs do not know oklch. */
export const INK = {
  chaux: '#FBF9F4',
  blanc: '#FFFFFF',
  sable: '#EFE6D4',
  encre: '#10121B',
  encre2: '#4A4D5C',
  nuit: '#1E1A78',
  majorelle: '#3A2FE0',
  safran: '#FFB020',
  terre: '#C04425',
  ciel: '#BFCBF7',
  aube: '#F4C3AB',
} as const;
