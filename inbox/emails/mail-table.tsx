import type { CSSProperties, ReactNode } from 'react';

/** One row for layout only; the child is its cell. */
export function Table({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      {...(style && { style })}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}
