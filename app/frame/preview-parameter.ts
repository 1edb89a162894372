/** Query parameter of a link to a draft. A page with it is rendered for this request alone, and kept nowhere. */
export const PREVIEW_PARAMETER = 'apercu';
