import type { Picture } from './image.ts';

/**
 * The candidates of a picture by width (`…?w=480&h=360 480w, …`); none for a drawing. They differ in their size alone,
 * so loader data holds one address and the widths: written out, they were a tenth of the home page.
 */
export function srcSet({ src, widths, width, height }: Picture): string | undefined {
  return widths
    ?.map(
      (wide) =>
        `${src.replace(SIZE, `w=${wide}&h=${Math.round((wide * height) / width)}`)} ${wide}w`,
    )
    .join(', ');
}

const SIZE = /w=\d+&h=\d+/;

/**
 * The picture without the candidates that no screen asks for where it is that small.
 *
 * @param size the width it is shown at, px; densest screens have four pixels to one
 */
export function small(picture: Picture, size: number): Picture {
  return { ...picture, widths: picture.widths?.filter((width) => width <= 4 * size) };
}
