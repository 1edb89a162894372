/** The dataset both the server and the page's script read, at the address `apiHost` of the content service. */
export const DATASET = {
  projectId: 'agence',
  dataset: 'production',
  apiVersion: '2025-02-19',
  useProjectHostname: false,
  useCdn: false,
};

/** What the page tells its script. */
export type LiveSettings = {
  apiHost: string;
  /** Of draft mode alone. */
  token?: string;
  /** The sync tags of what the page shows. */
  tags: readonly string[];
};
