import { DESK_ANSWERS } from '../../staff/desk-places.ts';

/** The facts a built desk cannot know: its site, and the content service it edits. */
export type Installation = {
  agencyName: string;
  projectId: string;
  dataset: string;
  /** True for the hosted service, which has a login of its own. */
  hosted: boolean;
};

/** Served by `server/studio-files.ts`. Throws when it cannot be read. */
export async function readInstallation(): Promise<Installation> {
  const response = await fetch(DESK_ANSWERS.installation);
  if (!response.ok) throw new Error(`installation.json: ${response.status}`);
  return response.json();
}
