/** The agency's guide, `docs/editor.md`, as chapters that the desk shows one at a time. Its words stand there and nowhere else. */
import markdown from '../../docs/editor.md?raw';

export type Block =
  | { is: 'paragraph' | 'visitors'; text: string }
  | { is: 'steps'; items: readonly string[] }
  | { is: 'picture'; alt: string; name: string };

export type Chapter = {
  /** As an anchor, the way GitHub makes it of the title: links of the guide lead there. */
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
