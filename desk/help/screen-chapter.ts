/** Which chapter of the guide is of a screen: a chapter has the name that its screen has. */
import { CONTENT_TOOLS } from '../../model/contracts/content-tools.ts';
import { rowOf } from '../../model/document-types.ts';
import { PARTS, partAt } from '../../staff/desk-places.ts';
import { parsePlace, tabName } from '../requests/place.ts';

/** *Équipe* is also a document, which visitors see. */
const TEAM = 'Équipe et accès';

/** By the names that tools, and panes without a type, have in addresses. */
const TOOLS: ReadonlyMap<string, string> = new Map(Object.entries(CONTENT_TOOLS));

/** The title of the chapter of the screen at a path. */
export function chapterOfScreen(pathname: string): string {
  const part = partAt(pathname) ?? 'home';
  switch (part) {
    case 'content':
      return chapterOfContent(pathname.slice(PARTS.content.address.length));
    case 'requests':
    case 'site': {
      const place = parsePlace(pathname.slice(PARTS.home.address.length));
      return place ? tabName(place.tab) : PARTS.home.label;
    }
    case 'team':
      return TEAM;
    default:
      return PARTS[part].label;
  }
}

/** Of `/structure/blogPost;<id>`, `/structure/service;<id>;<id>,type=client`, `/medias`… What is open last counts. */
function chapterOfContent(path: string): string {
  const [, tool = '', pane = ''] = decodeURIComponent(path).split(/[/;,]/);
  const types = [...decodeURIComponent(path).matchAll(/\btype=(\w+)/g)].map(([, type]) => type);
  return (
    (tool === 'structure' || tool === 'intent'
      ? (titleOf(types.at(-1)) ?? titleOf(pane) ?? TOOLS.get(pane))
      : TOOLS.get(tool)) ?? PARTS.content.label
  );
}

function titleOf(type: string | undefined): string | undefined {
  return type === undefined ? undefined : rowOf(type)?.title;
}
