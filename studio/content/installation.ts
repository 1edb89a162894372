/** The facts a built studio cannot know: its site, and the content service it edits. */
export type Installation = {
  agencyName: string;
  projectId: string;
  dataset: string;
  /** True for the hosted service, which has a login of its own. */
  hosted: boolean;
};

/** Served beside the studio by `server/studio-files.ts`. Throws when it cannot be read: there is nothing to show then. */
export async function readInstallation(): Promise<Installation> {
  const response = await fetch('/studio/installation.json');
  if (!response.ok) throw new Error(`installation.json: ${response.status}`);
  return response.json();
}
