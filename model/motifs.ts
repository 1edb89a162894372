/** The motifs of drawn covers: a vocabulary, and the motif proposed for a document by its own words. */
import {
  type CoverChoice,
  MOTIFS,
  type Motif,
  paletteOf,
} from '../packages/drawings/zellige/motifs.ts';
import { hash } from '../packages/drawings/zellige/random.ts';
import { fold } from '../packages/search/french-folding.ts';
import type { PagedType } from './document-types.ts';

type Row = {
  /** The Studio's name for it. */
  readonly title: string;
  /** Words of its subject, in the singular: it is proposed for a document that has one of them. */
  readonly words: string;
};

/** A motif without its row does not compile. The words are separated by commas; those without any are the neutral ones. */
const ROWS: Readonly<Record<Motif, Row>> = {
  awnings: {
    title: 'Étals',
    words:
      'marché, souk, épicerie, épicier, commerce, commerçant, magasin, vitrine, supermarché, primeur',
  },
  balance: {
    title: 'Balance',
    words: 'test, tester, comparer, comparaison, avocat, notaire, droit, juridique, justice, règle',
  },
  balconies: {
    title: 'Balcons',
    words: 'immeuble, immobilier, appartement, logement, résidence, syndic, étage, copropriété',
  },
  basket: {
    title: 'Panier',
    words: 'e-commerce, boutique en ligne, panier, fiche produit, produit, achat, acheteur, vente',
  },
  blossom: {
    title: 'Fleur',
    words:
      'fleur, fleuriste, parfum, parfumerie, cosmétique, beauté, savon, spa, jardin, bigaradier, oranger, rose',
  },
  calendar: {
    title: 'Calendrier',
    words: 'calendrier, planning, rétroplanning, Ramadan, aïd, agenda, date, événement, saison',
  },
  camera: { title: 'Appareil photo', words: 'photo, photographe, photographie, studio, portrait' },
  carpet: {
    title: 'Tapis',
    words:
      'tapis, tisserand, tissage, tapisserie, berbère, amazigh, coussin, décoration, ameublement, artisanat, artisan',
  },
  chart: {
    title: 'Courbe',
    words:
      'mesure, mesurer, statistique, tableau de bord, croissance, indicateur, analyse, analytics, donnée',
  },
  coins: {
    title: 'Pièces',
    words:
      'prix, tarif, paiement, payer, argent, dirham, banque, crédit, assurance, dépenser, rentabilité',
  },
  compass: {
    title: 'Boussole',
    words:
      'stratégie, stratégique, plan marketing, cap, conseil, orientation, marketing, positionnement, formation',
  },
  crop: { title: 'Rosace', words: '' },
  dunes: {
    title: 'Dunes',
    words: 'désert, sahara, dune, bivouac, merzouga, randonnée, trek, expédition, oasis',
  },
  film: {
    title: 'Pellicule',
    words:
      'vidéo, film, filmer, tournage, cinéma, reel, youtube, montage, spot, documentaire, animation, motion',
  },
  glasses: {
    title: 'Lunettes',
    words: 'opticien, opticienne, optique, lunette, ophtalmologue, regard',
  },
  hand: {
    title: 'Main',
    words:
      'santé, clinique, médecin, médical, dentiste, soin, pharmacie, association, solidarité, bien-être',
  },
  horn: {
    title: 'Porte-voix',
    words:
      'publicité, publicitaire, annonce, campagne, media buying, lancement, notoriété, communication, réseau social, réseaux sociaux',
  },
  key: {
    title: 'Clé',
    words:
      'clé, serrure, serrurier, sécurité, vie privée, cookie, location, confidentialité, accès, mot de passe',
  },
  ledger: {
    title: 'Registre',
    words: 'budget, comptable, comptabilité, facture, devis, calcul, bilan, fiscalité, coût',
  },
  lens: {
    title: 'Loupe',
    words: 'recherche, google, moteur, audit, mot-clé, enquête',
  },
  letter: {
    title: 'Lettre',
    words:
      'e-mail, email, mail, emailing, newsletter, lettre, courrier, message, messagerie, carte postale, whatsapp',
  },
  lighthouse: {
    title: 'Phare',
    words: 'phare, référencement, seo, visibilité, côte, auberge, littoral',
  },
  lorry: {
    title: 'Camion',
    words:
      'livraison, livreur, transport, transporteur, chauffeur, logistique, route, camion, déménagement, flotte, voiture, garage',
  },
  map: {
    title: 'Plan',
    words:
      'référencement local, carte, adresse, quartier, rue, ville, local, itinéraire, tourisme, guide',
  },
  oil: {
    title: 'Huile',
    words: 'huile, olive, olivier, argan, oléiculture, moulin, vinaigre, condiment',
  },
  oven: {
    title: 'Four',
    words:
      'pain, boulangerie, boulanger, pâtisserie, pâtissier, four, pizza, biscuit, farine, gâteau',
  },
  palms: {
    title: 'Palmiers',
    words: 'palmier, hôtel, vacances, plage, palmeraie, voyage, marrakech, agadir, dattes, séjour',
  },
  panels: {
    title: 'Toit solaire',
    words:
      'solaire, panneau, toit, énergie, électricité, électricien, photovoltaïque, climatisation, écologie, environnement',
  },
  parcel: {
    title: 'Colis',
    words: 'colis, retour, échange, expédition, emballage, commande, cadeau, coffret, paquet',
  },
  pen: {
    title: 'Plume',
    words:
      'rédaction, écriture, écrire, contenu, texte, titre, intertitre, plume, éditorial, mot, sous-titre, script',
  },
  phone: {
    title: 'Téléphone',
    words: 'application, appli, mobile, mobile app, smartphone, téléphone, écran',
  },
  porch: {
    title: 'Porche',
    words:
      'porte, riad, accueil, entrée, seuil, maison d’hôtes, menuiserie, menuisier, hospitalité',
  },
  pottery: {
    title: 'Poterie',
    words: 'poterie, potier, céramique, argile, terre cuite, faïence, vase, zellige',
  },
  sails: {
    title: 'Voiles',
    words: 'voile, bateau, port, pêche, pêcheur, navigation, marin, nautique, croisière, poisson',
  },
  scales: {
    title: 'Vagues',
    words: 'vague, surf, mer, océan, eau, piscine, plongée, hammam, thalasso, fontaine',
  },
  setbacks: {
    title: 'Tour',
    words: 'architecture, architecte, construction, bâtiment, btp, chantier, promoteur',
  },
  shards: { title: 'Éclats', words: '' },
  sign: {
    title: 'Enseigne',
    words:
      'branding, marque, logo, logo design, identité, identité visuelle, enseigne, nom, charte graphique, emblème',
  },
  site: {
    title: 'Page web',
    words:
      'site, web, web design, site vitrine, page d’accueil, refonte, développement web, webdesign, ergonomie, hébergement, données structurées',
  },
  sound: {
    title: 'Micro',
    words:
      'micro, podcast, radio, prise de son, sonore, musique, voix off, audio, concert, festival',
  },
  strapwork: { title: 'Entrelacs', words: '' },
  sunrise: {
    title: 'Soleil',
    words: 'soleil, matin, midi, lumière, aube, crème solaire',
  },
  tajine: {
    title: 'Tajine',
    words:
      'restaurant, cuisine, cuisinier, traiteur, tajine, tagine, couscous, repas, chef, gastronomie, ftour, épice',
  },
  tea: {
    title: 'Théière',
    words: 'café, thé, salon de thé, cafetier, torréfacteur, boisson, petit déjeuner, infusion',
  },
  thread: {
    title: 'Fil',
    words:
      'fil, couture, couturier, couturière, mode, textile, caftan, tailleur, broderie, vêtement, prêt-à-porter, laine, mercerie',
  },
  top: {
    title: 'Toupie',
    words: 'jouet, jeu, enfant, crèche, école, puériculture, loisir, toupie',
  },
  voices: {
    title: 'Paroles',
    words:
      'témoignage, avis, entretien, interview, conversation, langue, darija, traduction, arabe, recrutement, discussion',
  },
};

