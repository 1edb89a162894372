/** The sheet every mail is written on. Mail programs know tables and inline styles, so that is what it is made of. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The site's tokens, as sRGB: mail programs do not know oklch. */
export const INK = {
  chaux: '#FBF9F4',
  blanc: '#FFFFFF',
  sable: '#EFE6D4',
  encre: '#10121B',
  encre2: '#4A4D5C',
  majorelle: '#3A2FE0',
  safran: '#FFB020',
} as const;

const TEXT = "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif";
const TITLE = "'Bricolage Grotesque', 'Segoe UI', Helvetica, Arial, sans-serif";

type SheetProps = {
  title: string;
  /** What mailboxes show after the subject. */
  preview: string;
  agencyName: string;
  siteOrigin: string;
  children: ReactNode;
};

export function renderMail(props: SheetProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Sheet {...props} />)}`;
}

function Sheet({ title, preview, agencyName, siteOrigin, children }: SheetProps) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: INK.chaux }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 16px', background: INK.chaux }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{ maxWidth: 600, background: INK.blanc, fontFamily: TEXT }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: '20px 32px', background: INK.encre }}>
                        <span style={{ color: INK.safran, fontSize: 18 }}>■ </span>
                        <span
                          style={{
                            color: INK.chaux,
                            fontFamily: TITLE,
                            fontSize: 18,
                            fontWeight: 700,
                          }}
                        >
                          {agencyName}
                        </span>
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: 32, color: INK.encre, fontSize: 17, lineHeight: 1.55 }}>
                        <h1
                          style={{
                            margin: '0 0 20px',
                            fontFamily: TITLE,
                            fontSize: 28,
                            lineHeight: 1.15,
                          }}
                        >
                          <bdi>{title}</bdi>
                        </h1>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{
                          padding: '16px 32px',
                          background: INK.sable,
                          color: INK.encre2,
                          fontSize: 14,
                        }}
                      >
                        <a href={siteOrigin} style={{ color: INK.encre2 }}>
                          {siteOrigin.replace(/^https?:\/\//, '')}
                        </a>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
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
        background: INK.majorelle,
        color: INK.blanc,
        fontWeight: 600,
        textDecoration: 'none',
      }}
    >
      {children}
    </a>
  );
}
