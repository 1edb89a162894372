/** The agency's name is written in *Contenus* and in *Installation*, and shown by the desk around them. */
const listeners = new Set<() => void>();

/** Tells the desk that the name may be another one. */
export function announceName(): void {
  for (const listener of listeners) listener();
}

/** @returns what ends it */
export function onNameAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
