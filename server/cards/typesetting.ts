/** Sets text as outlines: shaped by HarfBuzz, with the font's kerning, so that no font of the machine is used. */
import { Blob, Face, Font, Buffer as ShapedText, shape } from 'harfbuzzjs';

export type Typeface = {
  /** The width of a line, in the unit of its size. */
  width(text: string, style: TextStyle): number;
  /** The path of a line, from the left end of its baseline. */
  outline(text: string, style: TextStyle, start: { x: number; y: number }): string;
  /** The text without the characters that the face has no drawing for. */
  writable(text: string): string;
};

/** The size in px, and the space added to each letter, in em. */
export type TextStyle = { size: number; tracking: number };

/** Opens the file of a face, TrueType or OpenType. */
export function openTypeface(file: Uint8Array<ArrayBuffer>): Typeface {
  const face = new Face(new Blob(file.slice().buffer));
  const font = new Font(face);
  const em = face.upem;

  function glyphs(text: string) {
    const shaped = new ShapedText();
    shaped.addText(text);
    shaped.guessSegmentProperties();
    shape(font, shaped);
    const places = shaped.getGlyphPositions();
    return shaped.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
      return { glyph: codepoint, xAdvance, xOffset, yOffset };
    });
  }

  return {
    width(text, { size, tracking }) {
      const line = glyphs(text);
      const advances = line.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      return (advances / em + tracking * Math.max(0, line.length - 1)) * size;
    },

    outline(text, { size, tracking }, { x, y }) {
      const scale = size / em;
      let pen = x;
      let path = '';
      for (const { glyph, xAdvance, xOffset, yOffset } of glyphs(text)) {
        path += moved(font.glyphToPath(glyph), scale, pen + xOffset * scale, y - yOffset * scale);
        pen += xAdvance * scale + tracking * size;
      }
      return path;
    },

    writable: (text) =>
      [...text].filter((character) => font.nominalGlyph(character.codePointAt(0) ?? 0)).join(''),
  };
}

/** A glyph's path at its place in the picture, whose ordinates grow downwards. */
function moved(path: string, scale: number, x: number, y: number): string {
  let isAbscissa = true;
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isAbscissa = true;
      return part;
    }
    const value = isAbscissa ? x + Number(part) * scale : y - Number(part) * scale;
    isAbscissa = !isAbscissa;
    return String(Math.round(value * 10) / 10);
  });
}
