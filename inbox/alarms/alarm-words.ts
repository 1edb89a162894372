export type Alarm = {
  /** The alarm's key: one with the same reason is sent once a day. */
  reason: string;
  /** French, a line; the mail's subject. */
  title: string;
  /** French: what is wrong, what the site does meanwhile, what a person can do. */
  text: string;
  /** Where a person can do it: a path of the desk, and what the button says, in French. */
  link?: { path: string; label: string };
};
