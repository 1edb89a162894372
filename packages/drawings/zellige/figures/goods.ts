import { leafPath } from '../covers/leaf.ts';
import { polar, TURN } from '../geometry.ts';
import { arch, circle, filled, polygonPath, rect, star } from '../markup.ts';
import type { Palette } from '../palettes.ts';
import type { Figure } from './stage.ts';

/** A cruet of oil, an olive branch across it, and the drop. */
export const oil: Figure = ({ ground, accent, second, third }) => {
  const leaves = [
    [-150, -146],
    [-176, -86],
    [-92, -176],
    [-120, -52],
  ] as const;
  const stalk = { x: -56, y: -76 };
  return (
    filled('M52 -92h40a96 96 0 0 1 40 150l-24 -14a68 68 0 0 0 -30 -108h-26z', third) +
    filled(
      'M-34 -196h68v96c0 36 94 70 94 160v96a44 44 0 0 1 -44 44h-168a44 44 0 0 1 -44 -44v-96c0 -90 94 -124 94 -160z',
      second,
    ) +
    filled(
      'M-106 64a60 24 0 0 1 106 0a60 24 0 0 0 106 0v88a26 26 0 0 1 -26 26h-160a26 26 0 0 1 -26 -26z',
      accent,
    ) +
    rect(-46, -200, 92, 34, third, 10) +
    filled(leaves.map(([x, y]) => leafPath(stalk, { x, y }, 0.34)).join(''), third) +
    circle(-84, -94, 28, accent) +
    circle(-50, -50, 28, accent) +
    circle(-92, -102, 8, second) +
    circle(-58, -58, 8, second) +
    star(0, 122, 34, second) +
    star(0, 122, 14, ground)
  );
};

/** An olive with its leaf. */
export const olive: Figure = ({ accent, third, second }) =>
  filled(leafPath({ x: 0, y: 40 }, { x: 150, y: -170 }, 0.36), third) +
  circle(-20, 90, 110, accent) +
  circle(-54, 54, 26, second);

/** The mouth of a baker’s oven, its fire, and what is in it. */
export const oven: Figure = ({ ground, accent, second, third }) => {
  const stones = Array.from({ length: 9 }, (_, i) => {
    const [from, to] = [
      Math.PI + (i * Math.PI) / 9 + 0.03,
      Math.PI + ((i + 1) * Math.PI) / 9 - 0.03,
    ];
    const middle = { x: 0, y: 0 };
    return polygonPath([
      polar(150, from, middle),
      polar(204, from, middle),
      polar(204, to, middle),
      polar(150, to, middle),
    ]);
  });
  const flames = [
    [-78, 0.7],
    [0, 1],
    [78, 0.7],
  ] as const;
  return (
    arch(-206, -206, 412, 406, second) +
    filled(stones.join(''), accent) +
    [0, 1, 2]
      .map(
        (row) =>
          rect(-204, 14 + row * 66, 54, 54, accent) + rect(150, 14 + row * 66, 54, 54, accent),
      )
      .join('') +
    arch(-142, -142, 284, 342, third) +
    arch(-142, -142, 284, 342, ground) +
    flames
      .map(
        ([x, size]) =>
          filled(leafPath({ x, y: 130 }, { x: x * 0.8, y: 130 - 200 * size }, 0.5), accent) +
          filled(leafPath({ x, y: 130 }, { x: x * 0.9, y: 130 - 120 * size }, 0.5), second),
      )
      .join('') +
    [-88, 0, 88].map((x) => loaf(x, 160, 46, { accent, second, third })).join('') +
    rect(-206, 176, 412, 24, third)
  );
};

function loaf(
  x: number,
  y: number,
  reach: number,
  { second, third }: Pick<Palette, 'accent' | 'second' | 'third'>,
) {
  return (
    filled(`M${x - reach} ${y + 20}a${reach} ${reach} 0 0 1 ${reach * 2} 0z`, third) +
    [-0.4, 0, 0.4].map((part) => rect(x + part * reach - 4, y - 12, 8, 20, second, 4)).join('')
  );
}

