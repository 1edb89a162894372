import { about } from './documents/about.ts';
import { blog } from './documents/blog.ts';
import { budgetMarketingPremiereAnnee } from './documents/blog-post/budget-marketing-premiere-annee.ts';
import { calendrierEditorial } from './documents/blog-post/calendrier-editorial.ts';
import { changerDeNom } from './documents/blog-post/changer-de-nom.ts';
import { cinqMilleDirhamsDePublicite } from './documents/blog-post/cinq-mille-dirhams-de-publicite.ts';
import { combienVautUnClient } from './documents/blog-post/combien-vaut-un-client.ts';
import { devisVideo } from './documents/blog-post/devis-video.ts';
import { dixEntretiensClients } from './documents/blog-post/dix-entretiens-clients.ts';
import { donneesStructureesCommerce } from './documents/blog-post/donnees-structurees-commerce.ts';
import { ecrireEnDarija } from './documents/blog-post/ecrire-en-darija.ts';
import { ficheProduit } from './documents/blog-post/fiche-produit.ts';
import { filmEnDixImages } from './documents/blog-post/film-en-dix-images.ts';
import { filmerAMidi } from './documents/blog-post/filmer-a-midi.ts';
import { leSonDAbord } from './documents/blog-post/le-son-d-abord.ts';
import { livraisonGratuite } from './documents/blog-post/livraison-gratuite.ts';
import { messagerieOuBoutique } from './documents/blog-post/messagerie-ou-boutique.ts';
import { mesurerLaPubliciteSansCookies } from './documents/blog-post/mesurer-la-publicite-sans-cookies.ts';
import { pageAccueil } from './documents/blog-post/page-accueil-parle-trop-de-vous.ts';
import { paiementALaLivraison } from './documents/blog-post/paiement-a-la-livraison.ts';
import { photosDeVotreCommerce } from './documents/blog-post/photos-de-votre-commerce.ts';
import { prixEnMessagePrive } from './documents/blog-post/prix-en-message-prive.ts';
import { ramadanSePrepareEnNovembre } from './documents/blog-post/ramadan-se-prepare-en-novembre.ts';
import { referencementCasablanca } from './documents/blog-post/referencement-casablanca-trois-rues.ts';
import { refonteSansPerdreGoogle } from './documents/blog-post/refonte-sans-perdre-google.ts';
import { retoursEtEchanges } from './documents/blog-post/retours-et-echanges.ts';
import { sousTitres } from './documents/blog-post/sous-titres.ts';
import { tableauDeBordCartePostale } from './documents/blog-post/tableau-de-bord-carte-postale.ts';
import { temoignageClientFilme } from './documents/blog-post/temoignage-client-filme.ts';
import { testerDesAnnonces } from './documents/blog-post/tester-des-annonces.ts';
import { titresEtIntertitres } from './documents/blog-post/titres-et-intertitres.ts';
import { vingtRecherches } from './documents/blog-post/vingt-recherches.ts';
import { careers } from './documents/careers.ts';
import { categories } from './documents/categories.ts';
import { clients } from './documents/clients.ts';
import { companies } from './documents/companies.ts';
import { contact } from './documents/contact.ts';
import { home } from './documents/home.ts';
import { acheteuseAcheteurMedia } from './documents/job-posting/acheteuse-acheteur-media.ts';
import { alternanceImage } from './documents/job-posting/alternance-image.ts';
import { developpeuseDeveloppeurWeb } from './documents/job-posting/developpeuse-developpeur-web.ts';
import { graphisteMarqueWeb } from './documents/job-posting/graphiste-marque-web.ts';
import { monteuseMonteurVideo } from './documents/job-posting/monteuse-monteur-video.ts';
import { stageRedaction } from './documents/job-posting/stage-redaction.ts';
import { legal } from './documents/legal.ts';
import { navigation } from './documents/navigation.ts';
import { newsletter } from './documents/newsletter.ts';
import { avantHuitHeures } from './documents/newsletter-issue/avant-huit-heures.ts';
import { sixSecondes } from './documents/newsletter-issue/six-secondes.ts';
import { notFound } from './documents/not-found.ts';
import { people } from './documents/people.ts';
import { auQuatriemeGauche } from './documents/portfolio/au-quatrieme-gauche.ts';
import { corporateIdentity } from './documents/portfolio/corporate-identity.ts';
import { dixPortes } from './documents/portfolio/dix-portes.ts';
import { ecommerceModern } from './documents/portfolio/ecommerce-modern.ts';
import { fleurAmere } from './documents/portfolio/fleur-amere.ts';
import { laVagueDeSixHeures } from './documents/portfolio/la-vague-de-six-heures.ts';
import { leBonCadre } from './documents/portfolio/le-bon-cadre.ts';
import { matinDerbOmar } from './documents/portfolio/matin-derb-omar.ts';
import { mobileApp } from './documents/portfolio/mobile-app.ts';
import { payerSansChercher } from './documents/portfolio/payer-sans-chercher.ts';
import { quaranteSecondesHuile } from './documents/portfolio/quarante-secondes-huile.ts';
import { rendezVousAuPhare } from './documents/portfolio/rendez-vous-au-phare.ts';
import { route9 } from './documents/portfolio/route-9.ts';
import { toitsDAvril } from './documents/portfolio/toits-d-avril.ts';
import { questions } from './documents/questions.ts';
import { sentRequest } from './documents/sent-request.ts';
import { creationContenu } from './documents/service/creation-contenu.ts';
import { mediaBuying } from './documents/service/media-buying.ts';
import { productionVideo } from './documents/service/production-video.ts';
import { seoStrategy } from './documents/service/seo-strategy.ts';
import { sitesECommerce } from './documents/service/sites-e-commerce.ts';
import { sitesVitrines } from './documents/service/sites-vitrines.ts';
import { strategieMarketing } from './documents/service/strategie-marketing.ts';
import { services } from './documents/services.ts';
import { settings } from './documents/settings.ts';
import { team } from './documents/team.ts';
import { whatsapp } from './documents/whatsapp.ts';
import { work } from './documents/work.ts';

