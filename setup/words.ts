/** What the setup tells an operator: the colours that were mended, and what was done. */
import { mendedPalette } from '../brand/mended-palette.ts';
import type { Answers } from './answers.ts';
import type { SetupOutcome } from './apply.ts';

/** Sentences about colours that were chosen and could not serve as they were; none where all could. */
export function mendingsOf({ colors = {} }: Answers['look']): string[] {
  return mendedPalette(colors).mendings.map(({ sentence }) => sentence);
}

/** What became of the answers, a line each. */
export function outcomeLines(
  { agency, look }: Pick<Answers, 'agency' | 'look'>,
  { written, emptied, deleted, kept }: SetupOutcome,
): string[] {
  if (kept.length > 0) {
    const titles = kept.map((id) => TITLES[id] ?? id).join(', ');
    return [`Rien n’a changé. Une personne de l’agence a déjà écrit\u00a0: ${titles}.`];
  }
  if (written.length + emptied.length + deleted.length === 0)
    return [`Le site est déjà celui de ${agency.name}.`];
  return [
    `Le site est celui de ${agency.name}.`,
    ...(deleted.length > 0
      ? [
          'Les contenus de démonstration sont à la corbeille du studio, d’où ils reviennent. Ses pages sont vides, prêtes à écrire.',
        ]
      : []),
    ...mendingsOf(look),
    'À relire avant d’ouvrir\u00a0: les informations légales, qui partent d’un modèle.',
  ];
}

const TITLES: Readonly<Partial<Record<string, string>>> = {
  settings: 'les réglages',
  brand: 'l’identité visuelle',
  legal: 'les informations légales',
  navigation: 'la navigation',
  whatsapp: 'les messages de WhatsApp',
};
