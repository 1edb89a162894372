/** The drawings of each family for cards, icons and messages, in the colours of the default palette. */
import type { Drawings } from '../../packages/drawings/brand/brand.ts';
import { reliefCardWall } from '../../packages/drawings/relief/card-wall.ts';
import { reliefCover } from '../../packages/drawings/relief/cover.ts';
import {
  reliefAppIcon,
  reliefMark,
  reliefSocialCard,
} from '../../packages/drawings/relief/mark.ts';
import { stamp } from '../../packages/drawings/relief/stamp.ts';
import { appIcon, type IconShape } from '../../packages/drawings/zellige/app-icon.ts';
import { type CardGround, cardWall } from '../../packages/drawings/zellige/card-wall.ts';
import { COLORS } from '../../packages/drawings/zellige/colors.ts';
import { cover } from '../../packages/drawings/zellige/cover.ts';
import { mark } from '../../packages/drawings/zellige/mark.ts';
import { circle, star } from '../../packages/drawings/zellige/markup.ts';
import { messageRosette } from '../../packages/drawings/zellige/message-rosette.ts';
import type { CoverChoice } from '../../packages/drawings/zellige/motifs.ts';
import { socialCard } from '../../packages/drawings/zellige/social-card.ts';

type Size = { width: number; height: number }; // px

type Art = {
  /** On the right of a card; nothing of it comes left of `edge` (px). */
  cardWall(seed: string, frame: Size, edge: number, on: CardGround): string;
  /** The drawing of a document, complete in a frame of any ratio. */
  cover(seed: string, width: number, height: number, choice: CoverChoice): string;
  /** The mark beside the agency's name, and the icon of a browser tab. */
  mark(night?: boolean): string;
  /** The full stop of a title. */
  stop(x: number, y: number, radius: number, color: string): string;
  appIcon(shape: IconShape): string;
  /** The card of addresses without a page of their own. */
  siteCard(): string;
  /** The picture that spells a reference. */
  message(reference: string): string;
};

export const ART = {
  zellige: {
    cardWall,
    cover,
    mark: (night) => mark(night ? { arch: COLORS.chaux } : {}),
    stop: (x, y, radius, color) => star(x, y, radius, color),
    appIcon,
    siteCard: socialCard,
    message: messageRosette,
  },
  relief: {
    cardWall: reliefCardWall,
    cover: reliefCover,
    mark: (night) => reliefMark(night ? { disc: COLORS.chaux } : {}),
    stop: (x, y, radius, color) => circle(x, y, radius * 0.85, color),
    appIcon: reliefAppIcon,
    siteCard: reliefSocialCard,
    message: (reference) => stamp(reference),
  },
} as const satisfies Record<Drawings, Art>;