/** The vocabulary as it is chosen from, by title. */
export const MOTIF_CHOICES: readonly { value: Motif; title: string }[] = MOTIFS.map((value) => ({
  value,
  title: ROWS[value].title,
})).toSorted((one, other) => one.title.localeCompare(other.title, 'fr'));

/** The palettes of covers as the Studio calls them: by their ground. */
export const PALETTE_TITLES = {
  nuit: 'Nuit',
  encre: 'Encre',
  terre: 'Terre',
  menthe: 'Menthe',
  safran: 'Safran',
  aube: 'Aube',
  ciel: 'Ciel',
  chaux: 'Sable',
} as const satisfies Record<CoverChoice['palette'], string>;

export function isPalette(name: string): name is CoverChoice['palette'] {
  return Object.hasOwn(PALETTE_TITLES, name);
}

const NEUTRAL = MOTIFS.filter((motif) => ROWS[motif].words === '');

/** Names of drawings of services that documents hold from before there were motifs. */
const FORMER: ReadonlyMap<unknown, Motif> = new Map([
  ['brand', 'sign'],
  ['web', 'site'],
  ['search', 'lighthouse'],
  ['strategy', 'compass'],
  ['mobile', 'phone'],
  ['shop', 'awnings'],
]);

/** The cover that is drawn for a document, wherever it is shown. */
export function coverOf(
  { motif, ...words }: MotifWords & { motif?: unknown },
  beside?: readonly Motif[],
): CoverChoice {
  return {
    motif: motifNamed(motif) ?? proposedMotif(words, beside),
    palette: paletteOf(words.slug),
  };
}

