import { defineField, defineType } from '@sanity/types';
import { HEX_COLOR } from '../../../packages/drawings/brand/brand.ts';
import {
  CHOSEN_NAMES,
  type ChosenColors,
  type ChosenName,
  chosenColor,
} from '../../../packages/drawings/brand/chosen-colors.ts';
import { mendedPalette } from '../../../packages/drawings/brand/mended-palette.ts';
import { BRAND_COLOR } from '../brand-color.ts';

/** A colour as `#RRGGBB`: `studio/content/form-components.tsx` shows it beside its text. */
export const brandColor = defineType({
  name: BRAND_COLOR,
  title: 'Couleur',
  type: 'string',
});

const FIELDS = {
  action: ['Action', 'Celle des boutons et des liens. Aucun dessin ne la porte.'],
  night: ['Nuit', 'Celle des grands fonds sombres, et la première des dessins.'],
  paper: ['Fond', 'Celle des pages : une couleur très claire.'],
  ink: ['Texte', 'Celle des textes, et du pied de page : une couleur très sombre.'],
  warm: ['Chaude', 'Celle des accents, la nuit surtout : une couleur vive et claire.'],
  earth: ['Terre', 'Celle des signes et des fonds chauds : un texte blanc s’y lit.'],
  leaf: ['Feuille', 'Celle des messages envoyés et de WhatsApp : un texte blanc s’y lit.'],
} as const satisfies Record<ChosenName, readonly [title: string, description: string]>;

function colorField(name: ChosenName) {
  const [title, description] = FIELDS[name];
  return defineField({
    name,
    title,
    description,
    type: BRAND_COLOR,
    validation: (rule) => [
      rule
        .regex(HEX_COLOR)
        .error(
          `Un dièse, puis six chiffres ou lettres de A à F, par exemple ${chosenColor({}, name)}.`,
        ),
      // A warning says how the site adjusts the colour; no colour is refused.
      rule.custom((_, { parent }) => mendingSaid(parent, name) ?? true).warning(),
    ],
  });
}

function mendingSaid(chosen: unknown, name: ChosenName): string | undefined {
  const { mendings } = mendedPalette(written(chosen));
  return mendings.find(({ color }) => color === name)?.sentence;
}

/** The colours that are colours by now: an editor may be in the middle of one. */
function written(chosen: unknown): ChosenColors {
  const given =
    typeof chosen === 'object' && chosen !== null
      ? new Map(Object.entries(chosen))
      : new Map<string, unknown>();
  return Object.fromEntries(
    CHOSEN_NAMES.flatMap((name) => {
      const color = given.get(name);
      return typeof color === 'string' && HEX_COLOR.test(color) ? [[name, color]] : [];
    }),
  );
}

export const brandColors = defineType({
  name: 'brandColors',
  title: 'Couleurs',
  type: 'object',
  options: { columns: 2 },
  fields: CHOSEN_NAMES.map(colorField),
});
