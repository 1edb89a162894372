/** A parameter with a value that the site never writes: the answer is rendered for its request and not kept. */
export const RENDERED = 'envoye=0';
