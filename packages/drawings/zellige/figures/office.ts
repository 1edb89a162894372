import { polar, TURN } from '../geometry.ts';
import { arch, circle, filled, polygonPath, rect, star } from '../markup.ts';
import type { Figure } from './stage.ts';

/** Accounts, open at this month. */
export const ledger: Figure = ({ ground, accent, second, third }) => {
  const lines = [0, 1, 2, 3, 4].flatMap((row) => {
    const y = -66 + row * 40;
    const long = [96, 74, 104, 66, 90][row] ?? 80;
    return [
      rect(-172, y, long, 12, row === 4 ? accent : third),
      circle(-40, y + 6, 10, row === 4 ? accent : third),
      rect(30, y, [88, 104, 70, 96, 78][row] ?? 80, 12, third),
      circle(164, y + 6, 10, third),
    ];
  });
  return (
    filled('M-214 -110h428v282a12 12 0 0 1 -12 12h-404a12 12 0 0 1 -12 -12z', third) +
    filled('M0 -110C-50 -146 -130 -150 -200 -132V154C-130 138 -50 142 0 174z', second) +
    filled('M0 -110C50 -146 130 -150 200 -132V154C130 138 50 142 0 174z', second) +
    filled('M-8 -112h16v284h-16z', ground) +
    lines.join('') +
    filled('M96 -146h44v126l-22 -22l-22 22z', accent)
  );
};

/** A letter with its seal. */
export const letter: Figure = ({ ground, accent, second, third }) => {
  return (
    rect(-206, -130, 412, 290, second, 16) +
    filled('M-206 150L-30 16h60L206 150l-14 10h-384z', third) +
    filled('M-206 -114a16 16 0 0 1 16 -16h380a16 16 0 0 1 16 16L18 54a26 26 0 0 1 -36 0z', accent) +
    star(0, 34, 60, third) +
    star(0, 34, 38, second, { turn: TURN / 16 }) +
    star(0, 34, 16, ground)
  );
};

/** A nib, and the line that it leaves to the edges of the picture. */
export const pen: Figure = ({ ground, accent, second, third }) => {
  const loops = Array.from({ length: 30 }, () => 'c34 -52 74 -52 54 -8c-20 40 -44 8 14 8');
  return (
    `<path fill="none" stroke="${accent}" stroke-width="14" stroke-linecap="round" d="M-2032 182${loops.join('')}"/>` +
    '<g transform="rotate(38 0 176)">' +
    rect(-52, -330, 104, 200, third, 10) +
    rect(-60, -152, 120, 30, accent) +
    filled('M-60 -122h120c30 70 16 130 -8 180L0 176L-52 58c-24 -50 -38 -110 -8 -180z', second) +
    filled('M-5 -10h10v186h-10z', ground) +
    star(0, -30, 34, third) +
    star(0, -30, 14, ground) +
    '</g>'
  );
};

/** A page of the month under a moon: one day has a star. */
export const calendar: Figure = ({ ground, accent, second, third }) => {
  const days = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => {
      const [x, y] = [-148 + column * 62, -14 + row * 50];
      if (row === 2 && column === 3) return star(x + 20, y + 17, 34, accent);
      return rect(x, y, 40, 32, row === 0 && column < 2 ? second : third);
    }),
  );
  return (
    rect(-180, -160, 360, 360, second, 20) +
    filled('M-180 -44v-96a20 20 0 0 1 20 -20h320a20 20 0 0 1 20 20v96z', accent) +
    days.join('') +
    [-108, 84].map((x) => rect(x, -200, 24, 78, third, 12)).join('') +
    circle(0, -102, 40, second) +
    circle(15, -110, 33, accent) +
    star(26, -96, 12, ground)
  );
};

/** Coins in three heaps, one of them still in the air. */
export const coins: Figure = ({ ground, accent, second, third }) => {
  const heaps = [
    [-140, 5],
    [0, 7],
    [140, 3],
  ] as const;
  return (
    heaps
      .flatMap(([x, many]) =>
        Array.from({ length: many }, (_, i) =>
          rect(x - 64 + (i % 2 ? 6 : 0), 166 - i * 34, 128, 30, i % 2 ? second : accent, 15),
        ),
      )
      .join('') +
    circle(120, -88, 84, accent) +
    circle(120, -88, 66, third) +
    star(120, -88, 56, accent) +
    star(120, -88, 26, ground) +
    star(-96, -104, 30, second) +
    star(-20, -170, 18, second)
  );
};

