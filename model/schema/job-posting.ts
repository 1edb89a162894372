import { CaseIcon } from '@sanity/icons/Case';
import { defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { listNote, openUntil } from './list-note.ts';
import { seoFields } from './seo-fields.ts';
import { slugField } from './slug-field.ts';
import { stringList } from './string-list.ts';
import { CONTRACTS, LEVELS, TEAMS } from './suggestions.ts';
import { textField } from './text-field.ts';
import { holdsTypedText } from './typed-text.ts';

/** A job opening, at /careers/{slug}: its fields are pages-3.03 and 3.04 in test/specification.md. */
export const jobPosting = defineType({
  name: 'jobPosting',
  title: TYPES.jobPosting.title,
  type: 'document',
  icon: CaseIcon,
  groups: [
    { name: 'content', title: 'Contenu', default: true },
    { name: 'conditions', title: 'Conditions' },
    { name: 'publishing', title: 'Publication' },
    { name: 'seo', title: 'Référencement' },
  ],
  fields: [
    textField({
      name: 'title',
      title: 'Intitulé du poste',
      description: 'Au féminin et au masculin : « Monteuse ou monteur vidéo ».',
      group: 'content',
      required: 'Donnez un intitulé au poste.',
      max: [80, 'Quatre-vingts caractères au plus.'],
    }),
    { ...slugField('title', TYPES.jobPosting.folder), group: 'content' },
    textField({
      name: 'department',
      title: 'Équipe',
      description:
        'L’équipe que rejoindra la personne. Vos mots, ou l’une de celles qui sont proposées.',
      group: 'content',
      options: { suggestions: TEAMS },
      max: [40, 'Quarante caractères au plus.'],
    }),
    textField({
      name: 'description',
      title: 'Présentation du poste',
      description:
        'Ce que l’on fera, avec qui, et pourquoi le poste s’ouvre. Une ligne vide sépare deux paragraphes.',
      rows: 8,
      group: 'content',
    }),
    stringList({
      name: 'responsibilities',
      title: 'Missions',
      description: 'Une mission par ligne, en commençant par un verbe.',
      group: 'content',
    }),
    stringList({
      name: 'requirements',
      title: 'Profil recherché',
      description: 'Seulement l’indispensable : chaque ligne écarte des candidats.',
      group: 'content',
    }),
    stringList({
      name: 'skills',
      title: 'Compétences',
      description: 'Outils et savoir-faire, en un ou deux mots.',
      group: 'content',
      layout: 'tags',
    }),
    textField({
      name: 'location',
      title: 'Lieu',
      description: 'La ville, puis ce qu’il faut savoir : « Tanger », « Rabat, hybride ».',
      group: 'conditions',
    }),
    textField({
      name: 'employmentType',
      title: 'Contrat',
      description: 'Le type de contrat proposé. Vos mots, ou l’un de ceux qui sont proposés.',
      group: 'conditions',
      options: { suggestions: CONTRACTS },
      max: [40, 'Quarante caractères au plus.'],
    }),
    textField({
      name: 'experienceLevel',
      title: 'Expérience',
      description: 'Celle que le poste demande vraiment, dans vos mots.',
      group: 'conditions',
      options: { suggestions: LEVELS },
      max: [40, 'Quarante caractères au plus.'],
    }),
    defineField({
      name: 'salaryRange',
      title: 'Salaire',
      description: 'Facultatif, mais une offre avec salaire reçoit davantage de réponses.',
      type: 'salaryRange',
      group: 'conditions',
      validation: (rule, context) => (holdsTypedText(context, 'salaryRange') ? [] : rule),
    }),
    stringList({
      name: 'benefits',
      title: 'Vos avantages',
      description: 'Mutuelle, congés, horaires, formation : un avantage par ligne.',
      group: 'conditions',
    }),
    defineField({
      name: 'contactEmail',
      title: 'E-mail du recrutement',
      description: 'L’adresse qui reçoit les candidatures à ce poste.',
      type: 'email',
      group: 'publishing',
    }),
    defineField({
      name: 'applicationDeadline',
      title: 'Date limite',
      description:
        'Facultative. Le lendemain, la page affiche « Candidatures closes » et ferme le formulaire.',
      type: 'date',
      group: 'publishing',
      options: { dateFormat: 'DD/MM/YYYY' },
    }),
    defineField({
      name: 'featured',
      title: 'À la une',
      description:
        'L’offre porte la mention « À la une ». Dans la liste, quatre au plus : les plus récentes.',
      type: 'boolean',
      group: 'publishing',
      initialValue: false,
    }),
    defineField({
      name: 'isActive',
      title: 'Poste ouvert',
      description: 'Décochez quand le poste est pourvu : l’offre quitte la liste.',
      type: 'boolean',
      group: 'publishing',
      initialValue: true,
    }),
    ...seoFields('seo'),
  ],
  orderings: [
    {
      title: 'Création, récente d’abord',
      name: 'createdDesc',
      by: [{ field: '_createdAt', direction: 'desc' }],
    },
    {
      title: 'Équipe, A à Z',
      name: 'departmentAsc',
      by: [{ field: 'department', direction: 'asc' }],
    },
  ],
  preview: {
    select: {
      title: 'title',
      department: 'department',
      isActive: 'isActive',
      deadline: 'applicationDeadline',
    },
    prepare: ({ title, department, isActive, deadline }) => ({
      title,
      subtitle: listNote(isActive === false ? 'Poste fermé' : openUntil(deadline), department),
    }),
  },
});
