import { arch, archPath, clipped, drawing, filled, rect, star } from '../zellige/markup.ts';
import { INK, PALETTES } from '../zellige/palettes.ts';

const WIDTH = 480;
const HEIGHT = 520;

/** The chair that is free, 480 × 520, beside the form of /careers: beside a small table, before a door. It has no ground. */
export function emptyChair(): string {
  return drawing(WIDTH, HEIGHT, door() + chair() + table());
}

function door(): string {
  const light = filled(`M214 ${HEIGHT}l150-96 116 30v66z`, PALETTES.terre.tone);
  return (
    arch(190, 0, 290, HEIGHT, INK.nuit) +
    clipped(
      'empty-chair-door',
      archPath(206, 16, 258, HEIGHT),
      rect(190, 0, 290, HEIGHT, INK.terre) + light,
    ) +
    star(335, 112, 46, INK.safran, { points: 16, notch: 0.74 }) +
    star(335, 112, 19, INK.terre)
  );
}

/** Draws the chair: its back is an arch with a star cut into it. */
function chair(): string {
  const back = archPath(280, 196, 110, 200);
  return (
    rect(296, 396, 11, 106, INK.ciel) +
    rect(363, 396, 11, 106, INK.ciel) +
    filled(back, INK.chaux) +
    clipped('empty-chair-back', back, rect(335, 190, 60, 220, INK.ciel)) +
    star(335, 262, 27, INK.nuit) +
    filled('M274 386h122l14 34H260z', INK.chaux) +
    rect(260, 420, 150, 12, INK.ciel) +
    rect(264, 432, 14, 88, INK.chaux) +
    rect(392, 432, 14, 88, INK.chaux)
  );
}

/** A small table, a glass of tea on it. */
function table(): string {
  return (
    rect(4, 344, 218, 20, INK.encre) +
    filled(`M52 364h22l-26 ${HEIGHT - 364}H28z`, INK.encre) +
    filled(`M174 364h-22l26 ${HEIGHT - 364}h20z`, INK.encre) +
    filled('M122 286h48l-7 58h-34z', INK.menthe) +
    filled('M122 286h48l-1.4 12h-45.2z', INK.safran) +
    star(62, 326, 18, INK.safran) +
    rect(34, 338, 56, 6, INK.nuit)
  );
}
