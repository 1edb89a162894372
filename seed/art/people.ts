import type { Likeness, TwoTone } from '../../zellige/likeness.ts';
import { INK } from '../../zellige/palettes.ts';

const NUIT: TwoTone = { light: INK.nuit, shade: '#120F52' };
const TERRE: TwoTone = { light: INK.terre, shade: '#8F2E15' };
const MENTHE: TwoTone = { light: INK.menthe, shade: '#08583D' };
const SAFRAN: TwoTone = { light: INK.safran, shade: '#DE9200' };
const CHAUX: TwoTone = { light: INK.chaux, shade: '#D9D3C6' };
const SABLE: TwoTone = { light: INK.sable, shade: '#D8CBB0' };
const ENCRE: TwoTone = { light: '#1B1E2B', shade: INK.encre };

const GLASSES = '#1A1218';

/** The demo agency's people and the clients who speak of it. Invented, like their names. */
export const PEOPLE = {
  'yasmine-alaoui': {
    skin: 'amber',
    hair: 'curls',
    clothes: NUIT,
    earrings: INK.safran,
    palette: 'safran',
  },
  'karim-tazi': {
    skin: 'honey',
    face: 'square',
    hair: 'parted',
    beard: 'short',
    clothes: ENCRE,
    collar: 'rollneck',
    glasses: GLASSES,
    palette: 'ciel',
  },
  'imane-chraibi': { skin: 'rose', hair: 'veil', cloth: TERRE, clothes: NUIT, palette: 'menthe' },
  'ousmane-keita': {
    skin: 'ebony',
    hair: 'afro',
    clothes: CHAUX,
    collar: 'round',
    collarColor: INK.nuit,
    palette: 'terre',
  },
  'leila-bennis': {
    skin: 'wheat',
    age: 'mature',
    hair: 'bun',
    hairColor: '#5E5866',
    clothes: TERRE,
    collar: 'shirt',
    earrings: INK.safran,
    palette: 'nuit',
  },
  'salma-idrissi': {
    skin: 'wheat',
    hair: 'bob',
    clothes: TERRE,
    glasses: GLASSES,
    palette: 'ciel',
  },
  'youssef-tahiri': {
    skin: 'honey',
    face: 'square',
    hair: 'cropped',
    beard: 'short',
    clothes: NUIT,
    collar: 'shirt',
    palette: 'aube',
  },
  'khadija-amrani': {
    skin: 'rose',
    face: 'round',
    age: 'mature',
    hair: 'veil',
    cloth: NUIT,
    clothes: MENTHE,
    palette: 'safran',
  },
  'mamadou-diallo': {
    skin: 'ebony',
    face: 'square',
    age: 'mature',
    hair: 'shaved',
    clothes: CHAUX,
    collar: 'round',
    collarColor: INK.terre,
    palette: 'terre',
  },
  'nadia-berrechid': {
    skin: 'amber',
    face: 'round',
    hair: 'braid',
    hairColor: '#3A1D14',
    clothes: SAFRAN,
    earrings: INK.chaux,
    palette: 'menthe',
  },
  'hicham-ouazzani': {
    skin: 'honey',
    face: 'square',
    age: 'elder',
    hair: 'receding',
    beard: 'full',
    clothes: SABLE,
    collar: 'djellaba',
    palette: 'nuit',
  },
  'lina-sefrioui': {
    skin: 'wheat',
    hair: 'long',
    clothes: ENCRE,
    collar: 'jacket',
    palette: 'aube',
  },
  'awa-ndiaye': {
    skin: 'ebony',
    face: 'round',
    hair: 'turban',
    cloth: SAFRAN,
    clothes: TERRE,
    earrings: INK.safran,
    palette: 'ciel',
  },
  'amine-lahlou': {
    skin: 'amber',
    face: 'square',
    age: 'elder',
    hair: 'receding',
    beard: 'moustache',
    clothes: NUIT,
    collar: 'jacket',
    glasses: GLASSES,
    palette: 'chaux',
  },
  'sofia-marrouni': {
    skin: 'rose',
    hair: 'bun',
    hairColor: '#6B2E16',
    clothes: MENTHE,
    earrings: INK.safran,
    collar: 'shirt',
    palette: 'terre',
  },
} as const satisfies Record<string, Likeness>;
