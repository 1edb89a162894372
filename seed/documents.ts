import { filmerAMidi } from './documents/blog-posts/filmer-a-midi.ts';
import { pageAccueil } from './documents/blog-posts/page-accueil-parle-trop-de-vous.ts';
import { paiementALaLivraison } from './documents/blog-posts/paiement-a-la-livraison.ts';
import { referencementCasablanca } from './documents/blog-posts/referencement-casablanca-trois-rues.ts';
import { home } from './documents/home.ts';
import { developpeuseDeveloppeurWeb } from './documents/job-postings/developpeuse-developpeur-web.ts';
import { monteuseMonteurVideo } from './documents/job-postings/monteuse-monteur-video.ts';
import { stageRedaction } from './documents/job-postings/stage-redaction.ts';
import { corporateIdentity } from './documents/portfolio/corporate-identity.ts';
import { ecommerceModern } from './documents/portfolio/ecommerce-modern.ts';
import { matinDerbOmar } from './documents/portfolio/matin-derb-omar.ts';
import { mobileApp } from './documents/portfolio/mobile-app.ts';
import { payerSansChercher } from './documents/portfolio/payer-sans-chercher.ts';
import { quaranteSecondesHuile } from './documents/portfolio/quarante-secondes-huile.ts';
import { creationContenu } from './documents/services/creation-contenu.ts';
import { mediaBuying } from './documents/services/media-buying.ts';
import { productionVideo } from './documents/services/production-video.ts';
import { seoStrategy } from './documents/services/seo-strategy.ts';
import { sitesECommerce } from './documents/services/sites-e-commerce.ts';
import { sitesVitrines } from './documents/services/sites-vitrines.ts';
import { strategieMarketing } from './documents/services/strategie-marketing.ts';
import { settings } from './documents/settings.ts';

/** The demo agency, in the order of the archive. */
export const documents = [
  settings,
  home,
  matinDerbOmar,
  quaranteSecondesHuile,
  payerSansChercher,
  ecommerceModern,
  corporateIdentity,
  mobileApp,
  productionVideo,
  creationContenu,
  strategieMarketing,
  mediaBuying,
  sitesVitrines,
  sitesECommerce,
  seoStrategy,
  pageAccueil,
  referencementCasablanca,
  filmerAMidi,
  paiementALaLivraison,
  monteuseMonteurVideo,
  developpeuseDeveloppeurWeb,
  stageRedaction,
];