/** Returns the motif of a field; undefined for an empty or unknown one. */
export function motifNamed(value: unknown): Motif | undefined {
  return MOTIFS.find((motif) => motif === value) ?? FORMER.get(value);
}

/** The words from which a motif is proposed: all that every place that shows the picture knows. */
export type MotifWords = {
  slug: string;
  title: string;
  /** The summary: a sentence or two. */
  lead?: string | undefined;
  tags?: readonly string[] | undefined;
};

/** The types whose documents have drawn covers: the fields of the motif, and of the words that it is proposed from. */
export const DRAWN_TYPES = {
  blogPost: { motif: 'motif', lead: 'excerpt', tags: 'tags' },
  portfolio: { motif: 'motif', lead: 'summary', tags: 'tags' },
  service: { motif: 'icon', lead: 'outcome', tags: 'portfolioTags' },
} as const satisfies Partial<Record<PagedType, Record<'motif' | 'lead' | 'tags', string>>>;

export type DrawnType = keyof typeof DRAWN_TYPES;

export function isDrawnType(type: unknown): type is DrawnType {
  return typeof type === 'string' && Object.hasOwn(DRAWN_TYPES, type);
}

/** The cover of a document as it is stored, finished or not; undefined while it has no title. */
export function coverOfStored(
  type: DrawnType,
  stored: Readonly<Record<string, unknown>>,
  beside?: readonly Motif[],
): (CoverChoice & { slug: string }) | undefined {
  const fields = DRAWN_TYPES[type];
  const { title, slug: address } = stored;
  if (typeof title !== 'string' || title.trim() === '') return undefined;
  const slug = slugIn(address) ?? '';
  const lead = stored[fields.lead];
  const tags = stored[fields.tags];
  const choice = coverOf(
    {
      slug,
      title,
      lead: typeof lead === 'string' ? lead : undefined,
      tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : undefined,
      motif: stored[fields.motif],
    },
    beside,
  );
  return { ...choice, slug };
}

/** Text, in datasets from before it was an object. */
function slugIn(address: unknown): string | undefined {
  if (typeof address === 'string') return address;
  if (typeof address !== 'object' || address === null || !('current' in address)) return undefined;
  return typeof address.current === 'string' ? address.current : undefined;
}

/**
 * Proposes a motif: the one with most of its words in the document, the title above all. A document that has none of any
 * gets a neutral one, by its slug.
 *
 * @param beside the motifs of its neighbours, which are passed over where another has words in the document too
 */
export function proposedMotif(
  { slug, title, lead = '', tags = [] }: MotifWords,
  beside: readonly Motif[] = [],
): Motif {
  const texts = [
    { text: spoken(title), weight: 4 },
    { text: spoken(tags.join(', ')), weight: 2 },
    { text: spoken(lead), weight: 1.5 },
  ];
  const scores = SPOKEN.map(({ motif, words }) => ({
    motif,
    score: texts.reduce(
      (sum, { text, weight }) => sum + weight * words.filter((word) => text.includes(word)).length,
      0,
    ),
  }));
  const matches = scores
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ motif }) => motif);
  const first = hash(slug) % NEUTRAL.length;
  const choices =
    matches.length > 0 ? matches : [...NEUTRAL.slice(first), ...NEUTRAL.slice(0, first)];
  return choices.find((motif) => !beside.includes(motif)) ?? choices[0] ?? 'crop';
}

/** Puts each word between spaces, folded, without the sign of its plural. */
function spoken(text: string): string {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  return ` ${words.map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word)).join(' ')} `;
}

const SPOKEN = MOTIFS.map((motif) => ({
  motif,
  words: ROWS[motif].words.split(', ').filter(Boolean).map(spoken),
}));
