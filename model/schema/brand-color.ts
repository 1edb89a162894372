/** The name of the type of a colour, by which the Studio finds its input. */
export const BRAND_COLOR = 'brandColor';
