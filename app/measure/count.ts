/** Hears an event of the visit by its name, `wa_open`, and its fields. */
export type EventListener = (name: string, fields: Readonly<Record<string, string>>) => void;

/** The listeners that are told of events: the site's own counting, and Google Analytics once the visitor has agreed to it. */
export const eventListeners = new Set<EventListener>();

/** Tells of an event of the visit. Where visits are not counted nothing hears it. */
export const report: EventListener = (name, fields) => {
  for (const hear of eventListeners) hear(name, fields);
};
