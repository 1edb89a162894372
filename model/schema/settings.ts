import { CogIcon } from '@sanity/icons/Cog';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { readPhoneNumber } from '../../packages/kit/network/phone-number.ts';
import { TYPES } from '../document-types.ts';
import { OFF_PARTS, PART_NAMES, SITE_PARTS, type SitePart } from '../site-parts.ts';
import { stringList } from './string-list.ts';
import { textField } from './text-field.ts';

const DAYS_IN_WEEK = 7;

/** The parts that disappear with each switched-off part. */
const HOLDS: Readonly<Record<SitePart, string>> = {
  work: 'études de cas, et la recherche de qui navigue sans JavaScript',
  blog: 'articles, rubriques, auteurs et flux',
  careers: 'offres d’emploi et candidatures',
  newsletter: 'inscription et lettres en ligne\u00a0; se désinscrire reste possible',
  lastPiece: 'celle que le visiteur pose dans le mur de l’accueil, et ses couleurs',
};

/** The opening hours of the door and of the phone (shell-9.20 and 9.21 in test/specification.md). */
function weekField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    group: 'hours',
    of: [defineArrayMember({ type: 'openingHours' })],
    validation: (rule) =>
      rule.length(DAYS_IN_WEEK).error('Indiquez les sept jours, fermés compris, ou aucun.'),
  });
}

function phoneField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    group: 'contact',
    validation: (rule) =>
      rule.custom((typed) =>
        !typed || readPhoneNumber(typed)
          ? true
          : 'Écrivez le numéro comme on le compose\u00a0: 05 22 00 00 00, ou +212 5 22 00 00 00.',
      ),
  });
}

/** The facts of the agency on every page. One document, whose id is its type. */
export const settings = defineType({
  name: 'settings',
  title: TYPES.settings.title,
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'agency', title: 'Agence', default: true },
    { name: 'contact', title: 'Coordonnées' },
    { name: 'hours', title: 'Horaires' },
    { name: 'claims', title: 'Chiffres' },
    { name: 'parts', title: 'Parties du site' },
  ],
  fields: [
    textField({
      name: 'agencyName',
      title: 'Nom de l’agence',
      description: 'Lu dans l’en-tête, le pied de page, les e-mails et les partages.',
      group: 'agency',
      required: 'Indiquez le nom de l’agence.',
    }),
    textField({
      name: 'tagline',
      title: 'Signature',
      description: 'Ce que fait l’agence, en une phrase.',
      group: 'agency',
      max: [120, 'Cent vingt caractères au plus.'],
    }),
    textField({
      name: 'trade',
      title: 'Métier',
      description:
        'En quelques mots : « Agence de marketing digital ». Avec la ville, c’est le titre de l’accueil tant que vous n’en écrivez pas d’autre.',
      group: 'agency',
      max: [40, 'Quarante caractères au plus.'],
    }),
    textField({
      name: 'city',
      title: 'Ville',
      description: 'Lue au pied du site et des e-mails, et par les moteurs de recherche.',
      group: 'agency',
      max: [40, 'Quarante caractères au plus.'],
    }),
    textField({
      name: 'referenceText',
      title: 'Mot sur l’image de la référence',
      description:
        'Chaque demande a son dessin, montré avec sa référence : ce qu’en disent la confirmation et l’accusé de réception. Vide, ce sont les mots de la famille de dessins.',
      group: 'agency',
      rows: 2,
      max: [200, 'Deux cents caractères au plus.'],
    }),
    defineField({
      name: 'announcement',
      title: 'Mention «\u00a0site en construction\u00a0»',
      description: 'En bas de chaque page, tant que le site n’est pas terminé.',
      type: 'announcement',
      group: 'agency',
    }),
    defineField({
      name: 'bar',
      title: 'Bandeau d’annonce',
      description:
        'En haut des pages, au-dessus du menu, pour un temps\u00a0: un évènement, des congés, un poste.',
      type: 'announcementBar',
      group: 'agency',
    }),
    defineField({
      name: 'socialLinks',
      title: 'Réseaux sociaux',
      description: 'Dans l’ordre où ils s’affichent en pied de page.',
      type: 'array',
      group: 'agency',
      of: [defineArrayMember({ type: 'socialLink' })],
    }),
    defineField({
      name: 'email',
      title: 'E-mail',
      description: 'Affiché sur le site. Un clic ouvre la messagerie du visiteur.',
      type: 'email',
      group: 'contact',
    }),
    phoneField(
      'phone',
      'Téléphone',
      'Un clic compose le numéro. Le site l’affiche avec l’indicatif du pays.',
    ),
    phoneField(
      'whatsappNumber',
      'Numéro WhatsApp',
      'Un clic ouvre la conversation. Vide, le site ne propose pas WhatsApp.',
    ),
    stringList({
      name: 'addressLines',
      title: 'Adresse',
      description: 'Une ligne par élément : rue, code postal et ville, pays.',
      group: 'contact',
    }),
    textField({
      name: 'mapQuery',
      title: 'Recherche sur la carte',
      description: 'Ce que l’on taperait dans une application de cartes pour trouver l’agence.',
      group: 'contact',
    }),
    defineField({
      name: 'location',
      title: 'Position',
      description:
        'Où se trouve l’agence : le repère de la carte dessinée, qui est celle de Casablanca. Sans position, ou ailleurs, l’adresse se passe de carte.',
      type: 'geopoint',
      group: 'contact',
    }),
    weekField(
      'openingHours',
      'Horaires d’ouverture',
      'À l’heure du Maroc. Le widget WhatsApp s’y fie.',
    ),
    weekField('phoneHours', 'Horaires du téléphone', 'Quand quelqu’un décroche.'),
    defineField({
      name: 'openingExceptions',
      title: 'Jours particuliers',
      description:
        'Fêtes, congés, Ramadan : ils l’emportent sur la semaine habituelle. Ce qui est passé disparaît du site tout seul.',
      type: 'array',
      group: 'hours',
      of: [defineArrayMember({ type: 'openingException' })],
    }),
    defineField({
      name: 'claims',
      title: 'Chiffres de l’agence',
      description:
        'Chaque chiffre est saisi une fois et repris partout. Celui qui n’est pas écrit n’est affiché nulle part.',
      type: 'claims',
      group: 'claims',
    }),
    defineField({
      name: OFF_PARTS,
      title: 'Parties éteintes',
      description:
        'Une partie cochée n’est plus en ligne\u00a0: ses adresses répondent «\u00a0page introuvable\u00a0», et rien sur le site n’y mène plus, ni menus, ni boutons, ni recherche. Ses contenus et ses demandes restent ici, et un aperçu la montre encore. Décochez, et tout revient.',
      type: 'array',
      group: 'parts',
      of: [defineArrayMember({ type: 'string', title: 'Partie' })],
      options: {
        list: SITE_PARTS.map((value) => ({
          value,
          title: `${PART_NAMES[value]}\u00a0: ${HOLDS[value]}`,
        })),
      },
      validation: (rule) => rule.unique(),
    }),
  ],
  preview: { select: { title: 'agencyName', subtitle: 'tagline' } },
});
