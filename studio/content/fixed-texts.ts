/** What the studio and its component libraries write in English and for good: no locale reaches it. */
const FRENCH = new Map([
  ['Clear', 'Effacer'],
  ['Close', 'Fermer'],
  ['Close dialog', 'Fermer'],
  ['Contains document, image or file', 'Contient un document, une image ou un fichier'],
  ['Created at', 'Créé le'],
  ['Current slug', 'Fin de l’adresse'],
  ['Edited at', 'Modifié le'],
  ['More breadcrumb items', 'Afficher tout le chemin'],
  ['Network error', 'Connexion perdue'],
  ['Next month', 'Mois suivant'],
  ['Next year', 'Année suivante'],
  ['Open', 'Ouvrir'],
  ['Open menu', 'Ouvrir le menu'],
  ['Previous month', 'Mois précédent'],
  ['Previous year', 'Année précédente'],
  ['Reload Studio', 'Recharger le studio'],
  ['Remove', 'Retirer'],
  ['Remove filter', 'Retirer le filtre'],
  ['Server error', 'Erreur du serveur'],
  ['Too many requests', 'Trop de demandes à la fois'],
  ['Too many requests at once. Reload the Studio to try again.', 'Rechargez le studio.'],
  ['Too many requests at once. You can try again shortly.', 'Réessayez dans un instant.'],
  ['Try again', 'Réessayer'],
  ['Uncaught error', 'Erreur inattendue'],
  ['Untitled', 'Sans titre'],
]);

/** The same where it says something of its own. */
const FRENCH_OF: readonly [RegExp, (...found: string[]) => string][] = [
  // A day of the calendars: `Sat Nov 21 2026`.
  [/^[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d{4}$/, (day) => FRENCH_DAY.format(new Date(day))],
  [
    /^([\d.]+) (Bytes|KB|MB|GB)$/,
    (_, size, unit) => `${FRENCH_SIZE.format(Number(size))}\u00A0${UNITS.get(unit)}`,
  ],
  [
    /^Couldn't reach the Sanity servers\./,
    () =>
      'Le serveur ne répond pas. Vérifiez votre connexion, puis rechargez le studio : ce que vous voyez n’est peut-être pas enregistré.',
  ],
  [
    /^The server ran into an issue/,
    () =>
      'Le serveur n’a pas pu répondre. Rechargez le studio : ce que vous voyez n’est peut-être pas enregistré.',
  ],
  [/^Tool not found:/, () => 'Cette page du studio n’existe pas : '],
  [/^(\d+) items$/, (_, count) => `${count} éléments`],
  [/^Cropped image size: (.+) pixels$/, (_, size) => `Taille de l’image recadrée : ${size} pixels`],
  // How a list is put in another order, told to whoever does it by keyboard.
  [
    /^\s*To pick up a draggable item/,
    () =>
      'Pour déplacer un élément, appuyez sur Espace, puis sur les flèches. Espace le dépose, Échap annule.',
  ],
  [/^Picked up draggable item /, () => 'Élément saisi.'],
  [/^Draggable item \S+ was moved over /, () => 'Élément déplacé.'],
  [/^Draggable item \S+ is no longer over /, () => 'Élément hors de la liste.'],
  [/^Draggable item \S+ was dropped/, () => 'Élément déposé.'],
  [/^Dragging was cancelled\./, () => 'Déplacement annulé.'],
];

const FRENCH_DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full' });
const FRENCH_SIZE = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const UNITS = new Map([
  ['Bytes', 'octets'],
  ['KB', 'Ko'],
  ['MB', 'Mo'],
  ['GB', 'Go'],
]);

/** Says it in French instead, now and whenever it is said again. What people write stays as they wrote it. */
export function speakFrench(): void {
  const observed = {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label'],
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (addedNodes.length === 0) translate(target);
      for (const node of addedNodes) translateAll(node);
    }
  }).observe(document.body, observed);
}

function translateAll(root: Node): void {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = nodes.nextNode()) translate(node);
}

function translate(node: Node): void {
  if (node instanceof Text) {
    const french = frenchOf(node.data);
    if (french && !node.parentElement?.isContentEditable) node.data = french;
  } else if (node instanceof Element) {
    const french = frenchOf(node.getAttribute('aria-label') ?? '');
    if (french) node.setAttribute('aria-label', french);
  }
}

function frenchOf(text: string): string | undefined {
  const whole = FRENCH.get(text);
  if (whole) return whole;
  for (const [pattern, french] of FRENCH_OF) {
    const found = pattern.exec(text);
    if (found) return french(...found);
  }
  return undefined;
}
