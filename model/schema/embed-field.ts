import { defineField, type StringRule } from '@sanity/types';
import { EMBED_NAMES, LONGEST_EMBED, readEmbed, refusalOfEmbed } from '../embeds.ts';

/**
 * What an editor pastes to show something of another site: an address, or the code of a button of sharing.
 *
 * @param needed what the editor reads while nothing is pasted
 */
export function embedField(needed: (rule: StringRule) => StringRule) {
  return defineField({
    name: 'url',
    title: 'Adresse',
    description: `Collez l’adresse de la page à montrer, ou le code que donne «\u00a0Partager\u00a0» ou «\u00a0Intégrer\u00a0». Sites possibles\u00a0: ${EMBED_NAMES}. Rien n’en est chargé avant le clic du visiteur.`,
    type: 'text',
    rows: 3,
    validation: (rule) => [
      needed(rule),
      rule.max(LONGEST_EMBED).error('Ce code est trop long\u00a0: collez l’adresse de la page.'),
      rule.custom((written) => (written && refusalOfEmbed(written)) || true),
    ],
  });
}

/** The name of the site of which a list shows something, where an editor has pasted its address. */
export function siteOfEmbed(written: unknown): string | undefined {
  return typeof written === 'string' ? readEmbed(written)?.name : undefined;
}
