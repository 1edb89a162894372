/**
 * Puts into French what the studio and its component libraries write in English for good: no locale reaches it. By the
 * place it stands at and never by the word alone, so that a document titled “Open” keeps its title. What stands where
 * titles stand too stays English: docs/decisions/022-english-in-the-studio.md.
 */
import { format } from 'date-fns/format';
import { fullDay, weekdayName } from '../../packages/kit/calendar/written-day.ts';
import { spokenTime } from '../../packages/kit/calendar/written-hours.ts';
import { writtenSize } from '../../packages/kit/french/written-size.ts';

type Place = {
  /** Selects elements with the `aria-label`, or parents of the text. They contain no editor's text. */
  selector: string;
  /** Whether the element that a bubble explains has words of the studio's own; absent where the place itself tells. */
  holds?: () => boolean;
  french: ReadonlyMap<string, string> | readonly Pattern[];
};

type Pattern = readonly [english: RegExp, french: (...groups: string[]) => string];

/** Writes a day of the browser's clock as `mardi 1er décembre 2026`. */
function frenchDay(date: Date): string {
  const day = format(date, 'yyyy-MM-dd');
  return `${weekdayName(day)} ${fullDay(day)}`;
}

/** Turns `Publié 1 déc. 2026, 09:30`, as browsers write a moment, into `Publié 1er déc. 2026 à 9h30`; seconds go. */
const MOMENT: Pattern = [
  /^(.* )?(\d\d?) (\S+ \d{4}),? (?:à )?(\d\d:\d\d)(?::\d\d)?$/,
  (_, before = '', day, monthAndYear, time = '') =>
    `${before}${day === '1' ? '1er' : day} ${monthAndYear} à ${spokenTime(time)}`,
];

/** The units of file sizes as the studio writes them, each 1,024 times the one before. */
const UNITS = ['Bytes', 'KB', 'MB', 'GB'];

const ENGLISH_MONTH = new Intl.DateTimeFormat('en', { month: 'long' });
const FRENCH_MONTH = new Intl.DateTimeFormat('fr', { month: 'long' });
const MONTHS = new Map(
  Array.from({ length: 12 }, (_, month) => {
    const day = new Date(2026, month);
    return [ENGLISH_MONTH.format(day), FRENCH_MONTH.format(day)] as const;
  }),
);

/** The column heads of the release calendar, whose week begins on Monday. A single English letter is ambiguous. */
const WEEKDAYS: readonly Place[] = ['ML', 'TM', 'WM', 'TJ', 'FV', 'SS', 'SD'].map(
  ([english = '', french = ''], index) => ({
    selector: `[data-ui="CalendarMonth"] > * > [data-ui="Card"]:nth-child(${index + 1}) *`,
    french: new Map([[english, french]]),
  }),
);

