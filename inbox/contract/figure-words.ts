/** What is counted of visits as it is read, on screens and in exports. Plain data: screens may import it. */
import type { Campaign } from '../forms/source.ts';

/** Stands in counts for all others: beyond a day's ceiling, or not fit to be kept as they are. */
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
