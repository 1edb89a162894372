import type { Picture } from './image.ts';

/**
 * What the `<img>` of a picture of the content says, its `alt` apart. It is decoded beside the frame that shows its
 * placeholder: a frame that waited for it would hold the main thread up.
 *
 * @param sizes the width it is shown at, as the attribute of that name says it
 */
export function imageAttributes(picture: Picture, sizes: string) {
  const { src, width, height } = picture;
  return {
    src,
    srcSet: srcSet(picture),
    sizes: picture.widths && sizes,
    width,
    height,
    decoding: 'async',
  } as const;
}

/** Returns the attributes of a picture's alternative `<source>`, except `media`. */
export function sourceAttributes(picture: Picture, sizes: string) {
  const { src, width, height } = picture;
  return { srcSet: srcSet(picture) ?? src, sizes: picture.widths && sizes, width, height };
}

/**
 * The candidates of a picture by width (`…?w=480&h=360 480w, …`); none for a drawing. They differ in their size alone,
 * so loader data holds one address and the widths: written out, they were a tenth of the home page. Those below a third
 * of the picture's own width are for where it is `small`.
 */
function srcSet({ src, widths, width, height }: Picture): string | undefined {
  return widths
    ?.filter((wide) => wide > width / 3)
    .map((wide) => `${sized(src, wide, Math.round((wide * height) / width))} ${wide}w`)
    .join(', ');
}

/** The address at another size. The height is stated where the picture is cut to it. */
function sized(src: string, width: number, height: number): string {
  return src.replace(/w=\d+/, `w=${width}`).replace(/&h=\d+/, `&h=${height}`);
}

/** The first frame of a picture that may move. */
export function stillOf({ moves, ...picture }: Picture): Picture {
  return moves ? { ...picture, src: `${picture.src}&frame=1` } : picture;
}

/**
 * The picture without the candidates that no screen asks for where it is that small.
 *
 * @param size the width it is shown at, px; densest screens have four pixels to one
 */
export function small(picture: Picture, size: number): Picture {
  const widths = picture.widths?.filter((width) => width <= 4 * size);
  const [only] = widths ?? [];
  if (!only || widths?.length !== 1) return { ...picture, widths };
  const height = Math.round((only * picture.height) / picture.width);
  return { ...picture, src: sized(picture.src, only, height), widths: undefined };
}
