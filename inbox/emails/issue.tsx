/** A newsletter issue as a mail: the same for all subscribers but for the link that unsubscribes. */
import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { CSSProperties, ReactNode } from 'react';
import { COLORS } from '../../zellige/colors.ts';
import type {
  ChosenPage,
  IssueCode,
  IssueContent,
  IssuePicture,
  IssueTable,
  MailPicture,
} from '../mailings/issue-content.ts';
import type { Agency } from './compose.ts';
import { issueText } from './issue-text.ts';
import { Aside, renderMail } from './mail-layout.tsx';

export type RenderedIssue = { subject: string; html: string; text: string };

/** Stands for each subscriber's own link in a rendered issue. An editor who types it gets the same link. */
export const UNSUBSCRIBE_LINK = '{{lien-de-desinscription}}';

/** The inner width of the sheet: 600 px less its margins. */
const WIDTH = 544; // px

export function renderIssue(
  issue: IssueContent,
  agency: Pick<Agency, 'name' | 'siteOrigin'>,
): RenderedIssue {
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
            <Anchor href={issue.page}>La lire sur le site</Anchor> ·{' '}
            <Anchor href={UNSUBSCRIBE_LINK}>Se désinscrire en un clic</Anchor>
          </Aside>
        </>
      ),
    }),
  };
}

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} style={{ color: COLORS.majorelle, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}

const HEADING: CSSProperties = {
  margin: '32px 0 12px',
  color: COLORS.encre,
  fontWeight: 700,
  lineHeight: 1.25,
};

const LIST: CSSProperties = { margin: '0 0 20px', paddingLeft: 24 };

const MAIL_COMPONENTS = {
  block: {
    normal: ({ children }) => <p style={{ margin: '0 0 20px' }}>{children}</p>,
    h2: ({ children }) => <h2 style={{ ...HEADING, fontSize: 24 }}>{children}</h2>,
    h3: ({ children }) => <h3 style={{ ...HEADING, fontSize: 20 }}>{children}</h3>,
    h4: ({ children }) => <h4 style={{ ...HEADING, fontSize: 17 }}>{children}</h4>,
    blockquote: ({ children }) => (
      <blockquote
        style={{
          margin: '0 0 20px',
          padding: '4px 0 4px 18px',
          borderLeft: `4px solid ${COLORS.safran}`,
          fontSize: 19,
        }}
      >
        {children}
      </blockquote>
    ),
  },
  list: {
    bullet: ({ children }) => <ul style={LIST}>{children}</ul>,
    number: ({ children }) => <ol style={LIST}>{children}</ol>,
  },
  listItem: ({ children }) => <li style={{ margin: '0 0 8px' }}>{children}</li>,
  marks: {
    strong: ({ children }) => <strong>{children}</strong>,
    em: ({ children }) => <em>{children}</em>,
    code: ({ children }) => <code style={{ background: COLORS.sable }}>{children}</code>,
    link: ({ value, children }) => <Anchor href={value?.href ?? ''}>{children}</Anchor>,
  },
  types: {
    picture: ({ value }: { value: IssuePicture }) => <Figure {...value} />,
    codeBlock: ({ value }: { value: IssueCode }) => (
      <pre
        style={{
          margin: '0 0 20px',
          padding: '14px 18px',
          background: COLORS.sable,
          fontSize: 14,
          lineHeight: 1.5,
          // Mail programs do not scroll: a long line is broken.
          whiteSpace: 'pre-wrap',
          wordBreak: 'break-word',
        }}
      >
        {value.code}
      </pre>
    ),
    table: ({ value }: { value: IssueTable }) => <Figures {...value} />,
  },
} satisfies PortableTextComponents;

function Figure({ picture, caption }: Pick<IssuePicture, 'picture' | 'caption'>) {
  return (
    <div style={{ margin: '0 0 24px' }}>
      <Picture picture={picture} />
      {caption && (
        <p style={{ margin: '8px 0 0', color: COLORS.encre2, fontSize: 14, lineHeight: 1.5 }}>
          {caption}
        </p>
      )}
    </div>
  );
}

/** Outlook on Windows reads the attribute `width`, the others the style. */
function Picture({ picture: { src, width, height, alt } }: { picture: MailPicture }) {
  const shown = Math.min(width, WIDTH);
  return (
    <img
      src={src}
      width={shown}
      height={Math.round((shown * height) / width)}
      alt={alt}
      // Else the renderer asks for it in a `<link>`, which mail programs strip or fetch twice.
      loading="lazy"
      style={{ display: 'block', width: '100%', maxWidth: shown, height: 'auto', border: 0 }}
    />
  );
}

const CELL: CSSProperties = {
  padding: '10px 12px',
  borderBottom: `1px solid ${COLORS.sable}`,
  textAlign: 'left',
  verticalAlign: 'top',
};

function Figures({ caption, columns, rows }: Pick<IssueTable, 'caption' | 'columns' | 'rows'>) {
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
            <th key={column} scope="col" style={{ ...CELL, background: COLORS.sable }}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join('\n')}>
            {cells.map((cell, index) => (
              <td key={columns[index]} style={CELL}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Chosen({ page: { noun, title, text, address, picture } }: { page: ChosenPage }) {
  return (
    <div style={{ margin: '28px 0 0', border: `1px solid ${COLORS.sable}` }}>
      {picture && (
        <a href={address}>
          <Picture picture={picture} />
        </a>
      )}
      <div style={{ padding: '18px 20px 20px', borderLeft: `4px solid ${COLORS.safran}` }}>
        <div style={{ color: COLORS.encre2, fontSize: 14, lineHeight: 1.4 }}>{noun}</div>
        <div style={{ margin: '2px 0 8px', fontSize: 20, fontWeight: 700, lineHeight: 1.25 }}>
          <a href={address} style={{ color: COLORS.encre, textDecoration: 'none' }}>
            {title}
          </a>
        </div>
        {text && <p style={{ margin: '0 0 10px', fontSize: 16, lineHeight: 1.5 }}>{text}</p>}
        <Anchor href={address}>Lire la suite</Anchor>
      </div>
    </div>
  );
}
