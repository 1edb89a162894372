/** The names of counted figures, on screens and in exports. Plain data: screens may import it. */
import type { Campaign } from '../forms/source.ts';
import { codesOf, type Word } from './states.ts';

/** The subject of all other counts: above a day's limit, or not fit to be stored. */
export const OTHERS = '*';

const OTHERS_WORD = 'autres';

/** `printemps · newsletter / email`: its words are the agency's own, from the links it shared. */
export function campaignWords(campaign: Campaign): string {
  const channel = [campaign.source, campaign.medium].filter(Boolean).map(subjectWord).join(' / ');
  return [subjectWord(campaign.name), channel].filter(Boolean).join(' · ');
}

/** A path, a host or a word of a campaign. */
export function subjectWord(subject: string): string {
  return subject === OTHERS ? OTHERS_WORD : subject;
}

/** The channels by which requests came, in the order of charts. */
export const CHANNEL_WORDS = {
  campaign: 'Campagnes',
  site: 'Autres sites',
  direct: 'En direct',
  phone: 'Téléphone',
  unknown: 'Provenance inconnue',
} as const;

export type VisitChannel = keyof typeof CHANNEL_WORDS;

export const CHANNELS = codesOf(CHANNEL_WORDS);

/** The periods of the page of figures, with the word of each in its address. */
export const PERIOD_WORDS = {
  month: { label: 'Ce mois', slug: 'mois' },
  '7': { label: '7\u00a0jours', slug: '7-jours' },
  '30': { label: '30\u00a0jours', slug: '30-jours' },
  '90': { label: '90\u00a0jours', slug: '90-jours' },
} as const satisfies Record<string, Word>;

export type Period = keyof typeof PERIOD_WORDS;

export const PERIODS = codesOf(PERIOD_WORDS);

/** The tables of the page of figures, each to be had as a file, under its word. */
export const TABLE_WORDS = {
  days: 'visites-par-jour',
  weeks: 'demandes-par-semaine',
  pages: 'pages',
  campaigns: 'campagnes',
  sites: 'sites',
  forms: 'formulaires',
  events: 'gestes',
  vitals: 'vitesse',
} as const;

export type FigureTable = keyof typeof TABLE_WORDS;

export const FIGURE_TABLES = codesOf(TABLE_WORDS);
