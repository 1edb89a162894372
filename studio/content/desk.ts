import { TrashIcon } from '@sanity/icons/Trash';
import type {
  DefaultDocumentNodeResolver,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from 'sanity/structure';
import type { Installation } from '../../desk/shell/installation.ts';
import { CONTENT_TOOLS } from '../../model/contracts/content-tools.ts';
import type { SINGLETONS } from '../../model/schema/index.ts';
import { BinPane } from './bin-pane.tsx';
import { LetterPane } from './letter-pane.tsx';

type Singleton = (typeof SINGLETONS)[number];

/** In the order of the working day: what is added every week, then pages, then what is set once. */
export const deskOf =
  ({ hosted }: Pick<Installation, 'hosted'>): StructureResolver =>
  (S, context) => {
    const list = (type: string, title: string) => listOf(S, context, type, title);
    const page = (type: Singleton, title: string) => onlyOne(S, context, type, title);
    return S.list()
      .id('contenus')
      .title('Contenus')
      .items([
        list('portfolio', 'Études de cas'),
        list('blogPost', 'Articles'),
        list('service', 'Services'),
        list('jobPosting', 'Offres d’emploi'),
        list('newsletterIssue', 'Lettres'),
        S.divider().title('Pages'),
        page('home', 'Accueil'),
        page('services', 'Services : page de la liste'),
        page('work', 'Travaux : page de la liste'),
        page('about', 'À propos'),
        page('blog', 'Blog : page de la liste'),
        list('category', 'Rubriques du blog'),
        page('careers', 'Carrières : page de la liste'),
        page('contact', 'Contact'),
        page('newsletter', 'Newsletter'),
        page('legal', 'Informations légales'),
        page('notFound', 'Page introuvable'),
        page('sentRequest', 'Suivi d’une demande'),
        S.divider().title('Présents sur plusieurs pages'),
        page('team', 'Équipe'),
        list('person', 'Personnes'),
        page('clients', 'Logos et témoignages'),
        list('client', 'Clients'),
        page('questions', 'Questions fréquentes'),
        S.divider().title('Site'),
        page('settings', 'Réglages'),
        page('brand', 'Identité visuelle'),
        page('navigation', 'Navigation'),
        page('whatsapp', 'WhatsApp'),
        list('redirect', 'Redirections'),
        // The hosted service keeps no list of what is gone.
        ...(hosted ? [] : [S.divider(), bin(S)]),
      ]);
  };

/** The views of a document: a letter is looked at and sent beside where it is written. */
export const viewsOf: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  schemaType === 'newsletterIssue'
    ? S.document().views([
        S.view.form().title('Rédaction'),
        S.view.component(LetterPane).id('envoi').title('Aperçu et envoi'),
      ])
    : S.document();

/** All documents of a type, in the first of the orders the type offers. */
function listOf(
  S: StructureBuilder,
  { schema }: StructureResolverContext,
  type: string,
  title: string,
) {
  const definition = schema.get(type);
  const [first] = (definition?.jsonType === 'object' && definition.orderings) || [];
  const documents = S.documentTypeList(type).title(title);
  return S.documentTypeListItem(type)
    .title(title)
    .child(first ? documents.defaultOrdering(first.by) : documents);
}

/** What was deleted, and the way back. */
function bin(S: StructureBuilder) {
  const pane = S.component(BinPane).id('corbeille').title(CONTENT_TOOLS.corbeille);
  return S.listItem().id('corbeille').title(CONTENT_TOOLS.corbeille).icon(TrashIcon).child(pane);
}

/** A document of which there is one: its type is its id. */
function onlyOne(
  S: StructureBuilder,
  { schema }: StructureResolverContext,
  type: Singleton,
  title: string,
) {
  const icon = schema.get(type)?.icon;
  const item = S.listItem()
    .id(type)
    .title(title)
    .child(S.document().schemaType(type).documentId(type).title(title));
  return icon ? item.icon(icon) : item;
}
