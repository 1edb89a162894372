/** Thumbnails of page sections, by which an editor chooses one. */
import { COLORS } from './colors.ts';
import { arch, circle, drawing, rect, star } from './markup.ts';

const WIDTH = 240;
const HEIGHT = 150;
const { chaux, blanc, sable, encre, encre3, brume, nuit, majorelle } = COLORS;
const { safran, terre, menthe, ciel, aube, verveine } = COLORS;

function ground(color: string): string {
  return rect(0, 0, WIDTH, HEIGHT, color);
}

/** A word in the display face, or a figure. */
function word(x: number, y: number, width: number, height = 12, color: string = encre): string {
  return rect(x, y, width, height, color, 2);
}

/** Lines of a text, the last one shorter. */
function text(x: number, y: number, width: number, lines: number, color: string = encre3): string {
  return Array.from({ length: lines }, (_, line) =>
    rect(x, y + line * 9, line === lines - 1 && lines > 1 ? width * 0.6 : width, 3, color, 1),
  ).join('');
}

function button(x: number, y: number, color: string = majorelle, light: string = blanc): string {
  return rect(x, y, 46, 14, color, 2) + star(x + 38, y + 7, 4.5, light);
}

/** Draws something at each place in a row. */
function row(count: number, draw: (place: number) => string): string {
  return Array.from({ length: count }, (_, place) => draw(place)).join('');
}

function door(x: number, y: number, color: string, heart: string, width = 56): string {
  return arch(x, y, width, HEIGHT - y, color) + star(x + width / 2, y + width / 2 + 4, 11, heart);
}

function head(x: number, color: string, hair: string): string {
  return (
    arch(x, 62, 46, 88, color) + circle(x + 23, 98, 13, hair) + rect(x + 9, 112, 28, 38, hair, 10)
  );
}

const TINTS = [aube, ciel, verveine, safran] as const;
const DEEP = [terre, nuit, menthe, encre] as const;
const tint = (place: number) => TINTS[place % TINTS.length] ?? aube;
const deep = (place: number) => DEEP[place % DEEP.length] ?? nuit;