/** Five doors, each higher than the last. */
export const chart: Figure = ({ ground, accent, second, third }) => {
  return (
    [110, 160, 140, 220, 300]
      .map((high, i) => {
        const x = -206 + i * 84;
        const last = i === 4;
        return (
          arch(x, 200 - high, 76, high, last ? accent : second) +
          arch(x + 18, 200 - high + 22, 40, high - 22, last ? third : third)
        );
      })
      .join('') +
    star(168, -150, 46, accent) +
    star(168, -150, 20, ground)
  );
};

/** A balance: two things are compared. */
export const balance: Figure = ({ ground, accent, second, third }) => {
  const pan = (x: number, y: number, color: string) =>
    filled(`M${x} ${y - 122}l84 122h-14l-70 -102l-70 102h-14z`, third) +
    filled(`M${x - 92} ${y}h184a92 70 0 0 1 -184 0z`, color);
  return (
    rect(-12, -150, 24, 330, third) +
    filled('M-90 200a90 54 0 0 1 180 0z', third) +
    '<g transform="rotate(-8 0 -120)">' +
    rect(-150, -132, 300, 24, second, 12) +
    '</g>' +
    pan(-128, 66, second) +
    pan(128, 22, accent) +
    star(-128, 34, 32, accent) +
    star(128, -24, 46, second) +
    star(128, -24, 20, ground) +
    star(0, -150, 50, accent) +
    star(0, -150, 22, ground)
  );
};

/** A compass with a rose of eight. */
export const compass: Figure = ({ ground, accent, second, third }) => {
  const middle = { x: 0, y: 24 };
  const ray = (i: number, reach: number, color: readonly [string, string]) => {
    const angle = (i * TURN) / 8;
    const tip = polar(reach, angle, middle);
    return (
      filled(
        polygonPath([middle, polar(reach * 0.3, angle - TURN / 16, middle), tip], 1),
        color[0],
      ) +
      filled(polygonPath([middle, polar(reach * 0.3, angle + TURN / 16, middle), tip], 1), color[1])
    );
  };
  return (
    circle(0, -172, 32, third) +
    circle(0, -172, 16, ground) +
    circle(0, 24, 178, third) +
    circle(0, 24, 152, second) +
    Array.from({ length: 16 }, (_, i) => {
      const { x, y } = polar(134, (i * TURN) / 16, middle);
      return circle(x, y, i % 2 ? 5 : 8, third);
    }).join('') +
    [1, 3, 5, 7].map((i) => ray(i, 88, [third, ground])).join('') +
    [0, 2, 4].map((i) => ray(i, 122, [third, ground])).join('') +
    ray(6, 122, [accent, accent]) +
    circle(0, 24, 18, accent)
  );
};

/** A key whose bow is a khatam. */
export const key: Figure = ({ ground, accent, second, third }) => {
  return (
    '<g transform="rotate(40)scale(1.14)">' +
    rect(-22, -40, 44, 240, second) +
    filled('M22 78h92v34h-34v22h34v48h-92z', second) +
    rect(-40, -6, 80, 32, third) +
    star(0, -98, 112, accent, { turn: TURN / 16 }) +
    star(0, -98, 74, third, { turn: TURN / 16 }) +
    star(0, -98, 44, second) +
    star(0, -98, 20, ground) +
    '</g>'
  );
};

