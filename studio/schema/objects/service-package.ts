import { PackageIcon } from '@sanity/icons/Package';
import { defineField, defineType } from '@sanity/types';
import { stringList } from '../string-list.ts';

/** content-pages §3: name, priceRange, timeline, features, ideal, cta, popular, discount. */
export const servicePackage = defineType({
  name: 'servicePackage',
  title: 'Formule',
  type: 'object',
  icon: PackageIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Nom',
      description: 'Un mot ou deux : « Vitrine ».',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Donnez un nom à la formule.'),
        rule.max(30).error('Trente caractères au plus.'),
      ],
    }),
    defineField({
      name: 'priceRange',
      title: 'Prix',
      description: 'Un prix de départ ou une fourchette, TTC : « dès 30K DH », « 80K – 120K DH ».',
      type: 'string',
      validation: (rule) => rule.required().error('Indiquez un prix ou une fourchette.'),
    }),
    defineField({
      name: 'timeline',
      title: 'Délai',
      description:
        'En semaines ou en mois. Il doit rester d’accord avec la FAQ et les conditions de vente.',
      type: 'string',
      validation: (rule) => rule.required().error('Indiquez un délai.'),
    }),
    stringList({
      name: 'features',
      title: 'Ce qui est compris',
      description: 'Une ligne par prestation, la plus importante en premier.',
      min: 1,
    }),
    defineField({
      name: 'ideal',
      title: 'Pour qui',
      description: 'Une phrase qui commence par « Pour » : « Pour être trouvé et rappelé ».',
      type: 'string',
    }),
    defineField({
      name: 'cta',
      title: 'Texte du bouton',
      description: 'Un verbe : « Choisir Vitrine ».',
      type: 'string',
      validation: (rule) => rule.required().error('Donnez un texte au bouton.'),
    }),
    defineField({
      name: 'popular',
      title: 'La plus demandée',
      description:
        'Celle qui porte la mention « Plus populaire ». Sans choix de votre part, c’est la deuxième.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'discount',
      title: 'Remise',
      description: 'Facultative et vraie : « -10 % jusqu’au 31 décembre ».',
      type: 'string',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'priceRange' } },
});