/** The demo agency, in the order of the archive. */
export const documents = [
  settings,
  navigation,
  whatsapp,
  home,
  about,
  team,
  clients,
  questions,
  legal,
  careers,
  blog,
  ...people,
  ...companies,
  ...categories,
  work,
  services,
  contact,
  newsletter,
  notFound,
  sentRequest,
  matinDerbOmar,
  quaranteSecondesHuile,
  payerSansChercher,
  ecommerceModern,
  corporateIdentity,
  mobileApp,
  laVagueDeSixHeures,
  auQuatriemeGauche,
  fleurAmere,
  toitsDAvril,
  rendezVousAuPhare,
  route9,
  dixPortes,
  leBonCadre,
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
  ecrireEnDarija,
  ramadanSePrepareEnNovembre,
  testerDesAnnonces,
  changerDeNom,
  prixEnMessagePrive,
  budgetMarketingPremiereAnnee,
  mesurerLaPubliciteSansCookies,
  cinqMilleDirhamsDePublicite,
  tableauDeBordCartePostale,
  photosDeVotreCommerce,
  dixEntretiensClients,
  combienVautUnClient,
  calendrierEditorial,
  devisVideo,
  donneesStructureesCommerce,
  ficheProduit,
  filmEnDixImages,
  leSonDAbord,
  livraisonGratuite,
  messagerieOuBoutique,
  refonteSansPerdreGoogle,
  retoursEtEchanges,
  sousTitres,
  temoignageClientFilme,
  titresEtIntertitres,
  vingtRecherches,
  sixSecondes,
  avantHuitHeures,
  monteuseMonteurVideo,
  developpeuseDeveloppeurWeb,
  stageRedaction,
  acheteuseAcheteurMedia,
  graphisteMarqueWeb,
  alternanceImage,
];
