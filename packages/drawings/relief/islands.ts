/**
 * The relief family's drawings of trades: an island whose coast is the outline of a thing, in a square of 400 around
 * its centre.
 */
import { polar, TURN } from '../zellige/geometry.ts';
import type { Motif } from '../zellige/motifs.ts';
import {
  all,
  bar,
  box,
  cut,
  disc,
  oval,
  plane,
  ring,
  type Shape,
  shared,
  turned,
  twin,
} from './shape.ts';

export interface Island {
  readonly land: Shape;
  /** The part seen from afar, in the single accent. */
  readonly light: Shape;
}

/** The motifs that are a country already. */
export type Country =
  | 'crop'
  | 'dunes'
  | 'porch'
  | 'scales'
  | 'setbacks'
  | 'shards'
  | 'strapwork'
  | 'sunrise';

const below = (y: number) => box(-400, y, 400, 400);
const above = (y: number) => box(-400, -400, 400, y);

/** Shapes around the middle, at a distance of it. */
const around = (count: number, radius: number, shape: (x: number, y: number) => Shape) =>
  all(
    ...Array.from({ length: count }, (_, index) => {
      const { x, y } = polar(radius, (index * TURN) / count - TURN / 4);
      return shape(x, y);
    }),
  );

/** Repeats a shape at several places. */
const each = (places: readonly number[], shape: (place: number) => Shape) =>
  all(...places.map(shape));

const pile = (x: number, count: number) =>
  each(
    Array.from({ length: count }, (_, index) => 160 - 50 * index),
    (y) => box(x - 62, y - 20, x + 62, y + 20, 18),
  );

