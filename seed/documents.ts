import { home } from './documents/home.ts';
import { corporateIdentity } from './documents/portfolio/corporate-identity.ts';
import { ecommerceModern } from './documents/portfolio/ecommerce-modern.ts';
import { matinDerbOmar } from './documents/portfolio/matin-derb-omar.ts';
import { mobileApp } from './documents/portfolio/mobile-app.ts';
import { payerSansChercher } from './documents/portfolio/payer-sans-chercher.ts';
import { quaranteSecondesHuile } from './documents/portfolio/quarante-secondes-huile.ts';
import { settings } from './documents/settings.ts';

/** The demo agency, in the order of the archive. */
export const documents = [
  settings,
  home,
  ecommerceModern,
  payerSansChercher,
  corporateIdentity,
  quaranteSecondesHuile,
  mobileApp,
  matinDerbOmar,
];
