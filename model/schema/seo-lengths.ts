/** The lengths that search engines show of a title and a description, and what an editor reads of their own. Plain data. */

type Bounds = { least: number; most: number }; // characters

/** A title below says too little to be chosen; beyond, Google cuts it (some 580 px). */
export const SEO_TITLE: Bounds = { least: 30, most: 60 };
/**
 * The lengths of a description of two lines on a desktop; Google fills a shorter one with a sentence of its own choice.
 */
export const SEO_DESCRIPTION: Bounds = { least: 100, most: 160 };

/** The fit of a text's length: `sentence` is for the editor. */
export type LengthNote = { fits: boolean; sentence: string };

export function lengthNote(text: string, { least, most }: Bounds): LengthNote {
  // The count is of characters as people see them: a combined accent, or an emoji of five code points, is one.
  const count = [...new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(text.trim())]
    .length;
  const counted = `${count}\u00a0caractère${count > 1 ? 's' : ''}`;
  if (count > most) {
    const over = count - most;
    return {
      fits: false,
      sentence: `${counted}\u00a0: au-delà de ${most}, Google coupe. ${over} de trop.`,
    };
  }
  if (count < least) {
    return { fits: false, sentence: `${counted}\u00a0: c’est court, visez de ${least} à ${most}.` };
  }
  return { fits: true, sentence: `${counted} sur ${most}\u00a0: tout se lit.` };
}

/** A rule of the Studio about the length: a warning, and none for an empty field. */
export function lengthWarning(text: string | undefined, bounds: Bounds): true | string {
  if (!text?.trim()) return true;
  const { fits, sentence } = lengthNote(text, bounds);
  return fits || sentence;
}
