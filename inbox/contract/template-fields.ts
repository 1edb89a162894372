/** The fields of answer templates, such as `{prénom}`, and how they are filled in. Plain data: screens may import it. */
import { fieldsIn, fillFields, type WrittenField } from '../forms/text-fields.ts';
import { codesOf } from './states.ts';

type TemplateField = {
  /** The meaning of the field, for a colleague. */
  meaning: string;
  /** The value in previews. */
  example: string;
};

export const TEMPLATE_FIELDS = {
  prénom: { meaning: 'Le prénom de la personne', example: 'Salma' },
  référence: { meaning: 'La référence de sa demande', example: '7F3-KQ2-9XD' },
  service: { meaning: 'Le service choisi dans le formulaire', example: 'le service choisi' },
  délai: {
    meaning: 'Le délai de réponse que le site promet, s’il en promet un',
    example: 'le délai promis',
  },
  poste: { meaning: 'Le poste visé par la candidature', example: 'Monteuse ou monteur vidéo' },
  'rendez-vous': {
    meaning: 'Le jour et l’heure d’un entretien, à écrire vous-même',
    example: 'mardi 1er décembre à 10h',
  },
  moi: { meaning: 'Votre nom', example: 'Mehdi Tazi' },
  agence: { meaning: 'Le nom de l’agence', example: 'Votre agence' },
} as const satisfies Readonly<Record<string, TemplateField>>;

export type TemplateFieldName = keyof typeof TEMPLATE_FIELDS;
export const TEMPLATE_FIELD_NAMES = codesOf(TEMPLATE_FIELDS);

export type TemplateValues = Readonly<Partial<Record<TemplateFieldName, string>>>;

/** Fills in the fields that have a value. The others stay, for `openFields` to find. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return fillFields(text, values);
}

export type OpenField = WrittenField<TemplateFieldName>;

/** Returns the unfilled fields of a text, in order: a sent text must have none. */
export function openFields(text: string): OpenField[] {
  return fieldsIn(text, TEMPLATE_FIELD_NAMES);
}
