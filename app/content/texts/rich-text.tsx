import {
  PortableText,
  type PortableTextBlock,
  type PortableTextComponentProps,
  type PortableTextComponents,
  type PortableTextMarkComponentProps,
  type PortableTextTypeComponentProps,
} from '@portabletext/react';
import { Children, Fragment, lazy, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { TileBars } from '../../../model/tile-bars.ts';
import { readLink } from '../../../packages/kit/network/read-link.ts';
import { WholeWords } from '../../ui/whole-words.tsx';
import { MovingPicture } from '../cover-image.tsx';
import { imageAttributes } from '../picture-attributes.ts';
import type { ArticleText } from './article-text.ts';
import type { CodeBlock, LinkMark, PictureBlock, TableBlock } from './rich-text.ts';
import './bars-table.css';
import './rich-text.css';

type Props = {
  blocks: ArticleText;
  /** The level of the highest heading that an editor can write: one below the heading above the text. */
  headings: 2 | 3;
};

/** Renders a rich text: it supports everything that the Studio can write. */
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

/** Renders the rare parts of a text: films, galleries, notes, buttons, with a script and sheets of their own. */
const ArticlePart = lazy(async () => ({
  default: (await import('./article-part.tsx')).ArticlePart,
}));

const INLINE_AND_TYPES = {
  types: {
    picture: Figure,
    codeBlock: Code,
    table: Table,
    articleButton: ArticlePart,
    articleEmbed: ArticlePart,
    articleNote: ArticlePart,
    articleGallery: ArticlePart,
    video: ArticlePart,
    divider: ArticlePart,
  },
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
    normal: Paragraph,
    h2: heading('h2', 'medium'),
    h3: heading('h3', 'small'),
    h4: heading('h4'),
    blockquote: Quote,
  },
} satisfies PortableTextComponents;

const UNDER_A_SECTION = {
  ...INLINE_AND_TYPES,
  block: {
    normal: Paragraph,
    h2: heading('h3', 'small'),
    h3: heading('h4'),
    h4: heading('h5'),
    blockquote: Quote,
  },
} satisfies PortableTextComponents;

function heading(Level: 'h2' | 'h3' | 'h4' | 'h5', className?: string) {
  return ({ value, children }: PortableTextComponentProps<PortableTextBlock>) => (
    // A table of contents links here: Tab goes on from the heading.
    <Level className={className} {...('anchor' in value && targetOf(value.anchor))}>
      {whole(children)}
    </Level>
  );
}

function targetOf(anchor: unknown) {
  return typeof anchor === 'string' ? { id: anchor, tabIndex: -1 } : {};
}

function Paragraph({ children }: { children?: ReactNode }) {
  return <p>{whole(children)}</p>;
}

/** Keeps hyphenated words on one line; bold and linked text stays as it is. */
function whole(children: ReactNode) {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <WholeWords>{child}</WholeWords> : child,
  );
}

function Quote({ children }: { children?: ReactNode }) {
  return (
    <blockquote>
      <p>{whole(children)}</p>
    </blockquote>
  );
}

function Anchor({ value, children }: PortableTextMarkComponentProps<LinkMark>) {
  const link = readLink(value?.href ?? '');
  if (!link) return children;
  const { leads, address } = link;
  if (leads === 'here' && address.startsWith('/')) return <Link to={address}>{children}</Link>;
  if (leads !== 'elsewhere') return <a href={address}>{children}</a>;
  return (
    <a href={address} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (nouvel onglet)</span>
    </a>
  );
}

const INLINE_SIZES = '(min-width: 1024px) 720px, 92vw';

function Figure({ value: { picture, caption } }: PortableTextTypeComponentProps<PictureBlock>) {
  return (
    <figure>
      <MovingPicture picture={picture} sizes={INLINE_SIZES}>
        <img
          {...imageAttributes(picture, INLINE_SIZES)}
          alt={picture.alt}
          loading="lazy"
          style={{ background: picture.placeholder }}
        />
      </MovingPicture>
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
        <code>{accented(code, language)}</code>
      </pre>
    </section>
  );
}

/** The highlighted parts of code: tags, comments, names. A full parser is not needed. */
const ACCENTS: Readonly<Record<string, RegExp>> = {
  html: /(<[^>]*>)/,
  css: /(\/\*[\s\S]*?\*\/)/,
  javascript: /((?<!:)\/\/.*|\/\*[\s\S]*?\*\/)/,
  json: /("[^"\n]*"(?=\s*:))/,
};

function accented(code: string, language = ''): ReactNode {
  const accent = ACCENTS[language];
  if (!accent) return code;
  // `split` with a group puts a match at every other place.
  return code.split(accent).map((piece, index) => {
    const key = index;
    return index % 2 === 0 ? <Fragment key={key}>{piece}</Fragment> : <i key={key}>{piece}</i>;
  });
}

type BarsTableProps = { table: TableBlock; bars: TileBars };

/**
 * A table of numbers as bars of tiles. The numbers are beside the bars, so that it reads the same to a screen reader;
 * the roles repeat those of the elements, which some browsers drop once a row is laid out otherwise.
 */
function BarsTable({ table: { caption, columns, rows }, bars }: BarsTableProps) {
  const several = bars.columns.length > 1;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: Safari forgets them where `display` is not that of a table.
    <table className="bars-table" role="table" style={{ '--line-tiles': bars.line }}>
      <caption>
        {caption}
        <span className="note muted">Un carreau vaut {bars.worth}.</span>
      </caption>
      {/* Screen readers read the column names; others see the legend, and a name on each of several bars. */}
      <thead className="visually-hidden" role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          <tr key={cells.join('\n')} role="row">
            {cells.map((cell, column) => {
              const name = columns[column];
              if (column === 0) {
                return (
                  <th key={name} role="rowheader" scope="row">
                    {cell}
                  </th>
                );
              }
              const drawn = bars.columns.indexOf(column);
              if (drawn < 0) {
                return (
                  <td key={name} role="cell" className="muted">
                    {cell}
                  </td>
                );
              }
              return (
                <td
                  key={name}
                  role="cell"
                  className="bars-table-bar"
                  data-bar={drawn || undefined}
                  data-column={several ? name : undefined}
                >
                  <b>{cell}</b>
                  <span style={{ '--tiles': bars.tiles[row]?.[column] ?? 0 }} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above.
  );
}

function Table({ value }: PortableTextTypeComponentProps<TableBlock>) {
  const { caption, columns, rows, bars } = value;
  if (bars) return <BarsTable table={value} bars={bars} />;
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
