/** The fields of answer templates, such as `{prénom}`, and how they are filled in. Plain data: screens may import it. */
import { codesOf } from './states.ts';

type TemplateField = {
  /** What stands in its place, as one says it to a colleague. */
  meaning: string;
  /** For previews. */
  example: string;
};

export const TEMPLATE_FIELDS = {
  prénom: { meaning: 'Le prénom de la personne', example: 'Salma' },
  référence: { meaning: 'La référence de sa demande', example: '7F3-KQ2-9XD' },
  service: { meaning: 'Le service choisi dans le formulaire', example: 'Production Vidéo' },
  délai: { meaning: 'Le délai de réponse que le site promet', example: '24\u00a0heures' },
  poste: { meaning: 'Le poste visé par la candidature', example: 'Monteuse ou monteur vidéo' },
  'rendez-vous': {
    meaning: 'Le jour et l’heure d’un entretien, à écrire vous-même',
    example: 'mardi 1er décembre à 10h',
  },
  moi: { meaning: 'Votre nom', example: 'Mehdi Tazi' },
  agence: { meaning: 'Le nom de l’agence', example: 'Atelier Anfa' },
} as const satisfies Readonly<Record<string, TemplateField>>;

export type TemplateFieldName = keyof typeof TEMPLATE_FIELDS;
export const TEMPLATE_FIELD_NAMES = codesOf(TEMPLATE_FIELDS);

export type TemplateValues = Readonly<Partial<Record<TemplateFieldName, string>>>;

/** A pair of braces on one line: what stands in it is a field, or a slip of the hand. */
const BRACES = /\{([^{}\n]{0,40})\}/g;

/**
 * Fills in the fields that have a value, in one pass: a value that looks like a field is text. Fields are also
 * found without their accents and in capitals. What has no value stays, for `openFields` to find.
 */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(BRACES, (written, inside: string) => {
    const name = fieldNamed(inside);
    return (name && values[name]) || written;
  });
}

export type OpenField = {
  /** With its braces. */
  written: string;
  /** In UTF-16 units from the text's beginning. */
  start: number;
  /** The field it names; undefined for one that does not exist. */
  name: TemplateFieldName | undefined;
};

/** The fields still in a text, in their order: none may be left in what is sent. */
export function openFields(text: string): OpenField[] {
  return [...text.matchAll(BRACES)].map(({ 0: written, 1: inside = '', index }) => ({
    written,
    start: index,
    name: fieldNamed(inside),
  }));
}

function fieldNamed(written: string): TemplateFieldName | undefined {
  const folded = fold(written);
  return TEMPLATE_FIELD_NAMES.find((name) => fold(name) === folded);
}

function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
