/** An alarm as a mail says it. */
export type Alarm = {
  /** Names the cause among all others; the same is told once a day. */
  reason: string;
  /** French, a line; the mail's subject. */
  title: string;
  /** French: what is wrong, what the site does meanwhile, what a person can do. */
  text: string;
};
