/** The cover of a document that has no image: drawn by the zellige generator, served at its own address. */
import { type CoverChoice, coverChoice } from '../../packages/drawings/zellige/cover.ts';
import { type CoverFrame, coverPicture } from './cover-picture.ts';
import type { Picture } from './image.ts';

/** @param choice by the slug alone unless a list says more */
export function drawnCover(
  slug: string,
  frame: CoverFrame,
  choice: CoverChoice = coverChoice(slug),
): Picture {
  return coverPicture(slug, frame, choice);
}
