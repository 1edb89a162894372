import { polar, TURN } from '../geometry.ts';
import { arch, circle, filled, polygonPath, rect, star } from '../markup.ts';
import type { Figure } from './stage.ts';

/** Points of a ring: `[0, 1, … 7]` as eighths of a turn. */
const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** A reel with eight windows, and the film that leaves it for the edge of the picture. */
export const film: Figure = ({ ground, accent, second, third }) => {
  const holes = Array.from({ length: 60 }, (_, i) => {
    const x = 12 + i * 44;
    return `M${x} 136h20v14h-20zM${x} 186h20v14h-20z`;
  });
  return (
    rect(0, 124, 2800, 88, third) +
    filled(holes.join(''), ground) +
    circle(0, 6, 206, second) +
    circle(0, 6, 186, accent) +
    EIGHTHS.map((i) => {
      const { x, y } = polar(120, ((i + 0.5) * TURN) / 8, { x: 0, y: 6 });
      return circle(x, y, 38, ground);
    }).join('') +
    star(0, 6, 62, second, { turn: TURN / 16 }) +
    star(0, 6, 26, third, { turn: TURN / 16 })
  );
};

/** A camera that looks at us with a shutter of eight blades. */
export const camera: Figure = ({ ground, accent, second, third }) => {
  const middle = { x: 0, y: 48 };
  const blades = EIGHTHS.map((i) =>
    polygonPath([
      polar(100, (i * TURN) / 8, middle),
      polar(100, ((i + 1) * TURN) / 8, middle),
      polar(44, ((i + 1.6) * TURN) / 8, middle),
    ]),
  );
  return (
    rect(-82, -140, 164, 80, third, 20) +
    rect(-160, -104, 60, 40, accent, 10) +
    rect(-200, -80, 400, 280, second, 34) +
    rect(-200, -12, 400, 118, third) +
    circle(0, 48, 128, second) +
    circle(0, 48, 110, ground) +
    filled(blades.join(''), accent) +
    star(150, -46, 24, accent) +
    rect(-52, -122, 104, 36, accent, 8)
  );
};

/** A microphone of the radio. */
export const sound: Figure = ({ ground, accent, second, third }) => {
  const slots = [-120, -84, -48, -12].map((y) => `M-62 ${y}h124v16h-124z`);
  return (
    filled('M-132 -40h26v26a106 106 0 0 0 212 0v-26h26v26a132 132 0 0 1 -264 0z', third) +
    rect(-14, 110, 28, 70, third) +
    rect(-96, 166, 192, 34, third, 17) +
    rect(-84, -200, 168, 290, second, 84) +
    filled(slots.join(''), ground) +
    rect(-84, 12, 168, 20, accent) +
    star(0, 58, 24, accent)
  );
};

/** A telephone whose screens are doors. */
export const phone: Figure = ({ ground, accent, second, third }) => {
  const doors = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => {
      const [x, y] = [-74 + column * 80, -128 + row * 92];
      const isOpen = row + column === 1 + (row === 2 ? 1 : 0);
      return (
        arch(x, y, 68, 80, isOpen ? accent : third) +
        (isOpen ? star(x + 34, y + 44, 20, ground) : '')
      );
    }),
  );
  return (
    rect(-114, -200, 228, 400, third, 40) +
    rect(-96, -182, 192, 364, second, 26) +
    rect(-36, -166, 72, 16, third, 8) +
    doors.join('') +
    rect(-40, 156, 80, 10, third, 5)
  );
};

/** A page in its window: a door, and the pieces that it is laid of. */
export const site: Figure = ({ ground, accent, second, third }) => {
  const pieces = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const [x, y] = [12 + column * 62, -62 + row * 62];
      const kind = (row * 2 + column) % 3;
      if (kind === 0) return rect(x, y, 54, 54, third);
      if (kind === 1) return star(x + 27, y + 27, 29, accent);
      return filled(`M${x} ${y + 54}a54 54 0 0 1 54 -54v54z`, third);
    }),
  );
  return (
    rect(-220, -160, 440, 330, third, 26) +
    filled('M-204 -96h408v236a14 14 0 0 1 -14 14h-380a14 14 0 0 1 -14 -14z', second) +
    [-182, -148, -114].map((x) => star(x, -128, 13, accent)).join('') +
    rect(-70, -140, 262, 24, ground, 12) +
    arch(-180, -62, 156, 216, accent) +
    arch(-150, -22, 96, 176, ground) +
    star(-102, 44, 34, second) +
    pieces.join('')
  );
};

/** A glass that finds one star among many. */
export const lens: Figure = ({ ground, accent, second, third }) => {
  const finds = [
    [-116, -98, 30],
    [-128, 0, 22],
    [40, -112, 24],
    [46, 34, 30],
    [-52, 62, 24],
    [-40, -146, 16],
  ] as const;
  return (
    filled('M72 44l128 128a22 22 0 0 1 0 31l-6 6a22 22 0 0 1 -31 0l-128 -128z', third) +
    filled('M112 84l88 88a22 22 0 0 1 0 31l-6 6a22 22 0 0 1 -31 0l-88 -88z', accent) +
    circle(-40, -40, 166, accent) +
    circle(-40, -40, 134, second) +
    finds.map(([x, y, reach]) => star(x, y, reach * 0.7, third)).join('') +
    star(-40, -40, 66, accent) +
    star(-40, -40, 38, second, { turn: TURN / 16 }) +
    star(-40, -40, 16, ground)
  );
};

/** A horn that is heard. */
export const horn: Figure = ({ ground, accent, second, third }) => {
  return (
    filled('M-40 60l34 132a10 10 0 0 1 -10 12h-56a12 12 0 0 1 -12 -9l-30 -135z', third) +
    filled('M-196 -56h60v112h-60a20 20 0 0 1 -20 -20v-72a20 20 0 0 1 20 -20z', third) +
    filled('M-140 -56C-40 -60 60 -110 130 -180V180C60 110 -40 60 -140 56z', second) +
    filled('M-60 -66l26 -6v144l-26 -6zM20 -94l28 -14v216l-28 -14z', accent) +
    filled('M130 -188a16 188 0 0 1 0 376a16 188 0 0 1 0 -376z', third) +
    star(188, 0, 34, accent) +
    star(188, 0, 14, ground)
  );
};

/** Two who speak: each answer has the other’s star. */
export const voices: Figure = ({ ground, accent, second, third }) => {
  return (
    filled('M-204 90v-160a104 104 0 0 1 104 -104h40a104 104 0 0 1 104 104v88h-190z', second) +
    [-128, -80, -32].map((x) => star(x, -74, 20, third)).join('') +
    filled('M204 200v-182a104 104 0 0 0 -104 -104h-40a104 104 0 0 0 -104 104v92h172z', accent) +
    [32, 80, 128].map((x) => star(x, 20, 20, ground)).join('')
  );
};