/** A teapot of Fès. */
export const tea: Figure = ({ ground, accent, second, third }) => {
  return (
    filled(
      'M96 -60c60 -30 120 6 112 74c-6 54 -56 82 -110 86l-4 -34c40 -2 72 -22 76 -56c4 -38 -26 -58 -58 -40z',
      third,
    ) +
    filled('M-96 100c-60 -14 -64 -110 -112 -158l48 -12c26 26 40 78 84 70z', second) +
    filled(
      'M-104 -62h208c34 40 44 80 34 130c-8 40 -38 72 -62 82h-152c-24 -10 -54 -42 -62 -82c-10 -50 0 -90 34 -130z',
      accent,
    ) +
    filled('M-140 42h280c-2 22 -8 38 -16 54h-248c-8 -16 -14 -32 -16 -54z', third) +
    [-96, -48, 0, 48, 96].map((x) => star(x, 69, 20, second)).join('') +
    filled('M-104 -70C-90 -130 -40 -158 0 -158s90 28 104 88z', second) +
    filled('M-60 -106h120v14h-120z', third) +
    circle(0, -176, 24, accent) +
    filled('M-86 158h172l22 42h-216z', third) +
    star(0, -12, 40, second) +
    star(0, -12, 18, ground)
  );
};

/** A glass of tea. */
export const glass: Figure = ({ accent, second, third }) =>
  filled('M-120 -200h240l-34 400h-172z', second) +
  filled('M-106 -110h212l-25 290h-162z', accent) +
  rect(-112, -40, 224, 44, third) +
  [-60, 0, 60].map((x) => star(x, -18, 18, second)).join('');

/** A dish under its cone. */
export const tajine: Figure = ({ ground, accent, second, third }) => {
  const cone = (top: number, bottom: number) => {
    const half = (y: number) => 20 + ((y + 140) * 150) / 220;
    return `M${-half(top)} ${top}H${half(top)}L${half(bottom)} ${bottom}H${-half(bottom)}z`;
  };
  return (
    circle(0, -164, 36, third) +
    filled(cone(-140, 84), accent) +
    filled(cone(-84, -56), third) +
    filled(cone(-8, 50), second) +
    [-100, -50, 0, 50, 100].map((x) => star(x, 21, 24, third)).join('') +
    rect(-206, 84, 412, 36, third, 18) +
    filled('M-190 120h380c-12 46 -60 80 -110 80h-160c-50 0 -98 -34 -110 -80z', second) +
    [-110, -37, 37, 110].map((x) => star(x, 152, 17, accent)).join('') +
    star(0, -110, 14, ground)
  );
};

/** A jar with its bands. */
export const pottery: Figure = ({ ground, accent, second, third }) => {
  const teeth = Array.from({ length: 9 }, (_, i) => `M${-171 + i * 38} 86l19 -36l19 36z`);
  return (
    filled(
      'M70 -150h52a70 70 0 0 1 46 118l-24 -18a42 42 0 0 0 -26 -68h-48zM-70 -150h-52a70 70 0 0 0 -46 118l24 -18a42 42 0 0 1 26 -68h48z',
      third,
    ) +
    filled(
      'M-62 -170h124c0 70 116 90 116 202c0 90 -60 130 -96 168h-164c-36 -38 -96 -78 -96 -168c0 -112 116 -132 116 -202z',
      second,
    ) +
    rect(-86, -200, 172, 38, accent, 12) +
    filled('M-166 -24c10 -20 22 -36 38 -52h256c16 16 28 32 38 52z', accent) +
    filled('M-178 32a170 170 0 0 1 4 -44h348a170 170 0 0 1 4 44v8h-356z', third) +
    [-120, -60, 0, 60, 120].map((x) => star(x, 14, 24, accent)).join('') +
    filled(teeth.join(''), accent) +
    filled('M-128 148h256c-12 14 -32 34 -46 52h-164c-14 -18 -34 -38 -46 -52z', accent) +
    star(0, 116, 22, ground)
  );
};

/** A basket of the market, filled. */
export const basket: Figure = ({ ground, accent, second, third }) => {
  const weave = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 8 }, (_, i) => {
      const y = 44 + row * 38;
      const half = 180 - row * 13;
      const wide = (2 * half) / 8;
      return (i + row) % 2 ? rect(-half + i * wide, y, wide, 34, third) : '';
    }),
  );
  return (
    filled('M-170 0a170 180 0 0 1 340 0h-32a138 148 0 0 0 -276 0z', third) +
    circle(-92, -16, 56, accent) +
    circle(92, -16, 56, accent) +
    circle(0, -40, 62, second) +
    star(0, -44, 40, third) +
    star(-92, -22, 24, ground) +
    star(92, -22, 24, ground) +
    filled('M-190 36h380l-46 152a16 16 0 0 1 -15 12h-258a16 16 0 0 1 -15 -12z', second) +
    weave.join('') +
    rect(-204, 4, 408, 40, accent, 20)
  );
};

