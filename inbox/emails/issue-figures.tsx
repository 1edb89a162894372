/** Pictures and tables of a newsletter issue. */
import type { CSSProperties } from 'react';
import type { IssuePicture, IssueTable, MailPicture } from '../mailings/issue-content.ts';
import { useMailColors } from './mail-brand.ts';

/** The inner width of the sheet: 600 px less its margins. */
const WIDTH = 544; // px

export function Figure({ picture, caption }: Pick<IssuePicture, 'picture' | 'caption'>) {
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
export function Picture({ picture: { src, width, height, alt } }: { picture: MailPicture }) {
  const displayWidth = Math.min(width, WIDTH);
  return (
    <img
      src={src}
      width={displayWidth}
      height={Math.round((displayWidth * height) / width)}
      alt={alt}
      // Else the renderer asks for it in a `<link>`, which mail programs strip or fetch twice.
      loading="lazy"
      style={{ display: 'block', width: '100%', maxWidth: displayWidth, height: 'auto', border: 0 }}
    />
  );
}

export function Figures({
  caption,
  columns,
  rows,
}: Pick<IssueTable, 'caption' | 'columns' | 'rows'>) {
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
