import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { ZONE } from '../../../packages/kit/calendar/casablanca-time.ts';
import { readLink } from '../../../packages/kit/network/read-link.ts';
import { LISTED_PAGES, PAGED_TYPES } from '../../document-types.ts';
import { siblingValue } from '../sibling-value.ts';
import { textField } from '../text-field.ts';

/** Every type of document that is a page, or has one. */
const TO = [...LISTED_PAGES, ...PAGED_TYPES].map((type) => ({ type }));

/** The most pages, more than an announcement concerns, short of all of them. */
const PAGES_MAX = 20;

const NO_ADDRESS = 'Indiquez une adresse qui commence par https://.';

const LINK_FIELDS = ['page', 'url'] as const;

/** The announcement above pages, for a limited time; the notice at their foot is `announcement.ts`. */
export const announcementBar = defineType({
  name: 'announcementBar',
  title: 'Bandeau',
  type: 'object',
  fields: [
    textField({
      name: 'text',
      title: 'Texte',
      description:
        'Une phrase, lue en passant\u00a0: «\u00a0Inscriptions ouvertes à la soirée du 12\u00a0décembre\u00a0». Sans texte, il n’y a pas de bandeau.',
      max: [110, 'Cent dix caractères au plus\u00a0: trois lignes sur un téléphone.'],
    }),
    textField({
      name: 'label',
      title: 'Mots du lien',
      description:
        'Facultatif\u00a0: «\u00a0S’inscrire\u00a0». Le lien mène à la page ou à l’adresse ci-dessous.',
      max: [30, 'Trente caractères au plus.'],
      rules: (rule) =>
        rule.custom((label, context) => {
          const leads = LINK_FIELDS.some((field) => siblingValue(context, field) !== undefined);
          if (label && !leads) return 'Choisissez la page, ou indiquez l’adresse, où mène ce lien.';
          return !label && leads ? 'Écrivez les mots sur lesquels on clique.' : true;
        }),
    }),
    defineField({
      name: 'page',
      title: 'Page du lien',
      description: 'Une page du site. Le lien la suit si son adresse change.',
      type: 'reference',
      weak: true,
      to: TO,
      options: { disableNew: true },
    }),
    defineField({
      name: 'url',
      title: 'Adresse du lien',
      description: 'Hors du site, à la place d’une page\u00a0: l’adresse complète, avec https://.',
      type: 'url',
      validation: (rule) => [
        rule
          .uri({ scheme: ['https'] })
          .custom((url) => !url || readLink(url)?.leads === 'elsewhere' || NO_ADDRESS)
          .error(NO_ADDRESS),
        rule.custom((url, context) =>
          url && siblingValue(context, 'page') !== undefined
            ? 'Une page ou une adresse, pas les deux\u00a0: videz l’une.'
            : true,
        ),
      ],
    }),
    momentField(
      'start',
      'Début',
      'Vide, dès la publication. À l’heure du Maroc, à la minute près.',
    ),
    defineField({
      ...momentField('end', 'Fin', 'Le bandeau disparaît alors de lui-même. Vide, il reste.'),
      validation: (rule) =>
        rule.custom((end, context) => {
          const start = siblingValue(context, 'start');
          const isAfter = !end || typeof start !== 'string' || Date.parse(start) < Date.parse(end);
          return isAfter || 'La fin vient après le début.';
        }),
    }),
    defineField({
      name: 'pages',
      title: 'Pages',
      description: 'Celles qui le montrent. Vide, ce sont toutes.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'reference',
          title: 'Page',
          weak: true,
          to: TO,
          options: { disableNew: true },
        }),
      ],
      validation: (rule) => [
        rule.unique().error('Une même page figure deux fois.'),
        rule.max(PAGES_MAX).error(`${PAGES_MAX} pages au plus.`),
      ],
    }),
  ],
});

function momentField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'datetime',
    options: {
      dateFormat: 'DD/MM/YYYY',
      timeFormat: 'HH:mm',
      displayTimeZone: ZONE,
      allowTimeZoneSwitch: false,
    },
  });
}
