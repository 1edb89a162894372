import { LOGO_ADDRESS, shownLogo } from '../../packages/drawings/brand/logo.ts';
import { TYPEFACE_PAIRS } from '../../packages/drawings/brand/typefaces.ts';
import type { Agency } from './compose.ts';
import { useMailBrand, useMailColors } from './mail-brand.ts';
import { Table } from './mail-table.tsx';

type HeadProps = { name: string; siteOrigin: string };

/** The head of a mail: the agency's logo, or else its name beside its mark. */
export function Head({ name, siteOrigin }: HeadProps) {
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
            // Else the renderer asks for it in a `<link>`, which mail programs strip or fetch twice.
            loading="lazy"
            style={{ display: 'block', border: 0 }}
          />
        </a>
      </td>
    </Table>
  );
}
