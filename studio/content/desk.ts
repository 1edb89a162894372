import { MasterDetailIcon } from '@sanity/icons/MasterDetail';
import { TrashIcon } from '@sanity/icons/Trash';
import { catchError, map, of, startWith } from 'rxjs';
import type {
  DefaultDocumentNodeResolver,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from 'sanity/structure';
import type { Installation } from '../../desk/shell/installation.ts';
import { CONTENT_TOOLS, SITE_PAGES } from '../../model/contracts/content-tools.ts';
import { isSingleton, rowOf, type Singleton, TYPES } from '../../model/document-types.ts';
import { partOf } from '../../model/site-parts.ts';
import { API_VERSION } from './api-version.ts';
import { LetterPane, PagesPane, TrashPane } from './panes.tsx';

/**
 * Lists the contents in the order of `TYPES`, under its section titles; marks those of a switched-off part of the site.
 */
export const deskOf =
  ({ hosted }: Pick<Installation, 'hosted'>): StructureResolver =>
  (S, context) =>
    context.documentStore
      .listenQuery(OFF_QUERY, {}, { apiVersion: API_VERSION, tag: 'structure.parts' })
      .pipe(
        startWith(null),
        catchError(() => of(null)),
        map((off: readonly string[] | null) => listOfAll(S, context, { hosted, off: off ?? [] })),
      );

const OFF_QUERY = '*[_id == "settings"][0].offParts';

function listOfAll(
  S: StructureBuilder,
  context: StructureResolverContext,
  { hosted, off }: Pick<Installation, 'hosted'> & { off: readonly string[] },
) {
  let above = '';
  const items = Object.keys(TYPES).flatMap((type) => {
    const { list: named = type, section = '' } = rowOf(type) ?? {};
    const part = partOf(type);
    const list = part && off.includes(part) ? `${named} · hors ligne` : named;
    const item = isSingleton(type)
      ? onlyOne(S, context, type, list)
      : listOf(S, context, type, list);
    const begins = section !== above;
    above = section;
    return begins ? [S.divider().title(section), item] : [item];
  });
  return S.list()
    .id('contenus')
    .title('Contenus')
    .items([
      sitePages(S),
      ...items,
      // The hosted service keeps no list of deleted documents.
      ...(hosted ? [] : [S.divider(), trash(S)]),
    ]);
}

/** Returns the views of a document: a newsletter issue has one for its preview and sending, beside its form. */
export const viewsOf: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  schemaType === 'newsletterIssue'
    ? S.document().views([
        S.view.form().title('Rédaction'),
        S.view.component(LetterPane).id('envoi').title('Aperçu et envoi'),
      ])
    : S.document();

/** The entry that lists all documents of a type, in the first of the orders the type offers. */
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

/** The entry of the list of all pages with their states, with which *Contenus* opens. */
function sitePages(S: StructureBuilder) {
  const { name, title } = SITE_PAGES;
  const pane = S.component(PagesPane).id(name).title(title);
  return S.listItem().id(name).title(title).icon(MasterDetailIcon).child(pane);
}

/** The entry of the trash. */
function trash(S: StructureBuilder) {
  const pane = S.component(TrashPane).id('corbeille').title(CONTENT_TOOLS.corbeille);
  return S.listItem().id('corbeille').title(CONTENT_TOOLS.corbeille).icon(TrashIcon).child(pane);
}

/** The entry of a document of which there is one: its type is its id. */
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
