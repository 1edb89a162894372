export type Alarm = {
  /** The alarm's key: one with the same reason is sent once a day. */
  reason: string;
  /** French, a line; the mail's subject. */
  title: string;
  /** In French: the problem, what the site does meanwhile, what a person can do. */
  text: string;
  /** The path in the desk where a person can act, and the button's text, in French. */
  link?: { path: string; label: string };
};