const PLACES: readonly Place[] = [
  ...WEEKDAYS,
  {
    selector: '[data-ui="Calendar"] [data-ui="Text"] > span',
    french: MONTHS,
  },
  {
    selector: '[data-ui="DialogHeader"] button',
    french: new Map([['Close dialog', 'Fermer']]),
  },
  {
    selector: 'button[data-qa="clear-button"]',
    french: new Map([['Clear', 'Effacer']]),
  },
  {
    selector: '[data-ui="Autocomplete"] button:not([data-ui="AutocompleteOption"] *)',
    french: new Map([
      ['Clear', 'Effacer'],
      ['Open', 'Ouvrir'],
    ]),
  },
  {
    selector: '#breadcrumb-overflow-menu-button *',
    french: new Map([['More breadcrumb items', 'Afficher tout le chemin']]),
  },
  {
    selector: '[data-ui="CalendarDay"] *',
    // The calendar names its days in the form `Sat Nov 21 2026`.
    french: [[/^[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d{4}$/, (day) => frenchDay(new Date(day))]],
  },
  {
    // The events of a release, the time of a document's version, and the state of it that is shown.
    selector:
      '#virtualizer-container :is(time, span > strong), [data-ui^="Tooltip"] span, [data-testid^="timeline-menu"] span',
    french: [MOMENT],
  },
  {
    selector: '[data-testid="file-size"] > span',
    french: [
      [
        /^([\d.]+) (Bytes|KB|MB|GB)$/,
        (_, size, unit = '') => writtenSize(Number(size) * 1024 ** UNITS.indexOf(unit)),
      ],
    ],
  },
  {
    // A search filter: in the list of all, at the head of its own form, and as one that was added.
    selector: `
      [data-ui="Box"]:has(> [data-ui="Text"] svg) + [data-ui="Text"] > span > span,
      [data-ui="Card"]:has(+ [data-ui="Card"] > button) > button
        [data-ui="Box"]:first-child > [data-ui="TextWithTone"] span > span`,
    french: new Map([
      ['Contains document, image or file', 'Contient un document, une image ou un fichier'],
      ['Created at', 'Créé le'],
      ['Current slug', 'Fin de l’adresse'],
      ['Edited at', 'Modifié le'],
    ]),
  },
  {
    // The tooltip of an icon button names what the button does.
    selector: '[data-ui^="Tooltip"] span',
    holds: pointsAtIconButton,
    french: new Map([
      ['Close', 'Fermer'],
      ['Next month', 'Mois suivant'],
      ['Next year', 'Année suivante'],
      ['Open menu', 'Ouvrir le menu'],
      ['Previous month', 'Mois précédent'],
      ['Previous year', 'Année précédente'],
      ['Remove', 'Retirer'],
      ['Remove filter', 'Retirer le filtre'],
    ]),
  },
  {
    selector: '#request-error-dialog *',
    french: [
      [/^Network error$/, () => 'Connexion perdue'],
      [/^Server error$/, () => 'Erreur du serveur'],
      [/^Too many requests$/, () => 'Trop de demandes à la fois'],
      [/^Too many requests at once\. Reload/, () => 'Rechargez le studio.'],
      [/^Too many requests at once\. You can/, () => 'Réessayez dans un instant.'],
      [/^Reload Studio$/, () => 'Recharger le studio'],
      [/^Try again$/, () => 'Réessayer'],
      [
        /^Couldn't reach the Sanity servers\./,
        () =>
          'Le serveur ne répond pas. Vérifiez votre connexion, puis rechargez le studio : ce que vous voyez n’est peut-être pas enregistré.',
      ],
      [
        /^The server ran into an issue/,
        () =>
          'Le serveur n’a pas pu répondre. Rechargez le studio : ce que vous voyez n’est peut-être pas enregistré.',
      ],
    ],
  },
  {
    selector: '[data-ui="Toast"] [data-ui="Text"] > span',
    french: new Map([['Uncaught error', 'Erreur inattendue']]),
  },
  {
    selector: 'h1[data-ui="Text"] > span:has(> code)',
    french: [[/^Tool not found:/, () => 'Cette page du studio n’existe pas : ']],
  },
  {
    selector: 'svg title',
    french: [
      [
        /^Cropped image size: (.+) pixels$/,
        (_, size) => `Taille de l’image recadrée : ${size} pixels`,
      ],
    ],
  },
  {
    // The keyboard instructions for ordering a list, which screen readers read aloud.
    selector: '[id^="DndDescribedBy"], [id^="DndLiveRegion"]',
    french: [
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
    ],
  },
];

/** Translates the English texts now and whenever they are rendered again. Texts of people stay as they are. */
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
    const french = node.parentElement && frenchAt(node.parentElement, node.data);
    // The observer would hear of a write of the same text as another change, without end.
    if (french && french !== node.data && !node.parentElement.isContentEditable) node.data = french;
  } else if (node instanceof Element) {
    const french = frenchAt(node, node.getAttribute('aria-label') ?? '');
    if (french && french !== node.getAttribute('aria-label')) {
      node.setAttribute('aria-label', french);
    }
  }
}

function frenchAt(place: Element, english: string): string | undefined {
  // The text is compared first, which is faster than matching the selector.
  for (const { selector, holds, french } of PLACES) {
    const translation = frenchOf(french, english);
    if (translation && place.matches(selector) && (!holds || holds())) return translation;
  }
  return undefined;
}

function frenchOf(french: Place['french'], english: string): string | undefined {
  if ('get' in french) return french.get(english);
  for (const [pattern, write] of french) {
    const match = pattern.exec(english);
    if (match) return write(...match);
  }
  return undefined;
}

function pointsAtIconButton(): boolean {
  const buttons = document.querySelectorAll('button:is(:hover, :focus-visible)');
  return [...buttons].some(({ textContent }) => textContent === '');
}
