import { readFileSync } from 'node:fs';

/** An export with one of each kind of thing; `{SITE}` stands for the address of the site. */
export const SMALL = readFileSync('server/wordpress/testing/small-export.xml', 'utf8');
