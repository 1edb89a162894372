import { ClipboardIcon } from '@sanity/icons/Clipboard';
import { defineType } from '@sanity/types';
import { TYPES } from '../document-types.ts';
import { FIRST_SENT_REQUEST } from '../first-texts.ts';
import { textField } from './text-field.ts';

/** The placeholders: the noun for the request (`demande`, `candidature`), and the promised time. */
const fields = ['demande', 'échéance'];

type Name = keyof typeof FIRST_SENT_REQUEST;

function title(name: Name, of: string, description: string, group: string) {
  return textField({
    name,
    title: `${of} : titre`,
    description: `${description} {demande} y devient « demande » ou « candidature ».`,
    group,
    first: FIRST_SENT_REQUEST[name],
    fields,
    max: [60, 'Soixante caractères au plus.'],
  });
}

function sentence(name: Name, of: string, description: string, group: string) {
  return textField({
    name,
    title: of,
    description,
    rows: 2,
    group,
    first: FIRST_SENT_REQUEST[name],
    fields,
    max: [200, 'Deux cents caractères au plus.'],
  });
}

/** The texts of the private page where a sender follows a request. One document, whose id is its type. */
export const sentRequest = defineType({
  name: 'sentRequest',
  title: TYPES.sentRequest.title,
  type: 'document',
  icon: ClipboardIcon,
  groups: [
    { name: 'waiting', title: 'En attente', default: true },
    { name: 'over', title: 'Répondue ou close' },
    { name: 'taken', title: 'Retirée ou effacée' },
  ],
  fields: [
    title('newTitle', 'Reçue', 'Quand personne ne l’a encore ouverte.', 'waiting'),
    title('inProgressTitle', 'En cours', 'Quand l’équipe s’en occupe.', 'waiting'),
    sentence(
      'promiseText',
      'Promesse',
      'Sous ces deux titres. {échéance} y devient le jour et l’heure promis.',
      'waiting',
    ),
    sentence(
      'overdueText',
      'Promesse passée',
      'À la place de la promesse, quand son heure est passée.',
      'waiting',
    ),
    title('answeredTitle', 'Répondue', 'Quand la réponse est partie.', 'over'),
    sentence('answeredText', 'Répondue : texte', 'Où chercher la réponse.', 'over'),
    title('closedTitle', 'Close', 'Quand plus rien n’est attendu.', 'over'),
    sentence('closedText', 'Close : texte', 'Comment reprendre la conversation.', 'over'),
    title('withdrawnTitle', 'Retirée', 'Quand la personne l’a retirée.', 'taken'),
    sentence('withdrawnText', 'Retirée : texte', 'Ce qu’elle devient alors.', 'taken'),
    title('erasedTitle', 'Effacée', 'Aussitôt après « Oui, tout effacer ».', 'taken'),
    sentence('erasedText', 'Effacée : texte', 'Ce qui a disparu.', 'taken'),
    title('goneTitle', 'Lien d’une demande effacée', 'Quand on l’ouvre plus tard.', 'taken'),
    sentence(
      'goneText',
      'Lien d’une demande effacée : texte',
      'Pourquoi il n’y a plus rien.',
      'taken',
    ),
    textField({
      name: 'seoTitle',
      title: 'Titre de l’onglet',
      description: 'Les moteurs de recherche ne voient pas cette page.',
      group: 'waiting',
      first: FIRST_SENT_REQUEST.seoTitle,
      max: [60, 'Soixante caractères au plus.'],
    }),
  ],
  preview: { prepare: () => ({ title: 'Suivi d’une demande' }) },
});
