import { INK } from '../palettes.ts';
import type { Random } from '../random.ts';

/** The lot a building stands on: its foot is on the bottom edge of the street. */
export interface Lot {
  readonly x: number;
  readonly width: number;
  /** Top of the building and bottom of the street, in pixels. */
  readonly top: number;
  readonly ground: number;
  /** A hundredth of the street's height: the module of window frames and masts. */
  readonly unit: number;
  readonly random: Random;
  /** Draws a window; about one in four is lit. */
  readonly window: (pane: Pane) => string;
}

export interface Pane {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type DrawBuilding = (lot: Lot) => string;

/** White lime by night. */
export const WALL = INK.chaux;
export const SHADE = '#D9D3E8';
export const DARK = INK.nuit;
export const LIGHT = INK.safran;

export function windowColor(random: Random): string {
  return random() < 0.24 ? LIGHT : DARK;
}
