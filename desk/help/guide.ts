/**
 * The agency's guide, `docs/editor.md`, as chapters that the desk shows one at a time. Its words are in that file only.
 */
import markdown from '../../docs/editor.md?raw';
import { CONTENT_TOOLS } from '../../model/contracts/content-tools.ts';
import { rowOf } from '../../model/document-types.ts';
import { PARTS, partAt } from '../../staff/desk-addresses.ts';
import { parseLocation, tabName } from '../requests/location.ts';

export type Block =
  | { is: 'paragraph' | 'visitors'; text: string }
  | { is: 'steps'; items: readonly string[] }
  | { is: 'picture'; alt: string; name: string };

export type Chapter = {
  /** The chapter's anchor, the way GitHub makes it of the title: links of the guide lead there. */
  anchor: string;
  title: string;
  /** 1 is the guide itself, 2 a task or a group of screens, 3 the screen of that name. */
  level: number;
  blocks: readonly Block[];
};

export const CHAPTERS: readonly Chapter[] = chaptersOf(markdown);

/** The chapter whose title this is, or to which this anchor leads. */
export function chapterNamed(name: string): Chapter | undefined {
  return CHAPTERS.find(({ title, anchor }) => title === name || anchor === name);
}

function chaptersOf(text: string): Chapter[] {
  return text.split(/^(?=#+ )/m).map((part) => {
    const [head = '', ...lines] = part.split('\n');
    const [, signs = '', title = ''] = /^(#+) (.+)$/.exec(head) ?? [];
    const paragraphs = lines
      .join('\n')
      .trim()
      .split(/\n{2,}/);
    return {
      anchor: anchorOf(title),
      title,
      level: signs.length,
      blocks: paragraphs.filter(Boolean).map(blockOf),
    };
  });
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

function blockOf(paragraph: string): Block {
  const [, alt, name] = /^!\[(.*)\]\(editor\/(.+)\)$/.exec(paragraph) ?? [];
  if (alt !== undefined && name !== undefined) return { is: 'picture', alt, name };
  if (paragraph.startsWith('> ')) return { is: 'visitors', text: paragraph.slice(2) };
  if (!paragraph.startsWith('1. ')) return { is: 'paragraph', text: paragraph };
  return { is: 'steps', items: paragraph.split('\n').map((line) => line.replace(/^\d+\. /, '')) };
}

/** *Équipe* is also a document, which visitors see. */
const TEAM = 'Équipe et accès';

/** The titles of tools, and of panes without a type, by their names in addresses. */
const TOOLS: ReadonlyMap<string, string> = new Map(Object.entries(CONTENT_TOOLS));

/** The title of the chapter of the screen at a path. */
export function chapterOfScreen(pathname: string): string {
  const part = partAt(pathname) ?? 'home';
  switch (part) {
    case 'content':
      return chapterOfContent(pathname.slice(PARTS.content.address.length));
    case 'requests':
    case 'site': {
      const place = parseLocation(pathname.slice(PARTS.home.address.length));
      return place ? tabName(place.tab) : PARTS.home.label;
    }
    case 'team':
      return TEAM;
    default:
      return PARTS[part].label;
  }
}

/**
 * Returns the chapter for a path such as `/structure/blogPost;<id>`, `/structure/service;<id>;<id>,type=client` or
 * `/medias`: the last pane decides.
 */
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
