import {
  PortableText,
  type PortableTextComponents,
  type PortableTextMarkComponentProps,
  type PortableTextTypeComponentProps,
} from '@portabletext/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type {
  RichText as Blocks,
  CodeBlock,
  LinkMark,
  PictureBlock,
  TableBlock,
} from '../queries/rich-text.ts';

type Props = {
  blocks: Blocks;
  /** The level of the highest heading an editor can write: one below the heading the text stands under. */
  headings: 2 | 3;
};

/** A text as an editor formatted it. What the studio can write and this cannot show does not exist. */
export function RichText({ blocks, headings }: Props) {
  return (
    <div className="rich-text">
      <PortableText
        value={blocks}
        components={headings === 2 ? UNDER_THE_PAGE : UNDER_A_SECTION}
        onMissingComponent={false}
      />
    </div>
  );
}

const INLINE_AND_TYPES = {
  types: { picture: Figure, codeBlock: Code, table: Table },
  marks: {
    strong: ({ children }) => <strong>{children}</strong>,
    em: ({ children }) => <em>{children}</em>,
    code: ({ children }) => <code>{children}</code>,
    link: Anchor,
  },
} satisfies PortableTextComponents;

const UNDER_THE_PAGE = {
  ...INLINE_AND_TYPES,
  block: {
    h2: ({ children }) => <h2 className="medium">{children}</h2>,
    h3: ({ children }) => <h3 className="small">{children}</h3>,
    h4: ({ children }) => <h4>{children}</h4>,
    blockquote: Quote,
  },
} satisfies PortableTextComponents;

const UNDER_A_SECTION = {
  ...INLINE_AND_TYPES,
  block: {
    h2: ({ children }) => <h3 className="small">{children}</h3>,
    h3: ({ children }) => <h4>{children}</h4>,
    h4: ({ children }) => <h5>{children}</h5>,
    blockquote: Quote,
  },
} satisfies PortableTextComponents;

function Quote({ children }: { children?: ReactNode }) {
  return (
    <blockquote>
      <p>{children}</p>
    </blockquote>
  );
}

function Anchor({ value, children }: PortableTextMarkComponentProps<LinkMark>) {
  const href = value?.href ?? '';
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (!/^https?:/i.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (nouvel onglet)</span>
    </a>
  );
}

function Figure({ value: { picture, caption } }: PortableTextTypeComponentProps<PictureBlock>) {
  return (
    <figure>
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes="(min-width: 1024px) 720px, 92vw"
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading="lazy"
        style={{ background: picture.placeholder }}
      />
      {caption && <figcaption className="note muted">{caption}</figcaption>}
    </figure>
  );
}

/** A long line scrolls inside its box: the box takes the keyboard's focus so that it can be scrolled. */
function Code({ value: { code, language } }: PortableTextTypeComponentProps<CodeBlock>) {
  const label =
    language && language !== 'text' ? `Extrait de code, ${language}` : 'Extrait de code';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="rich-code" aria-label={label} tabIndex={0}>
      <pre>
        <code>{code}</code>
      </pre>
    </section>
  );
}

function Table({ value: { caption, columns, rows } }: PortableTextTypeComponentProps<TableBlock>) {
  return (
    <table>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={[first, ...others].join('\n')}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
