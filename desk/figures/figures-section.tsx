/** A section of the page of figures: its title, its content, and its table as a file. */
import { type ReactElement, type ReactNode, useId } from 'react';
import type { FigureTable } from '../../inbox/contract/figure-words.ts';
import { useDesk } from '../requests/desk.tsx';
import { CsvButton } from '../requests/wide-screen.tsx';
import { writtenCount } from './written-figures.ts';

type SectionProps = {
  title: string;
  note?: ReactNode;
  /** Whether the section takes both columns, with its parts side by side. */
  wide?: boolean;
  /** The table that is saved as a file, when there is one. */
  file?: FigureTable | undefined;
  /** The sentence shown when there are no figures. */
  calm?: string | false | undefined;
  children: ReactNode;
};

export function FiguresSection({ title, note, wide, file, calm, children }: SectionProps) {
  const { api, location } = useDesk();
  const heading = useId();
  return (
    <section
      className="kit-stack figures-section"
      data-wide={wide ? '' : undefined}
      aria-labelledby={heading}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        {file && !calm && (
          <CsvButton
            label={`Télécharger «\u00a0${title}\u00a0» en CSV`}
            read={() => api.figuresCsv(location.period, file)}
          />
        )}
      </header>
      {(calm || note) && <p className="kit-note">{calm || note}</p>}
      {!calm && children}
    </section>
  );
}

type TableProps = {
  heads: readonly string[];
  className?: string;
  /** The name of a table that is wider than a telephone: there it scrolls. */
  scrollsAs?: string;
  /** The rows, the first cell of each its head: a text, or an element with a key. A cell of nothing is a dash. */
  rows: readonly (readonly [head: string | ReactElement, ...cells: ReactNode[]])[];
};

export function Table({ heads, className = '', scrollsAs, rows }: TableProps) {
  const table = (
    <table className={`figures-table ${className}`}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={typeof head === 'string' ? head : head.key}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <Cell key={heads[index + 1]}>{cell}</Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!scrollsAs) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="figures-wide" aria-label={scrollsAs} tabIndex={0}>
      {table}
    </section>
  );
}

function Cell({ children }: { children: ReactNode }) {
  if (typeof children !== 'number') return <td>{children ?? '–'}</td>;
  return <td data-zero={children === 0 ? '' : undefined}>{writtenCount(children)}</td>;
}