/** The pictures of blocks by the names of `model/blocks.ts`. */
export const BLOCK_PICTURES = {
  introduction: () =>
    ground(chaux) +
    row(4, (place) => word(16, 20 + place * 30, [112, 92, 124, 78][place] ?? 90, 19)) +
    text(166, 28, 58, 5),
  chosenProjects: () =>
    ground(chaux) +
    word(16, 16, 92) +
    row(2, (place) => {
      const y = 46 + place * 52;
      return (
        word(16, y, 46, 26) +
        text(78, y + 6, 44, 2) +
        rect(134, y, 106, 52, deep(place)) +
        star(187, y + 26, 19, tint(place + 3))
      );
    }),
  clientLogos: () =>
    ground(sable) +
    word(16, 18, 104) +
    row(8, (place) => {
      const [x, y] = [16 + (place % 4) * 54, 54 + Math.floor(place / 4) * 44];
      return place % 2 === 0
        ? circle(x + 12, y + 13, 11, deep(place)) + word(x + 27, y + 9, 18, 8)
        : word(x, y + 7, 42, 13, deep(place));
    }),
  features: () =>
    ground(chaux) +
    word(16, 16, 110) +
    word(16, 42, 66, 34, safran) +
    row(3, (place) => word(98 + place * 46, 52, 34, 22)) +
    row(
      3,
      (place) => star(30 + place * 72, 104, 13, deep(place)) + text(50 + place * 72, 98, 30, 2),
    ),
  offers: () =>
    ground(chaux) +
    word(16, 14, 84) +
    row(3, (place) => door(16 + place * 74, 42, tint(place), deep(place), 62)),
  agencyStory: () =>
    ground(encre) +
    circle(196, 34, 18, safran) +
    word(16, 22, 110, 17, chaux) +
    text(16, 54, 92, 3, brume) +
    row(8, (place) =>
      rect(place * 30, [112, 96, 120, 88, 106, 98, 116, 102][place] ?? 100, 31, 70, chaux),
    ) +
    row(5, (place) => rect(12 + place * 52, 122, 6, 9, nuit)),
  howItWorks: () =>
    ground(chaux) +
    word(16, 14, 86) +
    row(4, (place) => {
      const [x, y] = [16 + place * 53, 82 - place * 17];
      return (
        rect(x, y, 50, 36, tint(place)) +
        star(x + 25, y + 18, 12, deep(place)) +
        text(x, y + 42, 40, 2)
      );
    }),
  clientVoices: () =>
    ground(safran) +
    arch(16, 26, 76, 124, aube) +
    circle(54, 78, 19, nuit) +
    rect(32, 98, 44, 52, nuit, 14) +
    word(112, 40, 104, 13) +
    word(112, 60, 88, 13) +
    text(112, 92, 70, 2, encre),
  teamPortraits: () =>
    ground(ciel) +
    word(16, 18, 78) +
    row(4, (place) =>
      head(16 + place * 54, [aube, verveine, safran, chaux][place] ?? aube, deep(place)),
    ),
  questionList: () =>
    ground(sable) +
    word(16, 22, 62, 14) +
    text(16, 46, 54, 2) +
    row(4, (place) => {
      const y = 22 + place * 31;
      return (
        rect(98, y + 23, 126, 1, encre) +
        word(98, y + 4, [92, 74, 100, 66][place] ?? 80, 8) +
        star(216, y + 8, 6, majorelle)
      );
    }),
  contactForm: () =>
    ground(terre) +
    word(16, 30, 76, 15, chaux) +
    word(16, 52, 58, 15, chaux) +
    text(16, 84, 66, 3, chaux) +
    rect(116, 20, 108, 130, blanc, 2) +
    row(3, (place) => rect(128, 36 + place * 25, 84, 15, sable, 2)) +
    button(128, 116),
  writtenText: () =>
    ground(blanc) +
    word(16, 26, 62) +
    text(98, 28, 126, 3) +
    word(98, 64, 74, 7) +
    text(98, 80, 126, 3) +
    row(3, (place) => star(101, 113 + place * 10, 3, nuit) + text(110, 111.5 + place * 10, 92, 1)),
  pictureText: () =>
    ground(chaux) +
    rect(16, 24, 110, 102, ciel, 2) +
    arch(48, 54, 46, 72, nuit) +
    star(104, 46, 11, safran) +
    word(142, 38, 82, 13) +
    text(142, 64, 82, 3) +
    button(142, 104),
  pictureGallery: () =>
    ground(sable) +
    rect(16, 18, 118, 54, terre, 2) +
    star(75, 45, 20, safran) +
    rect(140, 18, 84, 54, ciel, 2) +
    arch(166, 34, 32, 38, nuit) +
    rect(16, 78, 84, 54, nuit, 2) +
    circle(58, 105, 16, aube) +
    rect(106, 78, 118, 54, verveine, 2) +
    star(165, 105, 19, menthe),
  film: () =>
    ground(nuit) +
    word(16, 16, 92, 12, chaux) +
    rect(16, 40, 208, 94, terre, 2) +
    arch(150, 62, 50, 72, aube) +
    circle(92, 87, 24, chaux) +
    star(92, 87, 15, majorelle),
  beforeAfter: () =>
    ground(sable) +
    word(16, 14, 84) +
    rect(16, 38, 104, 96, brume, 2) +
    text(30, 56, 66, 5) +
    rect(120, 38, 104, 96, terre, 2) +
    star(172, 86, 26, safran) +
    rect(118.5, 38, 3, 96, blanc) +
    star(120, 86, 13, nuit),
  frameStrip: () =>
    ground(encre) +
    word(16, 14, 96, 12, chaux) +
    row(3, (place) => {
      const x = 16 + place * 71;
      return (
        rect(x, 46, 66, 40, tint(place), 2) +
        star(x + ([18, 33, 46][place] ?? 33), 66, 10, deep(place)) +
        text(x, 94, 48, 1, brume)
      );
    }) +
    row(3, (place) => rect(16 + place * 71, 108, 66, 42, deep(place + 1), 2)),
  chart: () =>
    ground(chaux) +
    word(16, 14, 104) +
    row(
      3,
      (place) =>
        rect(16, 44 + place * 24, [62, 96, 118][place] ?? 60, 16, ciel, 2) +
        word(([62, 96, 118][place] ?? 60) + 24, 47 + place * 24, 22, 10),
    ) +
    rect(16, 116, 158, 24, nuit, 2) +
    word(184, 118, 40, 20),
  embed: () =>
    ground(chaux) +
    word(16, 16, 96) +
    rect(16, 42, 208, 92, ciel, 2) +
    star(184, 88, 32, nuit) +
    star(184, 88, 16, safran) +
    word(30, 56, 78, 13) +
    text(30, 80, 92, 2) +
    button(30, 106),
  figureList: () =>
    ground(safran) +
    word(16, 20, 116) +
    word(16, 56, 82, 50) +
    word(116, 68, 58, 38) +
    word(190, 80, 34, 26) +
    row(3, (place) => text([16, 116, 190][place] ?? 16, 118, [56, 44, 34][place] ?? 40, 1, encre)),
  missionVision: () =>
    ground(blanc) +
    rect(16, 22, 150, 1, encre) +
    row(2, (place) => word(16, 32 + place * 15, [146, 104][place] ?? 90, 10)) +
    rect(74, 76, 150, 1, encre) +
    row(2, (place) => word(74, 86 + place * 15, [132, 88][place] ?? 90, 10)) +
    row(3, (place) => text(16 + place * 74, 132, 40, 1)),
  milestoneList: () =>
    ground(chaux) +
    word(16, 12, 84) +
    row(4, (place) => {
      const x = place * 60;
      return (
        rect(x, 36, 60, 114, [aube, ciel, safran, nuit][place] ?? aube) +
        word(x + 9, 46, 34, 12, place === 3 ? chaux : encre) +
        rect(x + 14, 130 - place * 16, 34, 20 + place * 16, place === 3 ? chaux : blanc) +
        row(place + 1, (storey) =>
          rect(x + 27, 138 - storey * 16, 7, 8, place === 3 ? safran : nuit),
        )
      );
    }),
  valueList: () =>
    ground(chaux) +
    word(16, 14, 96) +
    row(3, (place) => {
      const [x, y] = [place * 80, 110 - place * 22];
      return (
        rect(x, y, 80, 150 - y, deep(place)) +
        star(x + 40, y + 22, 13, tint(place)) +
        word(x + 12, y - 16, 46, 9)
      );
    }),
  jobList: () =>
    ground(blanc) +
    word(16, 16, 118, 15) +
    row(3, (place) => {
      const y = 48 + place * 32;
      return (
        rect(16, y, 208, 1, encre) +
        word(16, y + 12, [74, 92, 62][place] ?? 70, 9) +
        text(128, y + 15, 42, 1) +
        rect(204, y + 6, 20, 20, place === 0 ? majorelle : sable, 2)
      );
    }),
  perkList: () =>
    ground(chaux) +
    text(16, 26, 40, 1, encre) +
    row(4, (place) => word(76, 22 + place * 28, [148, 132, 140, 84][place] ?? 90, 15)) +
    word(150, 50, 58, 15, terre) +
    word(76, 106, 44, 15, terre),
  serviceList: () =>
    ground(chaux) +
    word(16, 14, 112) +
    row(3, (place) => {
      const y = 40 + place * 36;
      return (
        rect(16, y, 208, 1, encre) +
        rect(16, y + 7, 26, 24, tint(place), 2) +
        star(29, y + 19, 8, deep(place)) +
        word(52, y + 10, [66, 84, 58][place] ?? 60, 8) +
        text(52, y + 24, 56, 1) +
        word(176, y + 10, 48, 14)
      );
    }),
  packageList: () =>
    ground(blanc) +
    word(16, 10, 90, 10) +
    door(14, 48, aube, terre, 66) +
    door(160, 48, ciel, nuit, 66) +
    door(84, 28, nuit, safran, 72) +
    row(3, (place) => text([28, 100, 174][place] ?? 28, 112, 38, 3, place === 1 ? chaux : encre)),
  latestProjects: () =>
    ground(nuit) +
    word(16, 18, 92, 12, chaux) +
    row(3, (place) => {
      const [x, width] = [
        [16, 84],
        [106, 66],
        [178, 46],
      ][place] ?? [16, 84];
      return (
        rect(x ?? 0, 44, width ?? 0, 66, [terre, ciel, safran][place] ?? terre, 2) +
        star((x ?? 0) + (width ?? 0) / 2, 77, 17, [safran, nuit, terre][place] ?? nuit) +
        text(x ?? 0, 120, (width ?? 0) * 0.7, 2, chaux)
      );
    }),
  latestPosts: () =>
    ground(chaux) +
    word(16, 18, 112) +
    row(3, (place) => {
      const x = 16 + place * 72;
      return (
        rect(x, 46, 64, 52, [aube, nuit, verveine][place] ?? aube, 2) +
        star(x + 32, 72, 15, [terre, safran, menthe][place] ?? terre) +
        text(x, 106, 26, 1) +
        word(x, 115, 58, 6) +
        word(x, 125, 40, 6)
      );
    }),
  visitFacts: () =>
    ground(nuit) +
    word(16, 26, 104, 16, chaux) +
    row(2, (place) => text(16 + place * 60, 62, 46, 3, brume)) +
    button(16, 112, chaux, safran) +
    arch(150, 34, 74, 116, terre) +
    arch(164, 58, 46, 92, safran) +
    star(187, 84, 12, terre),
  newsletterForm: () =>
    ground(ciel) +
    star(62, 76, 46, chaux, { points: 12 }) +
    star(62, 76, 26, nuit, { points: 12 }) +
    rect(44, 62, 36, 26, safran, 2) +
    word(128, 34, 96, 14) +
    text(128, 60, 84, 2) +
    rect(128, 92, 64, 18, blanc, 2) +
    rect(192, 92, 32, 18, majorelle, 2),
  eventFacts: () =>
    ground(verveine) +
    arch(20, 34, 72, 116, nuit) +
    word(38, 84, 36, 34, safran) +
    text(40, 72, 32, 1, chaux) +
    word(114, 38, 100, 14) +
    row(
      3,
      (place) =>
        rect(114, 66 + place * 18, 110, 1, encre) + text(114, 73 + place * 18, 72, 1, encre),
    ) +
    button(114, 124),
  callout: () =>
    ground(nuit) +
    star(206, 76, 62, safran, { points: 16 }) +
    star(206, 76, 36, menthe, { points: 12 }) +
    star(206, 76, 15, safran) +
    word(16, 40, 112, 18, chaux) +
    word(16, 64, 82, 18, chaux) +
    button(16, 102, chaux, safran),
} as const satisfies Record<string, () => string>;

/** Draws a block of a page as a stamp of 240 by 150. */
export function blockPicture(name: keyof typeof BLOCK_PICTURES): string {
  return drawing(WIDTH, HEIGHT, BLOCK_PICTURES[name]());
}
