/** The layout of every mail: tables and inline styles, which is what mail programs know. */
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { COLORS } from '../../zellige/colors.ts';
import type { Agency } from './compose.ts';
import { ZelligeBand } from './zellige-band.tsx';

const TEXT = "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif";
const TITLE = "'Bricolage Grotesque', 'Segoe UI', Helvetica, Arial, sans-serif";

type SheetProps = {
  title: string;
  /** The preview text, which mailboxes show after the subject. */
  preview: string;
  agency: Pick<Agency, 'name' | 'siteOrigin'>;
  children: ReactNode;
};

export function renderMail(props: SheetProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Sheet {...props} />)}`;
}

function Sheet({ title, preview, agency: { name, siteOrigin }, children }: SheetProps) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: COLORS.chaux }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <Table>
          <td align="center" style={{ padding: '24px 12px 40px', background: COLORS.chaux }}>
            <Table style={{ maxWidth: 600, background: COLORS.blanc, fontFamily: TEXT }}>
              <td>
                <Head name={name} siteOrigin={siteOrigin} />
                <ZelligeBand />
                <Table>
                  <td
                    style={{
                      padding: '36px 28px 40px',
                      color: COLORS.encre,
                      fontSize: 17,
                      lineHeight: 1.55,
                    }}
                  >
                    <h1
                      style={{
                        margin: '0 0 20px',
                        fontFamily: TITLE,
                        fontSize: 32,
                        fontWeight: 700,
                        letterSpacing: '-0.02em',
                        lineHeight: 1.1,
                      }}
                    >
                      <bdi>{title}</bdi>
                    </h1>
                    {children}
                  </td>
                </Table>
              </td>
            </Table>
            <p style={{ margin: '20px 0 0', color: COLORS.encre2, fontFamily: TEXT, fontSize: 14 }}>
              {name}, Casablanca ·{' '}
              <a href={siteOrigin} style={{ color: COLORS.encre2 }}>
                {siteOrigin.replace(/^https?:\/\//, '')}
              </a>
            </p>
          </td>
        </Table>
      </body>
    </html>
  );
}

function Head({ name, siteOrigin }: { name: string; siteOrigin: string }) {
  return (
    <Table>
      <td style={{ padding: '18px 28px', background: COLORS.encre }}>
        <a href={siteOrigin} style={{ color: COLORS.chaux, textDecoration: 'none' }}>
          <span
            style={{
              display: 'inline-block',
              width: 15,
              height: 19,
              borderRadius: '8px 8px 0 0',
              background: COLORS.safran,
              verticalAlign: '-3px',
            }}
          />
          <span style={{ fontFamily: TITLE, fontSize: 19, fontWeight: 700 }}>
            {'\u00a0 '}
            {name}
          </span>
        </a>
      </td>
    </Table>
  );
}

/** One row for layout only; the child is its cell. */
function Table({ style, children }: { style?: CSSProperties; children: ReactNode }) {
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

export function Paragraph({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return <p style={{ margin: '0 0 20px', ...(strong && { fontWeight: 600 }) }}>{children}</p>;
}

/** A smaller paragraph, for what most readers need not read. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <p
      style={{
        margin: '28px 0 0',
        paddingTop: 20,
        borderTop: `1px solid ${COLORS.sable}`,
        color: COLORS.encre2,
        fontSize: 15,
        lineHeight: 1.5,
      }}
    >
      {children}
    </p>
  );
}

export function Button({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      style={{
        display: 'inline-block',
        padding: '14px 24px',
        borderRadius: 4,
        background: COLORS.majorelle,
        color: COLORS.blanc,
        fontWeight: 600,
        textDecoration: 'none',
      }}
    >
      {children}
    </a>
  );
}

/** A figure to keep, such as a reference or a date, with what it is above it. */
export function Plate({ noun, children }: { noun: string; children: ReactNode }) {
  return (
    <div
      style={{
        margin: '0 0 24px',
        padding: '14px 18px 16px',
        borderLeft: `4px solid ${COLORS.safran}`,
        background: COLORS.sable,
      }}
    >
      <div style={{ color: COLORS.encre2, fontSize: 15, lineHeight: 1.4 }}>{noun}</div>
      <div style={{ fontSize: 22, fontWeight: 700, lineHeight: 1.25 }}>{children}</div>
    </div>
  );
}
