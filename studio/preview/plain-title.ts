import { HIDDEN } from '../../model/contracts/preview-contract.ts';

/**
 * Takes out of the title what its texts hide for overlays, each time the page's script writes it: the name of the tab, of
 * bookmarks and of what is read aloud would carry it. The server has done so in the page it sends.
 */
export function keepTitlePlain(): void {
  function clean(): void {
    const plain = document.title.replace(HIDDEN, '');
    if (plain !== document.title) document.title = plain;
  }
  new MutationObserver(clean).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  clean();
}
