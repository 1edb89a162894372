import { auQuatriemeGauche } from './au-quatrieme-gauche.ts';
import { bande } from './bande.ts';
import { corporateIdentity } from './corporate-identity.ts';
import { ecommerceModern } from './ecommerce-modern.ts';
import type { Film } from './film.ts';
import { fleurAmere } from './fleur-amere.ts';
import { laVagueDeSixHeures } from './la-vague-de-six-heures.ts';
import { matinDerbOmar } from './matin-derb-omar.ts';
import { payerSansChercher } from './payer-sans-chercher.ts';
import { quaranteSecondesHuile } from './quarante-secondes-huile.ts';
import { rendezVousAuPhare } from './rendez-vous-au-phare.ts';
import { toitsDAvril } from './toits-d-avril.ts';

/** Every film of the demo. */
export const FILMS: readonly Film[] = [
  matinDerbOmar,
  quaranteSecondesHuile,
  payerSansChercher,
  ecommerceModern,
  corporateIdentity,
  laVagueDeSixHeures,
  auQuatriemeGauche,
  fleurAmere,
  toitsDAvril,
  rendezVousAuPhare,
  bande,
];
