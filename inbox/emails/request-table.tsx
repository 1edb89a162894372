import type { ReactNode } from 'react';
import type { Line } from '../form-lines.ts';
import { useMailColors } from './mail-brand.ts';

const NOT_GIVEN = 'non précisé';

type TableProps = { lines: readonly Line[]; reference: string; children?: ReactNode };

/** @param children further rows, between the fields and the reference */
export function RequestTable({ lines, reference, children }: TableProps) {
  const { sable } = useMailColors();
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ marginBottom: 28, borderBottom: `1px solid ${sable}` }}
    >
      <tbody>
        {lines.map((line) => (
          <Row key={line.name} noun={line.noun}>
            <Value line={line} />
          </Row>
        ))}
        {children}
        <Row noun="Référence">{reference}</Row>
      </tbody>
    </table>
  );
}

export function Row({ noun, children }: { noun: string; children: ReactNode }) {
  const { sable, encre2 } = useMailColors();
  const cell = { padding: '10px 0', borderTop: `1px solid ${sable}` } as const;
  return (
    <tr>
      <td
        width="84"
        valign="top"
        style={{ ...cell, paddingRight: 12, color: encre2, fontSize: 15 }}
      >
        {noun}
      </td>
      <td valign="top" style={{ ...cell, overflowWrap: 'anywhere' }}>
        {children}
      </td>
    </tr>
  );
}

function Value({ line }: { line: Line }) {
  if (line.value === '') return <NotGiven />;
  if (line.long)
    return <div style={{ whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext' }}>{line.value}</div>;
  return <bdi>{line.value}</bdi>;
}

function NotGiven() {
  const { encre2 } = useMailColors();
  return <span style={{ color: encre2 }}>{NOT_GIVEN}</span>;
}

/** Writes the rows for the text part: short answers line by line, then each long one under its name. */
export function writeLines(lines: readonly Line[], reference: string): string[] {
  const short = lines.filter((line) => !line.long);
  const long = lines.filter((line) => line.long);
  return [
    [
      ...short.map((line) => `${line.noun}\u00a0: ${line.value || NOT_GIVEN}`),
      `Référence\u00a0: ${reference}`,
    ].join('\n'),
    ...long.map((line) => `${line.noun}\n\n${line.value || NOT_GIVEN}`),
  ];
}

/** A `mailto:` address with everything a visitor wrote escaped: mail programs split it at `?`, `&` and `,`. */
export function replyAddress(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
