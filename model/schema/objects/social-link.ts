import { LinkIcon } from '@sanity/icons/Link';
import { defineField, defineType } from '@sanity/types';
import { textField } from '../text-field.ts';

export const socialLink = defineType({
  name: 'socialLink',
  title: 'Réseau social',
  type: 'object',
  icon: LinkIcon,
  fields: [
    textField({
      name: 'platform',
      title: 'Réseau',
      description: 'Le site en dessine le pictogramme.',
      options: { list: asWritten(['Instagram', 'LinkedIn', 'YouTube', 'Facebook', 'TikTok', 'X']) },
      required: 'Choisissez un réseau.',
    }),
    defineField({
      name: 'url',
      title: 'Adresse du profil',
      description: 'L’adresse complète, avec https://.',
      type: 'url',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error('Indiquez une adresse qui commence par https://.'),
    }),
  ],
  preview: { select: { title: 'platform', subtitle: 'url' } },
});

/** Values shown as they are written: left to itself the studio makes `Cdi` of `CDI` and `Linkedin` of `LinkedIn`. */
function asWritten<Value extends string>(values: readonly Value[]) {
  return values.map((value) => ({ title: value, value }));
}
