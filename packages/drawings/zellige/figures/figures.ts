import type { Motif } from '../motifs.ts';
import {
  ball,
  basket,
  glass,
  glasses,
  hand,
  oil,
  olive,
  oven,
  parcel,
  pottery,
  tajine,
  tea,
  top,
} from './goods.ts';
import { camera, film, horn, lens, phone, site, sound, voices } from './media.ts';
import {
  balance,
  calendar,
  chart,
  coins,
  compass,
  key,
  ledger,
  letter,
  lorry,
  map,
  panels,
  pen,
  sign,
  thread,
} from './office.ts';
import { arcade, bricks, disc, lattice, rays, rings, type StagedFigure } from './stage.ts';

/** The motifs that are a single thing, each with its table and its background. */
export const FIGURES = {
  balance: { figure: balance, setting: disc, table: 'second' },
  basket: { figure: basket, setting: disc, table: 'third' },
  calendar: { figure: calendar, setting: lattice },
  camera: { figure: camera, setting: arcade, table: 'third' },
  chart: { figure: chart, setting: arcade, table: 'third' },
  coins: { figure: coins, setting: disc, table: 'third' },
  compass: { figure: compass, setting: rays },
  film: { figure: film, setting: rays },
  glasses: { figure: glasses, setting: disc },
  hand: { figure: hand, setting: rays },
  horn: { figure: horn, setting: rays },
  key: { figure: key, setting: arcade },
  ledger: { figure: ledger, setting: arcade },
  lens: { figure: lens, setting: disc },
  letter: { figure: letter, setting: lattice },
  lorry: { figure: lorry, setting: disc, table: 'second' },
  map: { figure: map, setting: lattice },
  oil: { figure: oil, setting: disc, table: 'third', beside: olive },
  oven: { figure: oven, setting: bricks, table: 'third' },
  panels: { figure: panels, setting: rays, table: 'third' },
  parcel: { figure: parcel, setting: lattice, table: 'third' },
  pen: { figure: pen, setting: disc },
  phone: { figure: phone, setting: lattice },
  pottery: { figure: pottery, setting: arcade, table: 'third' },
  sign: { figure: sign, setting: bricks },
  site: { figure: site, setting: lattice },
  sound: { figure: sound, setting: rings },
  tajine: { figure: tajine, setting: rays, table: 'third' },
  tea: { figure: tea, setting: arcade, table: 'second', beside: glass },
  thread: { figure: thread, setting: disc },
  top: { figure: top, setting: rings, table: 'third', beside: ball },
  voices: { figure: voices, setting: disc },
} as const satisfies Partial<Record<Motif, StagedFigure>>;

export function isFigure(motif: Motif): motif is keyof typeof FIGURES {
  return Object.hasOwn(FIGURES, motif);
}
