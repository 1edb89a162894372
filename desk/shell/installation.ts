import { type ClockOffsets, trustOffsets } from '../../packages/kit/calendar/casablanca-time.ts';
import { DESK_ANSWERS } from '../../staff/desk-places.ts';

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

/** Served by `server/studio-files.ts`. Throws when it cannot be read. */
export async function readInstallation(): Promise<Installation> {
  const response = await fetch(DESK_ANSWERS.installation);
  if (!response.ok) throw new Error(`installation.json: ${response.status}`);
  const installation: Installation = await response.json();
  trustOffsets(installation.clock);
  return installation;
}
