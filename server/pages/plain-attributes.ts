import { HIDDEN } from '../../model/contracts/preview-contract.ts';

const HEAD = /<head>.*?<\/head>/su;
// React escapes `<` and `>` in attributes, and the page's data escapes `<` in another way: each match is a whole tag.
const TAG = /<[a-z][^<>]*>/giu;
const ATTRIBUTE = / [\w:-]+="[^"]*"/gu;

/**
 * Takes out of a preview what its texts hide for overlays where no overlay looks: of the head with its title and tags,
 * and of attributes, so that addresses, ids and names are those of the published page. The pages need
 * not do it, whose script every visitor loads. A picture is edited by its `alt`.
 */
export function withPlainAttributes(html: string): string {
  return html
    .replace(HEAD, (head) => head.replace(HIDDEN, ''))
    .replace(TAG, (tag) =>
      tag.replace(ATTRIBUTE, (attribute) =>
        attribute.startsWith(' alt=') ? attribute : attribute.replace(HIDDEN, ''),
      ),
    );
}