/** A parcel, its flaps open. */
export const parcel: Figure = ({ ground, accent, second, third }) => {
  return (
    filled('M-170 -60L-228 -150h150L0 -60zM170 -60L228 -150h-150L0 -60z', accent) +
    filled('M-170 -60L-120 -140h240L170 -60z', ground) +
    star(0, -112, 62, second) +
    star(0, -112, 34, third) +
    rect(-170, -60, 340, 260, second) +
    rect(-170, -60, 340, 26, third) +
    rect(-40, -60, 80, 150, accent) +
    filled('M-40 90l20 -20l20 20l20 -20l20 20v-24h-80z', accent) +
    rect(-146, 118, 104, 58, third, 6) +
    rect(-132, 134, 76, 9, second) +
    rect(-132, 152, 48, 9, second) +
    filled('M96 176v-52h-18l32 -40l32 40h-18v52z', third)
  );
};

/** A spinning top, wound. */
export const top: Figure = ({ ground, accent, second, third }) => {
  return (
    rect(-16, -200, 32, 100, third, 16) +
    circle(0, -190, 26, accent) +
    filled('M-200 -30a200 76 0 0 1 400 0z', accent) +
    filled('M-200 -30h400c0 40 -20 70 -52 92h-296c-32 -22 -52 -52 -52 -92z', second) +
    Array.from({ length: 8 }, (_, i) => star(-161 + i * 46, -2, 19, i % 2 ? third : accent)).join(
      '',
    ) +
    filled('M-148 62h296c-34 26 -66 40 -92 64h-112c-26 -24 -58 -38 -92 -64z', third) +
    filled('M-56 126h112c-24 26 -44 46 -56 74c-12 -28 -32 -48 -56 -74z', accent) +
    filled('M-110 -74a200 76 0 0 1 220 0l-20 14h-180z', third) +
    star(0, -52, 12, ground)
  );
};

/** A ball of eight colours. */
export const ball: Figure = ({ accent, second, third }) => {
  const wedges = [0, 2, 4, 6].map((i) =>
    polygonPath([
      { x: 0, y: 90 },
      polar(110, (i * TURN) / 8, { x: 0, y: 90 }),
      polar(118, ((i + 0.5) * TURN) / 8, { x: 0, y: 90 }),
      polar(110, ((i + 1) * TURN) / 8, { x: 0, y: 90 }),
    ]),
  );
  return circle(0, 90, 110, second) + filled(wedges.join(''), accent) + star(0, 90, 34, third);
};

/** A frame with two lenses, each of eight sides. */
export const glasses: Figure = ({ ground, accent, second, third }) => {
  const octagon = (x: number, reach: number) =>
    polygonPath(
      Array.from({ length: 8 }, (_, i) => polar(reach, ((i + 0.5) * TURN) / 8, { x, y: 30 })),
      1,
    );
  return (
    filled(
      'M-208 -4L-160 -150a26 26 0 0 1 26 -18h24v28h-18l-54 152zM208 -4L160 -150a26 26 0 0 0 -26 -18h-24v28h18l54 152z',
      third,
    ) +
    filled('M-40 2a52 40 0 0 1 80 0v26a52 40 0 0 0 -80 0z', accent) +
    filled(octagon(-114, 108) + octagon(114, 108), accent) +
    filled(octagon(-114, 80) + octagon(114, 80), second) +
    filled('M-158 86L-74 -38h30L-128 96zM70 86L154 -38h30L100 96z', ground) +
    star(-114, 30, 30, third) +
    star(114, 30, 30, third)
  );
};

/** A hand against the evil eye, as on doors: health and care. */
export const hand: Figure = ({ ground, accent, second, third }) => {
  const fingers = [
    [-88, -166, 56],
    [-28, -200, 56],
    [32, -166, 56],
  ] as const;
  return (
    fingers.map(([x, y, wide]) => rect(x, y, wide, 240, second, wide / 2)).join('') +
    filled(
      'M-86 20c-20 -34 -44 -66 -88 -62a24 24 0 0 0 -24 34c34 46 40 112 72 152c36 44 76 56 126 56s90 -12 126 -56c32 -40 38 -106 72 -152a24 24 0 0 0 -24 -34c-44 -4 -68 28 -88 62z',
      second,
    ) +
    filled('M-86 20h172v-40h-172z', second) +
    filled('M-104 76a116 92 0 0 1 208 0a116 92 0 0 1 -208 0z', third) +
    circle(0, 76, 50, second) +
    star(0, 76, 48, accent) +
    star(0, 76, 20, ground) +
    [-60, 0, 60].map((x) => star(x, x ? -132 : -166, 18, accent)).join('')
  );
};