export const ISLANDS: Readonly<Record<Exclude<Motif, Country>, Island>> = {
  awnings: {
    land: all(
      cut(
        all(
          box(-190, -150, 190, -50, 10),
          each([-152, -76, 0, 76, 152], (x) => disc(x, -50, 38)),
        ),
        each([-114, -38, 38, 114], (x) => bar(x, -170, x, -50, 14)),
      ),
      twin(bar(165, -50, 165, 100, 24)),
      box(-190, 80, 190, 190, 10),
    ),
    light: all(disc(-78, 52, 34), disc(0, 42, 42), disc(80, 54, 32)),
  },
  balance: {
    land: all(
      bar(0, -120, 0, 160, 30),
      plane(-96, 190, 96, 190, 44, 140, -44, 140),
      bar(-135, -110, 135, -110, 28),
      twin(all(bar(134, -110, 76, 20, 13), bar(134, -110, 192, 20, 13))),
      twin(shared(disc(134, 14, 74), below(14))),
    ),
    light: disc(0, -140, 42),
  },
  balconies: {
    land: all(
      cut(
        box(-130, -200, 130, 200, 6),
        twin(each([-170, -45, 80], (y) => box(28, y, 92, y + 100, 32))),
      ),
      each([-70, 55, 180], (y) => box(-165, y, 165, y + 20, 6)),
    ),
    light: box(36, -36, 84, 50, 24),
  },
  basket: {
    land: all(
      cut(
        plane(-165, 10, 165, 10, 120, 185, -120, 185),
        each([-78, 0, 78], (x) => bar(x, 62, x * 0.86, 136, 28)),
      ),
      bar(-160, 16, 160, 16, 40),
      shared(ring(0, 10, 140, 32), above(10)),
    ),
    light: all(disc(-52, -28, 44), disc(46, -38, 54)),
  },
  blossom: {
    land: cut(
      around(6, 108, (x, y) => disc(x, y, 74)),
      each([0, 1, 2], (third) => turned(bar(-200, 0, 200, 0, 13), (third * TURN) / 6)),
      disc(0, 0, 66),
    ),
    light: disc(0, 0, 50),
  },
  calendar: {
    land: all(
      cut(
        box(-165, -140, 165, 185, 26),
        bar(-165, -64, 165, -64, 16),
        each([-96, -32, 32, 96], (x) => each([-8, 58, 124], (y) => disc(x, y, 18))),
      ),
      twin(bar(84, -180, 84, -120, 34)),
    ),
    light: disc(32, 58, 36),
  },
  camera: {
    land: cut(
      all(
        box(-185, -95, 185, 155, 34),
        plane(-84, -80, -56, -150, 56, -150, 84, -80),
        box(108, -128, 158, -80, 12),
      ),
      ring(0, 28, 98, 22),
      bar(140, -42, 152, -42, 30),
    ),
    light: disc(0, 28, 46),
  },
  carpet: {
    land: all(
      cut(
        box(-135, -172, 135, 172, 4),
        cut(plane(0, -140, 108, 0, 0, 140, -108, 0), plane(0, -106, 82, 0, 0, 106, -82, 0)),
        twin(each([-136, 136], (y) => disc(100, y, 18))),
      ),
      each([-110, -55, 0, 55, 110], (x) => bar(x, -190, x, 190, 20)),
    ),
    light: plane(0, -64, 50, 0, 0, 64, -50, 0),
  },
  chart: {
    land: all(
      box(-185, 90, -110, 185, 12),
      box(-85, 20, -10, 185, 12),
      box(15, -40, 90, 185, 12),
      box(115, -110, 190, 185, 12),
    ),
    light: all(
      disc(152, -150, 42),
      bar(-148, 40, -48, -36, 14),
      bar(-48, -36, 52, -96, 14),
      bar(52, -96, 152, -150, 14),
    ),
  },
  coins: {
    land: all(pile(-128, 3), pile(0, 5), pile(128, 2)),
    light: cut(disc(122, -18, 66), ring(122, -18, 42, 10)),
  },
  compass: {
    land: all(ring(0, 20, 150, 42), plane(0, -92, 38, 20, 0, 132, -38, 20), ring(0, -172, 26, 20)),
    light: plane(0, -92, 38, 20, -38, 20),
  },
  film: {
    land: all(
      cut(
        disc(0, 0, 178),
        around(6, 104, (x, y) => disc(x, y, 38)),
        disc(0, 0, 34),
      ),
      bar(0, 168, 200, 168, 24),
    ),
    light: disc(0, 0, 24),
  },
  glasses: {
    land: all(
      twin(ring(98, 24, 82, 34)),
      shared(ring(0, 14, 30, 26), above(14)),
      twin(bar(176, 10, 196, -76, 26)),
    ),
    light: all(disc(98, 24, 48), disc(-98, 24, 48)),
  },
  hand: {
    land: all(
      box(-86, -30, 86, 190, 70),
      bar(-58, 10, -58, -110, 48),
      bar(0, 10, 0, -160, 48),
      bar(58, 10, 58, -110, 48),
      twin(all(bar(60, 110, 128, 50, 50), bar(128, 50, 134, 10, 50))),
    ),
    light: cut(oval(0, 76, 56, 38), disc(0, 76, 16)),
  },
  horn: {
    land: all(
      plane(-160, -46, 120, -150, 120, 150, -160, 46),
      box(-190, -56, -140, 56, 16),
      bar(-66, 60, -40, 160, 50),
    ),
    light: oval(122, 0, 42, 152),
  },
  key: {
    land: all(
      ring(0, -104, 72, 52),
      bar(0, -30, 0, 180, 40),
      box(0, 84, 78, 120, 6),
      box(0, 150, 92, 190, 6),
    ),
    light: disc(0, -104, 30),
  },
  ledger: {
    land: cut(
      twin(plane(9, -110, 190, -150, 190, 130, 9, 172)),
      twin(each([-64, -6, 52], (y) => bar(48, y, 150, y - 22, 18))),
    ),
    light: plane(92, -150, 132, -158, 132, -30, 112, -52, 92, -24),
  },
  lens: {
    land: all(ring(-44, -44, 118, 46), bar(60, 60, 162, 162, 62)),
    light: disc(-44, -44, 60),
  },
  letter: {
    land: cut(
      box(-188, -126, 188, 134, 16),
      bar(-196, -120, 0, 30, 18),
      bar(196, -120, 0, 30, 18),
      bar(-188, 134, -74, 24, 12),
      bar(188, 134, 74, 24, 12),
    ),
    light: disc(0, 28, 46),
  },
  lighthouse: {
    land: all(
      cut(
        plane(-46, -92, 46, -92, 76, 170, -76, 170),
        each([-20, 64], (y) => bar(-90, y, 90, y, 26)),
      ),
      box(-78, -112, 78, -86, 8),
      box(-40, -164, 40, -112),
      plane(-56, -160, 56, -160, 0, -204),
      oval(0, 186, 170, 46),
    ),
    light: twin(plane(40, -140, 198, -196, 198, -84)),
  },
  lorry: {
    land: cut(
      all(
        box(-192, -120, 52, 104, 14),
        plane(66, -50, 146, -50, 192, 24, 192, 104, 66, 104),
        disc(-112, 112, 48),
        disc(120, 112, 48),
      ),
      plane(94, -24, 134, -24, 160, 22, 94, 22),
      disc(-112, 112, 18),
      disc(120, 112, 18),
      shared(all(ring(-112, 112, 56, 14), ring(120, 112, 56, 14)), above(104)),
    ),
    light: disc(-70, -12, 54),
  },
  map: {
    land: all(
      plane(-192, -110, -72, -150, -72, 130, -192, 170),
      plane(-60, -150, 60, -110, 60, 170, -60, 130),
      plane(72, -110, 192, -150, 192, 130, 72, 170),
    ),
    light: cut(all(disc(22, -74, 62), plane(-34, -48, 78, -48, 22, 66)), disc(22, -74, 24)),
  },
  oil: {
    land: all(
      box(-72, -10, 72, 190, 34),
      plane(-26, -80, 26, -80, 72, 30, -72, 30),
      box(-26, -150, 26, -40),
      box(-40, -188, 40, -146, 10),
      shared(ring(60, -20, 62, 26), box(20, -120, 200, 80)),
    ),
    light: oval(0, 94, 38, 54),
  },
  oven: {
    land: all(
      cut(
        all(shared(disc(0, 60, 180), above(60)), box(-180, 50, 180, 170)),
        all(disc(0, 60, 92), box(-92, 60, 92, 132)),
      ),
      box(80, -186, 134, -60, 6),
      box(-198, 156, 198, 190, 8),
    ),
    light: oval(0, 92, 66, 36),
  },
  palms: {
    land: all(
      bar(10, 180, -4, 60, 34),
      bar(-4, 60, 0, -50, 30),
      twin(cut(oval(92, -6, 106, 92), oval(92, 44, 112, 96))),
      twin(cut(oval(76, -90, 84, 74), oval(88, -52, 90, 72))),
      oval(0, 192, 150, 26),
    ),
    light: all(disc(-34, 4, 22), disc(34, 4, 22), disc(0, 26, 22)),
  },
  panels: {
    land: all(
      cut(
        plane(-112, -100, 196, -100, 112, 84, -196, 84),
        each([-40, 24], (y) => bar(-240, y, 240, y, 13)),
        each([-98, 0, 98], (x) => bar(x + 46, -110, x - 46, 94, 13)),
      ),
      bar(0, 84, 0, 170, 34),
      bar(-90, 180, 90, 180, 30),
    ),
    light: disc(-144, -144, 50),
  },
  parcel: {
    land: all(
      cut(box(-150, -56, 150, 186, 10), bar(84, 136, 112, 136, 22)),
      plane(-150, -76, -12, -76, -66, -150, -196, -150),
      plane(150, -76, 12, -76, 66, -150, 196, -150),
    ),
    light: plane(-32, -56, 32, -56, 32, 66, 0, 42, -32, 66),
  },
  pen: {
    land: turned(
      cut(
        all(plane(0, 196, -78, 26, -48, -60, 48, -60, 78, 26), box(-54, -220, 54, -78, 10)),
        disc(0, 30, 24),
        bar(0, 30, 0, 150, 12),
      ),
      0.62,
    ),
    light: turned(box(-54, -132, 54, -104), 0.62),
  },
  phone: {
    land: all(
      cut(box(-106, -192, 106, 192, 36), box(-80, -146, 80, 132, 8), disc(0, 162, 14)),
      shared(box(-80, -146, 80, 140), disc(-26, 176, 130)),
    ),
    light: disc(28, -56, 42),
  },
  pottery: {
    land: all(
      cut(
        all(oval(0, 46, 132, 124), box(-50, -140, 50, 0)),
        bar(-160, 4, 160, 4, 16),
        bar(-160, 88, 160, 88, 16),
      ),
      bar(-62, -152, 62, -152, 44),
      twin(cut(ring(84, -64, 56, 28), above(-130))),
      box(-72, 152, 72, 190, 8),
    ),
    light: each([-80, 0, 80], (x) => disc(x, 46, 22)),
  },
  sails: {
    land: all(
      plane(-188, 96, 188, 96, 152, 152, 92, 188, -92, 188, -152, 152),
      bar(0, -190, 0, 100, 20),
      plane(22, -176, 158, 70, 22, 70),
    ),
    light: plane(-22, -130, -22, 70, -136, 70),
  },
  sign: {
    land: all(
      bar(-168, -186, -168, 190, 36),
      bar(-168, -140, 166, -140, 28),
      each([-60, 116], (x) => bar(x, -140, x, -90, 16)),
      cut(
        box(-110, -92, 168, 118, 60),
        cut(box(-84, -66, 142, 92, 40), box(-68, -50, 126, 76, 30)),
      ),
    ),
    light: disc(29, 13, 46),
  },
  site: {
    land: cut(
      box(-190, -150, 190, 150, 20),
      bar(-190, -92, 190, -92, 14),
      each([-150, -112], (x) => disc(x, -121, 12)),
      box(-154, -58, -10, 114, 10),
      bar(40, -30, 146, -30, 22),
      bar(40, 28, 146, 28, 22),
      bar(40, 86, 100, 86, 22),
    ),
    light: all(disc(-82, 24, 46), box(-128, 24, -36, 98)),
  },
  sound: {
    land: all(
      cut(
        box(-76, -194, 76, 44, 74),
        each([-86, -34, 18], (y) => bar(-34, y, 34, y, 20)),
      ),
      shared(ring(0, -20, 122, 34), below(-20)),
      bar(0, 100, 0, 170, 34),
      bar(-84, 182, 84, 182, 34),
    ),
    light: disc(0, -138, 28),
  },
  tajine: {
    land: all(
      plane(-34, -150, 34, -150, 78, -30, 164, 84, -164, 84, -78, -30),
      plane(-192, 102, 192, 102, 136, 188, -136, 188),
      disc(0, -166, 38),
    ),
    light: each([-78, 0, 78], (x) => disc(x, 44, 20)),
  },
  tea: {
    land: all(
      oval(10, 80, 118, 96),
      plane(-62, -16, 82, -16, 34, -84, -14, -84),
      disc(10, -112, 28),
      bar(104, 90, 158, -20, 46),
      bar(158, -20, 186, -34, 30),
      cut(ring(-112, 60, 66, 28), box(-60, -100, 60, 200)),
      box(-64, 160, 84, 190, 8),
    ),
    light: oval(10, 82, 46, 40),
  },
  thread: {
    land: all(
      box(-130, -186, 90, -136, 16),
      box(-130, 136, 90, 186, 16),
      cut(
        box(-98, -122, 58, 122, 14),
        each([-70, -20, 30, 80], (y) => bar(-120, y + 18, 80, y - 18, 14)),
      ),
    ),
    light: cut(plane(140, 194, 126, -150, 144, -186, 166, -152), bar(145, -140, 144, -110, 8)),
  },
  top: {
    land: all(
      bar(0, -174, 0, -80, 40),
      cut(
        all(oval(0, -40, 160, 64), plane(-158, -30, 158, -30, 20, 160, -20, 160)),
        bar(-190, 2, 190, 2, 16),
      ),
      bar(0, 150, 0, 192, 24),
    ),
    light: disc(142, 150, 46),
  },
  voices: {
    land: cut(
      all(box(-192, -160, 92, 44, 64), plane(-140, 10, -60, 30, -150, 124)),
      each([-116, -50, 16], (x) => disc(x, -58, 20)),
    ),
    light: all(box(14, 66, 192, 172, 50), plane(110, 160, 166, 140, 184, 206)),
  },
};
