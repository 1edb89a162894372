/** The brand that a mail is written in: its pieces ask for it here, and it comes from the agency's facts. */
import { createContext, useContext } from 'react';
import { type Brand, DEFAULT_BRAND } from '../../packages/drawings/brand/brand.ts';

/** The brand that `renderMail` provides, and a mail with a document of its own. */
export const MailBrand = createContext<Brand>(DEFAULT_BRAND);

export function useMailBrand(): Brand {
  return useContext(MailBrand);
}

/** The brand's palette, by the names of `packages/drawings/zellige/colors.ts`. */
export function useMailColors(): Brand['colors'] {
  return useContext(MailBrand).colors;
}
