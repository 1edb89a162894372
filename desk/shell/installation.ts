import { createContext, use } from 'react';
import { type ClockOffsets, trustOffsets } from '../../packages/kit/calendar/casablanca-time.ts';
import { DESK_ENDPOINTS } from '../../staff/desk-addresses.ts';
import { useTitle } from './addresses.ts';

/** The facts a built desk cannot know: its site, and the content service it edits. */
export type Installation = {
  agencyName: string;
  projectId: string;
  dataset: string;
  /** True for the hosted service, which has a login of its own. */
  hosted: boolean;
  /** The server's offsets of Casablanca: the browser's may be old. */
  clock: ClockOffsets;
};

/** Reads what `server/studio-files.ts` serves. Throws when it cannot be read. */
export async function readInstallation(): Promise<Installation> {
  const response = await fetch(DESK_ENDPOINTS.installation);
  if (!response.ok) throw new Error(`installation.json: ${response.status}`);
  const installation: Installation = await response.json();
  trustOffsets(installation.clock);
  return installation;
}

type Agency = Pick<Installation, 'agencyName' | 'hosted'>;

/** The agency whose desk it is; without a name until that is known. */
export const AgencyContext = createContext<Agency>({ agencyName: '', hosted: false });

/** Names the browser's tab after a screen and the agency. */
export function useAgencyTitle(title: string): void {
  const { agencyName } = use(AgencyContext);
  useTitle(agencyName ? `${title} – ${agencyName}` : title);
}

/** The agency's name is written in *Contenus* and in *Installation*, and shown by the desk around them. */
const RENAMED = 'agency-renamed';

/** Tells the desk that the name may be another one. */
export function announceName(): void {
  dispatchEvent(new Event(RENAMED));
}

/** @returns what ends it */
export function onNameAnnounced(listener: () => void): () => void {
  addEventListener(RENAMED, listener);
  return () => removeEventListener(RENAMED, listener);
}
