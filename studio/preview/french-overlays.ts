/** Puts into French what the overlays say: their package has no texts but these, in its code. */
import type { Plugin } from 'vite';

/** The words of the menu on an item, which also moves it without a drag, and those of the hint during a drag. */
const WORDS: Readonly<Record<string, string>> = {
  'label: "Duplicate"': 'label: "Dupliquer"',
  'label: "Remove"': 'label: "Retirer"',
  'label: "Move"': 'label: "Déplacer"',
  'label: "To top"': 'label: "En premier"',
  'label: "Up"': 'label: "Une place avant"',
  'label: "Down"': 'label: "Une place après"',
  'label: "To bottom"': 'label: "En dernier"',
  'label: "Insert before"': 'label: "Insérer avant"',
  'label: "Insert after"': 'label: "Insérer après"',
  '"Unknown type"': '"Élément"',
  'keys: ["Shift"]': 'keys: ["Maj"]',
  'children: "Zoom Out"': 'children: "Voir l’ensemble"',
};

export function frenchOverlays(): Plugin {
  const missing = new Set(Object.keys(WORDS));
  return {
    name: 'french-overlays',
    transform(code, id) {
      if (!/@sanity[\\/]visual-editing[\\/]dist[\\/]/.test(id)) return undefined;
      return Object.entries(WORDS).reduce((text, [english, french]) => {
        if (text.includes(english)) missing.delete(english);
        return text.replaceAll(english, french);
      }, code);
    },
    buildEnd(error) {
      if (!error && missing.size > 0) {
        this.error(`the overlays are worded otherwise: ${[...missing].join(', ')}`);
      }
    },
  };
}
