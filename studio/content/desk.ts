import { BlockquoteIcon } from '@sanity/icons/Blockquote';
import { CaseIcon } from '@sanity/icons/Case';
import { CogIcon } from '@sanity/icons/Cog';
import { CommentIcon } from '@sanity/icons/Comment';
import { ComposeIcon } from '@sanity/icons/Compose';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { HomeIcon } from '@sanity/icons/Home';
import { ImagesIcon } from '@sanity/icons/Images';
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { LinkIcon } from '@sanity/icons/Link';
import { MenuIcon } from '@sanity/icons/Menu';
import { PackageIcon } from '@sanity/icons/Package';
import { PlayIcon } from '@sanity/icons/Play';
import { StarIcon } from '@sanity/icons/Star';
import { UsersIcon } from '@sanity/icons/Users';
import type { ComponentType } from 'react';
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import type { SINGLETONS } from '../schema/index.ts';

type Singleton = (typeof SINGLETONS)[number];

/** In the order of the working day: what is added every week, then pages, then what is set once. */
export const desk: StructureResolver = (S) =>
  S.list()
    .id('contenus')
    .title('Contenus')
    .items([
      list(S, 'portfolio', 'Études de cas', PlayIcon),
      list(S, 'blogPost', 'Articles', ComposeIcon),
      list(S, 'service', 'Services', PackageIcon),
      list(S, 'jobPosting', 'Offres d’emploi', CaseIcon),
      S.divider().title('Pages'),
      page(S, 'home', 'Accueil', HomeIcon),
      page(S, 'about', 'À propos', StarIcon),
      page(S, 'blog', 'Blog : page de la liste', DocumentTextIcon),
      page(S, 'careers', 'Carrières : page de la liste', DocumentTextIcon),
      page(S, 'legal', 'Informations légales', InfoOutlineIcon),
      S.divider().title('Présents sur plusieurs pages'),
      page(S, 'team', 'Équipe', UsersIcon),
      page(S, 'clients', 'Clients et témoignages', BlockquoteIcon),
      page(S, 'questions', 'Questions fréquentes', HelpCircleIcon),
      S.divider().title('Site'),
      page(S, 'settings', 'Réglages', CogIcon),
      page(S, 'navigation', 'Navigation', MenuIcon),
      page(S, 'whatsapp', 'WhatsApp', CommentIcon),
      list(S, 'redirect', 'Redirections', LinkIcon),
      S.listItem()
        .id('images')
        .title('Images')
        .icon(ImagesIcon)
        .child(S.documentTypeList('sanity.imageAsset').title('Images')),
    ]);

function list(S: StructureBuilder, type: string, title: string, icon: ComponentType) {
  return S.documentTypeListItem(type).title(title).icon(icon);
}

/** A document of which there is one: its type is its id. */
function page(S: StructureBuilder, type: Singleton, title: string, icon: ComponentType) {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title));
}
