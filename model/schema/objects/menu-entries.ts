/** The entries of menus. The type of a group excludes groups, so that a menu has a single level below its first. */
import { DocumentIcon } from '@sanity/icons/Document';
import { FolderIcon } from '@sanity/icons/Folder';
import { LinkIcon } from '@sanity/icons/Link';
import { ThListIcon } from '@sanity/icons/ThList';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { z } from 'zod';
import { ANCHOR } from '../../blocks.ts';
import { isPage, LISTED_PAGES, TYPES } from '../../document-types.ts';
import { LINKED_PAGES } from '../../menus.ts';
import { pageOf } from '../../page-address.ts';
import { isOpenToVisitors } from '../menu-rules.ts';
import { textField } from '../text-field.ts';

const [SHORT, LONG] = [30, 60];

function nameField(name: string, title: string, description: string, required?: string) {
  const long = required === undefined ? LONG : SHORT;
  return textField({
    name,
    title,
    description,
    ...(required !== undefined && { required }),
    max: [long, `${long} caractères au plus.`],
  });
}

const links = defineField({
  name: 'links',
  title: 'Liens',
  description: 'Dans cet ordre. Sans lien que l’on puisse ouvrir, la liste n’est pas montrée.',
  type: 'array',
  of: [defineArrayMember({ type: 'navPage' }), defineArrayMember({ type: 'navLink' })],
  validation: (rule) => [
    rule.required().min(1).error('Ajoutez un lien.'),
    rule.max(12).error('Douze liens au plus.'),
  ],
});

const withOwn = z.object({ own: z.string() });

/** The page of the site that an entry names without referring to a document. */
function ownIn(entry: unknown): string | undefined {
  return withOwn.safeParse(entry).data?.own;
}

export const navPage = defineType({
  name: 'navPage',
  title: 'Page du site',
  type: 'object',
  icon: DocumentIcon,
  fields: [
    defineField({
      name: 'page',
      title: 'Page',
      description: 'Le lien la suit si son adresse ou son titre changent.',
      type: 'reference',
      // The reference is weak, so that a page planned for tomorrow can be chosen today: the menu leaves it out until it
      // is public.
      weak: true,
      to: LINKED_PAGES.map((type) => ({ type })),
      options: { disableNew: true },
      hidden: ({ parent }) => ownIn(parent) !== undefined,
      validation: (rule) => [
        rule.custom((page, { parent }) =>
          page?._ref || ownIn(parent) ? true : 'Choisissez une page.',
        ),
        rule.custom(isOpenToVisitors).warning(),
      ],
    }),
    textField({
      name: 'own',
      title: 'Page du site',
      description: 'Une page de départ dont vous n’avez encore rien écrit.',
      options: { list: LISTED_PAGES.map((value) => ({ value, title: TYPES[value].page.name })) },
      hidden: ({ value }) => value === undefined,
    }),
    nameField('label', 'Nom', 'Facultatif\u00a0: vide, le lien porte le titre de la page.'),
    textField({
      name: 'anchor',
      title: 'Ancre',
      description:
        'Facultative\u00a0: celle d’une section de la page, sans le signe #. Le lien mène droit à elle.',
      rules: (rule) =>
        rule.regex(ANCHOR).error('Des minuscules sans accent, des chiffres et des traits d’union.'),
    }),
  ],
  preview: {
    select: {
      label: 'label',
      anchor: 'anchor',
      site: 'own',
      type: 'page._type',
      title: 'page.title',
      subject: 'page.subject',
      slug: 'page.slug',
    },
    prepare: ({ label, anchor, site, type = site ?? '', title, subject, slug }) => {
      const own = isPage(type) ? TYPES[type].page : undefined;
      const address = own?.path ?? pageOf({ _type: type, slug });
      return {
        title: label ?? own?.name ?? title ?? subject ?? 'Page à choisir',
        subtitle: address && anchor ? `${address}#${anchor}` : address,
      };
    },
  },
});

export const navLink = defineType({
  name: 'navLink',
  title: 'Autre adresse',
  type: 'object',
  icon: LinkIcon,
  fields: [
    nameField('label', 'Nom', 'Quelques mots, qui disent où mène le lien.', 'Nommez le lien.'),
    defineField({
      name: 'url',
      title: 'Adresse',
      description:
        'D’un autre site, en https://, ou une adresse complète en «\u00a0mailto:\u00a0» ou «\u00a0tel:\u00a0».',
      type: 'url',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https', 'mailto', 'tel'] })
          .error(
            'Indiquez une adresse qui commence par «\u00a0https://\u00a0», «\u00a0mailto:\u00a0» ou «\u00a0tel:\u00a0».',
          ),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'url' } },
});

export const navGroup = defineType({
  name: 'navGroup',
  title: 'Groupe',
  type: 'object',
  icon: FolderIcon,
  fields: [
    nameField(
      'label',
      'Nom',
      'Un mot ou deux\u00a0: le bouton qui ouvre la liste.',
      'Nommez le groupe.',
    ),
    links,
  ],
  preview: {
    select: { title: 'label', links: 'links' },
    prepare: ({ title, links: all }) => ({ title, subtitle: counted(all) }),
  },
});

export const navColumn = defineType({
  name: 'navColumn',
  title: 'Colonne',
  type: 'object',
  icon: ThListIcon,
  fields: [
    nameField(
      'title',
      'Titre',
      'Un mot ou deux, au-dessus de ses liens.',
      'Donnez un titre à la colonne.',
    ),
    links,
  ],
  preview: {
    select: { title: 'title', links: 'links' },
    prepare: ({ title, links: all }) => ({ title, subtitle: counted(all) }),
  },
});

function counted(list: unknown): string {
  const { length } = Array.isArray(list) ? list : [];
  return length > 1 ? `${length} liens` : `${length} lien`;
}
