import type { TileBars } from '../../../model/tile-bars.ts';
import type { TableBlock } from './rich-text.ts';
import './bars-table.css';

type Props = { table: TableBlock; bars: TileBars };

/**
 * A table of numbers drawn as bars made of tiles. Its numbers stand beside the bars, so that it says the same to a screen
 * reader; the roles are those of its elements, which some browsers forget once a row is no longer laid out as one.
 */
export function BarsTable({ table: { caption, columns, rows }, bars }: Props) {
  const several = bars.columns.length > 1;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: Safari forgets them where `display` is not that of a table.
    <table className="bars-table" role="table" style={{ '--line-tiles': bars.line }}>
      <caption>
        {caption}
        <span className="note muted">Un carreau vaut {bars.worth}.</span>
      </caption>
      {/* The names of the columns are said; the eye has the legend, and each bar its name where there are several. */}
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
