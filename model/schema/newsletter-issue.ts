import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineField, defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { appearance, listNote } from './list-note.ts';
import { relatedField } from './related-field.ts';
import { slugField } from './slug-field.ts';
import { textField } from './text-field.ts';

/** Mailboxes on a telephone show some forty characters of a subject, and hardly any shows ninety. */
const SUBJECT_MAX = 90; // characters
const SUBJECT_SHOWN = 50; // characters
/** The most characters that Gmail shows after a short subject. */
const PREHEADER_MAX = 140; // characters

/** The most posts, and the most projects, a letter leads to: one asks to be read, ten to be skipped. */
const CHOSEN_MAX = 4;

/** Addresses below /newsletter that are other pages: `app/routes.ts`. */
const TAKEN = ['confirmer', 'desinscription', 'abonnement'];

/** A newsletter issue: mailed to the subscribers, and then at /newsletter/{slug}. */
export const newsletterIssue = defineType({
  name: 'newsletterIssue',
  title: TYPES.newsletterIssue.title,
  type: 'document',
  icon: EnvelopeIcon,
  groups: [
    { name: 'letter', title: 'Lettre', default: true },
    { name: 'archive', title: 'Archive' },
  ],
  fields: [
    defineField({
      name: 'subject',
      title: 'Objet',
      description: `La seule ligne que tout le monde lit. Sur un téléphone, les messageries en montrent ${SUBJECT_SHOWN} caractères.`,
      type: 'string',
      group: 'letter',
      validation: (rule) => [
        rule.required().error('Donnez un objet à la lettre.'),
        rule.max(SUBJECT_MAX).error('Quatre-vingt-dix caractères au plus.'),
        rule
          .max(SUBJECT_SHOWN)
          .warning(`Au-delà de ${SUBJECT_SHOWN} caractères, un téléphone coupe l’objet.`),
      ],
    }),
    textField({
      name: 'preheader',
      title: 'Texte d’aperçu',
      description:
        'Les mots que les messageries montrent après l’objet. Il le complète, sans le répéter.',
      rows: 2,
      group: 'letter',
      max: [PREHEADER_MAX, 'Cent quarante caractères au plus.'],
    }),
    defineField({
      name: 'body',
      title: 'Texte',
      description:
        'Un projet, un chiffre, une erreur. Trois minutes de lecture suffisent. Le lien de désinscription s’ajoute tout seul.',
      type: 'richText',
      group: 'letter',
      validation: (rule) => rule.required().min(1).error('Écrivez la lettre.'),
    }),
    relatedField({
      name: 'posts',
      title: 'Articles choisis',
      description: 'Facultatif, quatre au plus. Chacun devient un encadré sous le texte.',
      group: 'letter',
      to: ['blogPost', 'Article'],
      noun: 'article',
      max: CHOSEN_MAX,
    }),
    relatedField({
      name: 'projects',
      title: 'Projets choisis',
      description: 'Facultatif, quatre au plus. Ils suivent les articles.',
      group: 'letter',
      to: ['portfolio', 'Étude de cas'],
      noun: 'projet',
      max: CHOSEN_MAX,
    }),
    { ...slugField('subject', TYPES.newsletterIssue.folder, TAKEN), group: 'archive' },
    defineField({
      name: 'publishDate',
      title: 'Parution dans l’archive',
      description:
        'Remplie par l’envoi. À vous de l’écrire si la lettre est partie d’ailleurs. Sans date, ou dans le futur, la page reste cachée.',
      type: 'datetime',
      options: { dateFormat: 'DD/MM/YYYY', timeFormat: 'HH:mm' },
      group: 'archive',
    }),
  ],
  orderings: [
    {
      title: 'Parution, récente d’abord',
      name: 'publishDateDesc',
      by: [
        { field: 'publishDate', direction: 'desc' },
        { field: '_updatedAt', direction: 'desc' },
      ],
    },
  ],
  preview: {
    select: { title: 'subject', publishDate: 'publishDate', preheader: 'preheader' },
    prepare: ({ title, publishDate, preheader }) => ({
      title,
      subtitle: listNote(
        publishDate ? appearance(publishDate, 'day') : 'Hors de l’archive',
        preheader,
      ),
    }),
  },
});
