/** The states of the agency's work and their words on screens, in addresses and exports. Screens may import it. */

export type Word = {
  label: string;
  /** The name in the desk's addresses. */
  slug: string;
};

type Words = Readonly<Record<string, Word>>;

/** The statuses of a request. The first two still owe the sender an answer. */
export const STATUS_WORDS = {
  new: { label: 'Nouveau', slug: 'nouveau' },
  in_progress: { label: 'En cours', slug: 'en-cours' },
  answered: { label: 'Répondu', slug: 'repondu' },
  closed: { label: 'Clos', slug: 'clos' },
} as const satisfies Words;

export type Status = keyof typeof STATUS_WORDS;
export const STATUSES = codesOf(STATUS_WORDS);

/** The stages of an application. Its status follows, see `statusAtStage`. */
export const STAGE_WORDS = {
  received: { label: 'Reçue', slug: 'recue' },
  shortlisted: { label: 'Présélection', slug: 'preselection' },
  interview: { label: 'Entretien', slug: 'entretien' },
  offer: { label: 'Offre', slug: 'offre' },
  hired: { label: 'Embauche', slug: 'embauche' },
  rejected: { label: 'Refus', slug: 'refus' },
} as const satisfies Words;

export type Stage = keyof typeof STAGE_WORDS;
export const STAGES = codesOf(STAGE_WORDS);

/**
 * The status at each stage: the answer is due while the application is being read, given with an interview or an offer,
 * and not needed after the end.
 */
const STATUS_AT: Readonly<Record<Stage, Status>> = {
  received: 'new',
  shortlisted: 'in_progress',
  interview: 'answered',
  offer: 'answered',
  hired: 'closed',
  rejected: 'closed',
};

export function isOwedStatus(status: Status): boolean {
  return status === 'new' || status === 'in_progress';
}

/** Returns the status of an application at a stage. One that was answered by mail stays answered. */
export function statusAtStage(stage: Stage, before: Status): Status {
  const status = STATUS_AT[stage];
  return isOwedStatus(status) && before === 'answered' ? before : status;
}

/** The states of a comment's moderation. */
export const COMMENT_WORDS = {
  pending: { label: 'À modérer', slug: 'a-moderer' },
  approved: { label: 'Publié', slug: 'publie' },
  refused: { label: 'Refusé', slug: 'refuse' },
} as const satisfies Words;

export type CommentState = keyof typeof COMMENT_WORDS;
export const COMMENT_STATES = codesOf(COMMENT_WORDS);

/** The states of an address's subscription to the newsletter. */
export const SUBSCRIPTION_WORDS = {
  confirmed: { label: 'Inscrite', slug: 'inscrit' },
  pending: { label: 'À confirmer', slug: 'a-confirmer' },
  unsubscribed: { label: 'Désinscrite', slug: 'desinscrit' },
  /**
   * The address is closed after three letters in a row that its mail server refused. A new confirmed subscription opens
   * it again.
   */
  closed: { label: 'Fermée', slug: 'fermee' },
} as const satisfies Words;

export type SubscriptionState = keyof typeof SUBSCRIPTION_WORDS;
export const SUBSCRIPTION_STATES = codesOf(SUBSCRIPTION_WORDS);

/** The states of the sending of a newsletter issue. */
export const MAILING_WORDS = {
  scheduled: { label: 'Programmée', slug: 'programmee' },
  sending: { label: 'En cours d’envoi', slug: 'en-cours' },
  sent: { label: 'Envoyée', slug: 'envoyee' },
  /** The mailing was stopped before its last letter. */
  stopped: { label: 'Arrêtée', slug: 'arretee' },
} as const satisfies Words;

export type MailingState = keyof typeof MAILING_WORDS;
export const MAILING_STATES = codesOf(MAILING_WORDS);

/** Lists the codes of words in the order they are declared. */
export function codesOf<Code extends string>(words: Readonly<Record<Code, unknown>>): Code[] {
  const codes: Code[] = [];
  for (const code in words) codes.push(code);
  return codes;
}

/** The code behind a word of an address; undefined for an unknown word. */
export function codeOf<Code extends string>(
  words: Readonly<Record<Code, Word>>,
  slug: string | null,
): Code | undefined {
  return codesOf(words).find((code) => words[code].slug === slug);
}
