import { PackageIcon } from '@sanity/icons/Package';
import { defineField, defineType } from '@sanity/types';
import { stringList } from '../string-list.ts';
import { textField } from '../text-field.ts';

/** A package of a service (pages-3.10 in test/specification.md). */
export const servicePackage = defineType({
  name: 'servicePackage',
  title: 'Formule',
  type: 'object',
  icon: PackageIcon,
  fields: [
    textField({
      name: 'name',
      title: 'Nom',
      description: 'Un mot ou deux : « Vitrine ».',
      required: 'Donnez un nom à la formule.',
      max: [30, 'Trente caractères au plus.'],
    }),
    textField({
      name: 'priceRange',
      title: 'Prix',
      description:
        'Un prix de départ ou une fourchette, en dirhams : « dès 30 000 DH », « 80 000 – 120 000 DH ». Le site ajoute « TTC » ; un prix hors taxes finit par « HT ».',
    }),
    textField({
      name: 'timeline',
      title: 'Délai',
      description:
        'En semaines ou en mois. Il doit rester d’accord avec la FAQ et les conditions de vente.',
    }),
    stringList({
      name: 'features',
      title: 'Ce qui est compris',
      description: 'Une ligne par prestation, la plus importante en premier.',
    }),
    textField({
      name: 'ideal',
      title: 'Pour qui',
      description: 'Une phrase qui commence par « Pour » : « Pour être trouvé et rappelé ».',
    }),
    textField({
      name: 'cta',
      title: 'Texte du bouton',
      description:
        'Un verbe : « Choisir Vitrine ». Sans texte, le bouton dit « Choisir » et le nom de la formule.',
    }),
    defineField({
      name: 'popular',
      title: 'La plus demandée',
      description: 'Elle porte la mention « Plus populaire ». Une formule au plus par service.',
      type: 'boolean',
      initialValue: false,
    }),
    textField({
      name: 'discount',
      title: 'Remise',
      description: 'Facultative et vraie : « −10 % jusqu’au 31 décembre ».',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'priceRange' } },
});
