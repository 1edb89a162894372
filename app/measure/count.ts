/** Hears an event of the visit by its name, `wa_open`, and its fields. */
export type EventListener = (name: string, fields: Readonly<Record<string, string>>) => void;

/** The listeners of events: the site's own counting, and Google Analytics after consent. */
export const eventListeners = new Set<EventListener>();

/** Reports an event of the visit. Nothing listens where visits are not counted. */
export const report: EventListener = (name, fields) => {
  for (const hear of eventListeners) hear(name, fields);
};
