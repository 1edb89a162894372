/** The layout of every mail: tables and inline styles, which is what mail programs know. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LOGO_ADDRESS, shownLogo } from '../../packages/drawings/brand/logo.ts';
import { TYPEFACE_PAIRS } from '../../packages/drawings/brand/typefaces.ts';
import type { Agency } from './compose.ts';
import { MailBrand, useMailBrand, useMailColors } from './mail-brand.ts';
import { Table } from './mail-table.tsx';

/** The agency's facts that a mail shows. */
export type MailAgency = Pick<Agency, 'name' | 'city' | 'siteOrigin' | 'brand'>;

type SheetProps = {
  title: string;
  /** The preview text, which mailboxes show after the subject. */
  preview: string;
  agency: MailAgency;
  children: ReactNode;
};

export function renderMail(props: SheetProps): string {
  const sheet = (
    <MailBrand value={props.agency.brand}>
      <Sheet {...props} />
    </MailBrand>
  );
  return `<!doctype html>${renderToStaticMarkup(sheet)}`;
}

const TILE = 24; // px
/** Number of tiles: as wide as a sheet of 600 px. On a telephone the rest wraps to where the band is cut off. */
const TILES = 25;

/** The colours of the diamonds from left to right, repeated. */
const DIAMONDS = ['safran', 'ciel', 'terre', 'chaux', 'majorelle', 'aube'] as const;

/** The band below the head of a mail, in the agency's family of drawings; no picture is fetched and none is attached. */
function Band() {
  return useMailBrand().drawings === 'relief' ? <ReliefBand /> : <ZelligeBand />;
}

/**
 * The agency's tiles, for mail programs. A tile is an empty box whose four borders meet in its centre, so each is a
 * triangle; two neighbours form a diamond. Where boxes have no such borders (Outlook on Windows) a plain dark band
 * remains.
 */
function ZelligeBand() {
  const colors = useMailColors();
  const { nuit } = colors;
  const diamond = (index: number) => colors[DIAMONDS[index % DIAMONDS.length] ?? 'safran'];
  return (
    <div
      aria-hidden="true"
      style={{
        height: TILE,
        overflow: 'hidden',
        background: nuit,
        fontSize: 0,
        lineHeight: 0,
        textAlign: 'center',
      }}
    >
      {Array.from({ length: TILES }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles never move
          key={index}
          style={{
            display: 'inline-block',
            width: 0,
            height: 0,
            borderStyle: 'solid',
            borderWidth: TILE / 2,
            borderColor: `${nuit} ${diamond(index + 1)} ${nuit} ${diamond(index)}`,
          }}
        />
      ))}
    </div>
  );
}

/** The relief seen from its side: three layers, each thinner than the one below it. */
function ReliefBand() {
  const { nuit, terre, safran } = useMailColors();
  const layers = [
    { color: nuit, height: 12 },
    { color: terre, height: 6 },
    { color: safran, height: 3 },
  ];
  return (
    <div aria-hidden="true" style={{ fontSize: 0, lineHeight: 0 }}>
      {layers.map(({ color, height }) => (
        <div key={height} style={{ height, background: color }} />
      ))}
    </div>
  );
}

type HeadProps = { name: string; siteOrigin: string };

/** The head of a mail: the agency's logo, or else its name beside its mark. */
function Head({ name, siteOrigin }: HeadProps) {
  const { colors, typefaces, drawings, logo } = useMailBrand();
  if (logo) return <LogoHead {...{ name, siteOrigin, logo }} />;
  return (
    <Table>
      <td style={{ padding: '18px 28px', background: colors.encre }}>
        <a href={siteOrigin} style={{ color: colors.chaux, textDecoration: 'none' }}>
          <span
            style={{
              display: 'inline-block',
              width: 15,
              ...MARKS[drawings],
              background: colors.safran,
              verticalAlign: '-3px',
            }}
          />
          <span
            style={{
              fontFamily: TYPEFACE_PAIRS[typefaces].display.mailStack,
              fontSize: 19,
              fontWeight: 700,
            }}
          >
            {'\u00a0 '}
            {name}
          </span>
        </a>
      </td>
    </Table>
  );
}

/** The mark in little: the door of the zellige, the disc of the relief. */
const MARKS = {
  zellige: { height: 19, borderRadius: '8px 8px 0 0' },
  relief: { height: 15, borderRadius: 8 },
} as const;

