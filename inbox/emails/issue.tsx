/** A newsletter issue as a mail: the same for all subscribers but for the link that unsubscribes. */
import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { CSSProperties, ReactNode } from 'react';
import type {
  ChosenPage,
  IssueBlock,
  IssueCode,
  IssueContent,
  IssuePicture,
  IssueTable,
  IssueText,
  MailPicture,
} from '../mailings/issue-content.ts';
import type { Agency } from './compose.ts';
import { useMailColors } from './mail-brand.ts';
import { Aside, type MailAgency, renderMail } from './mail-layout.tsx';

export type RenderedIssue = { subject: string; html: string; text: string };

/** The placeholder of each subscriber's own link in a rendered issue. An editor who types it gets the same link. */
export const UNSUBSCRIBE_LINK = '{{lien-de-desinscription}}';

/** Writes the plain-text part of a newsletter issue, with each link's address after its words. */
function issueText(
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

export function renderIssue(issue: IssueContent, agency: MailAgency): RenderedIssue {
  return {
    subject: issue.subject,
    text: issueText(issue, agency, UNSUBSCRIBE_LINK),
    html: renderMail({
      title: issue.subject,
      preview: issue.preheader,
      agency,
      children: (
        <>
          <PortableText
            value={issue.body}
            components={MAIL_COMPONENTS}
            onMissingComponent={false}
          />
          {issue.chosen.map((page) => (
            <Chosen key={page.address} page={page} />
          ))}
          <Aside>
            Vous recevez cette lettre parce que vous l’avez demandée sur notre site.{' '}
            {issue.page && (
              <>
                <Anchor href={issue.page}>La lire sur le site</Anchor> ·{' '}
              </>
            )}
            <Anchor href={UNSUBSCRIBE_LINK}>Se désinscrire en un clic</Anchor>
          </Aside>
        </>
      ),
    }),
  };
}

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  const { majorelle } = useMailColors();
  return (
    <a href={href} style={{ color: majorelle, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}

type HeadingProps = { level: 'h2' | 'h3' | 'h4'; size: number /* px */; children: ReactNode };

function Heading({ level: Level, size, children }: HeadingProps) {
  const { encre } = useMailColors();
  return (
    <Level
      style={{
        margin: '32px 0 12px',
        color: encre,
        fontWeight: 700,
        lineHeight: 1.25,
        fontSize: size,
      }}
    >
      {children}
    </Level>
  );
}

function Quotation({ children }: { children: ReactNode }) {
  const { safran } = useMailColors();
  return (
    <blockquote
      style={{
        margin: '0 0 20px',
        padding: '4px 0 4px 18px',
        borderLeft: `4px solid ${safran}`,
        fontSize: 19,
      }}
    >
      {children}
    </blockquote>
  );
}

function InlineCode({ children }: { children: ReactNode }) {
  const { sable } = useMailColors();
  return <code style={{ background: sable }}>{children}</code>;
}

function Code({ code }: Pick<IssueCode, 'code'>) {
  const { sable } = useMailColors();
  return (
    <pre
      style={{
        margin: '0 0 20px',
        padding: '14px 18px',
        background: sable,
        fontSize: 14,
        lineHeight: 1.5,
        // Mail programs do not scroll sideways: long lines of code wrap.
        whiteSpace: 'pre-wrap',
        wordBreak: 'break-word',
      }}
    >
      {code}
    </pre>
  );
}

const LIST: CSSProperties = { margin: '0 0 20px', paddingLeft: 24 };

// Pictures and tables of a newsletter issue.

/** The inner width of the sheet: 600 px less its margins. */
const WIDTH = 544; // px

function Figure({ picture, caption }: Pick<IssuePicture, 'picture' | 'caption'>) {
  const { encre2 } = useMailColors();
  return (
    <div style={{ margin: '0 0 24px' }}>
      <Picture picture={picture} />
      {caption && (
        <p style={{ margin: '8px 0 0', color: encre2, fontSize: 14, lineHeight: 1.5 }}>{caption}</p>
      )}
    </div>
  );
}

/** A picture of an issue. Outlook on Windows reads the attribute `width`, the others the style. */
function Picture({ picture: { src, width, height, alt } }: { picture: MailPicture }) {
  const displayWidth = Math.min(width, WIDTH);
  return (
    <img
      src={src}
      width={displayWidth}
      height={Math.round((displayWidth * height) / width)}
      alt={alt}
      // Without `loading`, React preloads the image by a `<link>`, which mail programs strip or fetch twice.
      loading="lazy"
      style={{ display: 'block', width: '100%', maxWidth: displayWidth, height: 'auto', border: 0 }}
    />
  );
}

function Figures({ caption, columns, rows }: Pick<IssueTable, 'caption' | 'columns' | 'rows'>) {
  const { sable } = useMailColors();
  const cell: CSSProperties = {
    padding: '10px 12px',
    borderBottom: `1px solid ${sable}`,
    textAlign: 'left',
    verticalAlign: 'top',
  };
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 24px', borderCollapse: 'collapse', fontSize: 15, lineHeight: 1.4 }}
    >
      {caption && (
        <caption style={{ padding: '0 0 8px', textAlign: 'left', fontWeight: 600 }}>
          {caption}
        </caption>
      )}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" style={{ ...cell, background: sable }}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join('\n')}>
            {cells.map((words, index) => (
              <td key={columns[index]} style={cell}>
                {words}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MAIL_COMPONENTS = {
  block: {
    normal: ({ children }) => <p style={{ margin: '0 0 20px' }}>{children}</p>,
    h2: ({ children }) => (
      <Heading level="h2" size={24}>
        {children}
      </Heading>
    ),
    h3: ({ children }) => (
      <Heading level="h3" size={20}>
        {children}
      </Heading>
    ),
    h4: ({ children }) => (
      <Heading level="h4" size={17}>
        {children}
      </Heading>
    ),
    blockquote: ({ children }) => <Quotation>{children}</Quotation>,
  },
  list: {
    bullet: ({ children }) => <ul style={LIST}>{children}</ul>,
    number: ({ children }) => <ol style={LIST}>{children}</ol>,
  },
  listItem: ({ children }) => <li style={{ margin: '0 0 8px' }}>{children}</li>,
  marks: {
    strong: ({ children }) => <strong>{children}</strong>,
    em: ({ children }) => <em>{children}</em>,
    code: ({ children }) => <InlineCode>{children}</InlineCode>,
    link: ({ value, children }) => <Anchor href={value?.href ?? ''}>{children}</Anchor>,
  },
  types: {
    picture: ({ value }: { value: IssuePicture }) => <Figure {...value} />,
    codeBlock: ({ value }: { value: IssueCode }) => <Code code={value.code} />,
    table: ({ value }: { value: IssueTable }) => <Figures {...value} />,
  },
} satisfies PortableTextComponents;

function Chosen({ page: { noun, title, text, address, picture } }: { page: ChosenPage }) {
  const { sable, safran, encre, encre2 } = useMailColors();
  return (
    <div style={{ margin: '28px 0 0', border: `1px solid ${sable}` }}>
      {picture && (
        <a href={address}>
          <Picture picture={picture} />
        </a>
      )}
      <div style={{ padding: '18px 20px 20px', borderLeft: `4px solid ${safran}` }}>
        <div style={{ color: encre2, fontSize: 14, lineHeight: 1.4 }}>{noun}</div>
        <div style={{ margin: '2px 0 8px', fontSize: 20, fontWeight: 700, lineHeight: 1.25 }}>
          <a href={address} style={{ color: encre, textDecoration: 'none' }}>
            {title}
          </a>
        </div>
        {text && <p style={{ margin: '0 0 10px', fontSize: 16, lineHeight: 1.5 }}>{text}</p>}
        <Anchor href={address}>Lire la suite</Anchor>
      </div>
    </div>
  );
}
