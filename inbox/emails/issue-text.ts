/** The plain-text part of a newsletter issue: links stand behind the words that carry them. */
import type { IssueBlock, IssueContent, IssueText } from '../mailings/issue-content.ts';
import type { Agency } from './compose.ts';

export function issueText(
  { subject, body, chosen, page }: IssueContent,
  agency: Pick<Agency, 'name' | 'siteOrigin'>,
  unsubscribeLink: string,
): string {
  return [
    subject,
    ...body.map(blockText),
    ...chosen.map(({ noun, title, text, address }) =>
      [`${noun}\u00a0: ${title}`, ...(text ? [text] : []), address].join('\n'),
    ),
    `${agency.name}\n${agency.siteOrigin}`,
    [
      '--',
      'Vous recevez cette lettre parce que vous l’avez demandée sur notre site.',
      ...(page ? [`La lire sur le site\u00a0:\n${page}`] : []),
      `Se désinscrire en un clic\u00a0:\n${unsubscribeLink}\n`,
    ].join('\n'),
  ].join('\n\n');
}

function blockText(block: IssueBlock): string {
  switch (block._type) {
    case 'block':
      return paragraph(block);
    case 'picture':
      return `[${[block.picture.alt, block.caption].filter(Boolean).join('. ') || 'Image'}]`;
    case 'codeBlock':
      return block.code;
    case 'table': {
      const { caption, columns, rows } = block;
      const lines = rows.map((cells) =>
        cells.map((cell, index) => `${columns[index]}\u00a0: ${cell}`).join(', '),
      );
      return [...(caption ? [caption] : []), ...lines].join('\n');
    }
  }
}

function paragraph({ style, listItem, level = 1, markDefs, children }: IssueText): string {
  const links = new Map(markDefs.map(({ _key, href }) => [_key, href]));
  const words = children
    .map(({ text, marks }) => {
      const address = marks.map((mark) => links.get(mark)).find((href) => href !== undefined);
      return address && address !== text ? `${text} (${address})` : text;
    })
    .join('');
  if (listItem) return `${'  '.repeat(level - 1)}- ${words}`;
  if (style === 'blockquote') return `> ${words}`;
  return style === 'normal' ? words : words.toUpperCase();
}