type LogoHeadProps = HeadProps & { logo: NonNullable<Agency['brand']['logo']> };

/** The head under the agency's own logo, on white: logos are made for light grounds. */
function LogoHead({ name, siteOrigin, logo }: LogoHeadProps) {
  const { blanc, encre } = useMailColors();
  return (
    <Table>
      <td style={{ padding: '18px 28px', background: blanc }}>
        <a href={siteOrigin} style={{ color: encre, fontWeight: 700, textDecoration: 'none' }}>
          <img
            src={siteOrigin + LOGO_ADDRESS}
            {...shownLogo(logo)}
            alt={name}
            // Without `loading`, React preloads the image by a `<link>`, which mail programs strip or fetch twice.
            loading="lazy"
            style={{ display: 'block', border: 0 }}
          />
        </a>
      </td>
    </Table>
  );
}

function Sheet({ title, preview, agency: { name, city, siteOrigin }, children }: SheetProps) {
  const { colors, typefaces } = useMailBrand();
  const { chaux, blanc, encre, encre2 } = colors;
  const { display, text } = TYPEFACE_PAIRS[typefaces];
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: chaux }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <Table>
          <td align="center" style={{ padding: '24px 12px 40px', background: chaux }}>
            <Table style={{ maxWidth: 600, background: blanc, fontFamily: text.mailStack }}>
              <td>
                <Head name={name} siteOrigin={siteOrigin} />
                <Band />
                <Table>
                  <td
                    style={{
                      padding: '36px 28px 40px',
                      color: encre,
                      fontSize: 17,
                      lineHeight: 1.55,
                    }}
                  >
                    <h1
                      style={{
                        margin: '0 0 20px',
                        fontFamily: display.mailStack,
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
            <p
              style={{
                margin: '20px 0 0',
                color: encre2,
                fontFamily: text.mailStack,
                fontSize: 14,
              }}
            >
              {city ? `${name}, ${city}` : name} ·{' '}
              <QuietLink href={siteOrigin}>{siteOrigin.replace(/^https?:\/\//, '')}</QuietLink>
            </p>
          </td>
        </Table>
      </body>
    </html>
  );
}

export function Paragraph({ strong = false, children }: { strong?: boolean; children: ReactNode }) {
  return <p style={{ margin: '0 0 20px', ...(strong && { fontWeight: 600 }) }}>{children}</p>;
}

export function Link({ href, children }: { href: string; children: ReactNode }) {
  const { majorelle } = useMailColors();
  return (
    <a href={href} style={{ color: majorelle }}>
      {children}
    </a>
  );
}

/** A link in small text beside the main text, in its colour. */
export function QuietLink({ href, children }: { href: string; children: ReactNode }) {
  const { encre2 } = useMailColors();
  return (
    <a href={href} style={{ color: encre2 }}>
      {children}
    </a>
  );
}

/** A smaller paragraph, which most readers can skip. */
export function Aside({ children }: { children: ReactNode }) {
  const { sable, encre2 } = useMailColors();
  return (
    <p
      style={{
        margin: '28px 0 0',
        paddingTop: 20,
        borderTop: `1px solid ${sable}`,
        color: encre2,
        fontSize: 15,
        lineHeight: 1.5,
      }}
    >
      {children}
    </p>
  );
}

export function Button({ href, children }: { href: string; children: ReactNode }) {
  const { majorelle, blanc } = useMailColors();
  return (
    <a
      href={href}
      style={{
        display: 'inline-block',
        padding: '14px 24px',
        borderRadius: 4,
        background: majorelle,
        color: blanc,
        fontWeight: 600,
        textDecoration: 'none',
      }}
    >
      {children}
    </a>
  );
}

/** A value to keep, such as a reference or a date, with its name above it. */
export function Plate({ noun, children }: { noun: string; children: ReactNode }) {
  const { safran, sable, encre2 } = useMailColors();
  return (
    <div
      style={{
        margin: '0 0 24px',
        padding: '14px 18px 16px',
        borderLeft: `4px solid ${safran}`,
        background: sable,
      }}
    >
      <div style={{ color: encre2, fontSize: 15, lineHeight: 1.4 }}>{noun}</div>
      <div style={{ fontSize: 22, fontWeight: 700, lineHeight: 1.25 }}>{children}</div>
    </div>
  );
}