/** Streets on a folded sheet, and the one address. */
export const map: Figure = ({ ground, accent, second, third }) => {
  return (
    filled('M-206 -90l137 -44v290l-137 44zM69 -90l137 -44v290l-137 44z', second) +
    filled('M-69 -134l138 44v290l-138 -44z', third) +
    filled(
      'M-206 30l137 -44v26l-137 44zM69 30l137 -44v26l-137 44zM-150 -108l26 -8v290l-26 8zM128 -109l26 -8v290l-26 8z',
      third,
    ) +
    filled('M-69 -14l138 44v26l-138 -44zM-4 -113l26 8v290l-26 -8z', second) +
    filled('M0 86C-30 26 -84 -20 -84 -92a84 84 0 0 1 168 0C84 -20 30 26 0 86z', accent) +
    star(0, -96, 48, ground) +
    star(0, -96, 22, second)
  );
};

/** A sign that hangs over a shop. */
export const sign: Figure = ({ ground, accent, second, third }) => {
  return (
    rect(-196, -200, 28, 400, third) +
    rect(-196, -176, 360, 24, third) +
    filled('M-168 -70C-160 -120 -130 -148 -80 -152h30c-70 10 -96 40 -100 100z', third) +
    [-56, 96].map((x) => rect(x, -160, 12, 60, third)).join('') +
    filled('M-120 -104h292v174a146 130 0 0 1 -292 0z', second) +
    filled('M-98 -82h248v150a124 110 0 0 1 -248 0z', accent) +
    star(26, 36, 88, second) +
    star(26, 36, 54, third, { turn: TURN / 16 }) +
    star(26, 36, 24, ground)
  );
};

/** A lorry on the road, its wheels of eight spokes. */
export const lorry: Figure = ({ ground, accent, second, third }) => {
  const wheel = (x: number) =>
    circle(x, 140, 60, third) +
    circle(x, 140, 40, second) +
    star(x, 140, 36, third) +
    circle(x, 140, 12, accent);
  return (
    rect(-226, -140, 290, 250, second, 10) +
    rect(-226, 20, 290, 34, third) +
    star(-81, -60, 62, accent) +
    star(-81, -60, 28, ground) +
    filled('M64 -70h80a30 30 0 0 1 26 14l50 84a30 30 0 0 1 4 16v66h-160z', accent) +
    filled('M92 -42h46l40 70h-86z', ground) +
    rect(-236, 100, 470, 30, third) +
    wheel(-136) +
    wheel(140)
  );
};

/** A roof that works for its house: eight panels under the sun. */
export const panels: Figure = ({ ground, accent, second, third }) => {
  const cells = [0, 1].flatMap((row) =>
    [0, 1, 2, 3].map((column) => {
      const x = (left: number, y: number) => -196 + left * 84 + (60 - y) * 0.28;
      const [top, bottom] = [-36 + row * 74, 30 + row * 74];
      return `M${x(column, top)} ${top}h74L${x(column, bottom) + 74} ${bottom}h-74z`;
    }),
  );
  return (
    star(96, -126, 74, accent, { points: 16, notch: 0.72 }) +
    star(96, -126, 36, ground) +
    filled('M-150 -52h346l-42 170h-346z', third) +
    filled(cells.join(''), second) +
    rect(-206, 118, 380, 82, accent) +
    [-166, -86, -6, 74].map((x) => arch(x, 136, 44, 64, third)).join('')
  );
};

/** A spool, its needle, and the thread that goes on. */
export const thread: Figure = ({ ground, accent, second, third }) => {
  const turns = Array.from({ length: 9 }, (_, i) =>
    rect(-104, -104 + i * 26, 208, 20, i % 3 === 1 ? second : accent, 10),
  );
  return (
    `<path fill="none" stroke="${accent}" stroke-width="12" d="M96 122C150 190 190 60 250 110S330 190 400 130S520 110 560 150S700 190 2400 120"/>` +
    rect(-84, -160, 168, 330, third) +
    turns.join('') +
    rect(-140, -200, 280, 54, third, 16) +
    rect(-140, 146, 280, 54, third, 16) +
    star(0, -173, 18, second) +
    star(0, 173, 18, second) +
    '<g transform="rotate(24 -60 20)">' +
    filled(
      'M-170 -190a14 40 0 0 1 28 0L-152 190h-8zM-162 -190v34h12v-34a6 20 0 0 0 -12 0z',
      second,
    ) +
    '</g>' +
    star(0, 2, 10, ground)
  );
};
