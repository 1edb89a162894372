/** What the words of the inbox are called on screen, and in addresses. */
import type { Sign } from '../../inbox/abuse/content-score.ts';
import type { RequestItem } from '../../inbox/api/request-contract.ts';
import type { Subscription } from '../../inbox/api/subscription-contract.ts';
import type { Area, Role, Stage, Status } from '../../inbox/requests/words.ts';

export type Word = { label: string; slug: string };

export const STATUS_WORDS: Readonly<Record<Status, Word>> = {
  new: { label: 'Nouveau', slug: 'nouveau' },
  in_progress: { label: 'En cours', slug: 'en-cours' },
  answered: { label: 'Répondu', slug: 'repondu' },
  closed: { label: 'Clos', slug: 'clos' },
};

/** What a list of requests is narrowed to: one status, both that still owe an answer, or any. */
export type View = Status | 'owed' | 'all';

/** As adjectives of "demandes". */
export const VIEW_WORDS: Readonly<Record<View, Word>> = {
  owed: { label: 'À traiter', slug: 'a-traiter' },
  all: { label: 'Toutes', slug: 'toutes' },
  new: { label: 'Nouvelles', slug: STATUS_WORDS.new.slug },
  in_progress: { label: 'En cours', slug: STATUS_WORDS.in_progress.slug },
  answered: { label: 'Répondues', slug: STATUS_WORDS.answered.slug },
  closed: { label: 'Closes', slug: STATUS_WORDS.closed.slug },
};

export const STAGE_WORDS: Readonly<Record<Stage, Word>> = {
  received: { label: 'Reçue', slug: 'recue' },
  shortlisted: { label: 'Présélection', slug: 'preselection' },
  interview: { label: 'Entretien', slug: 'entretien' },
  offer: { label: 'Offre', slug: 'offre' },
  hired: { label: 'Embauche', slug: 'embauche' },
  rejected: { label: 'Refus', slug: 'refus' },
};

type CommentState = NonNullable<RequestItem['comment']>['state'];

export const COMMENT_WORDS: Readonly<Record<CommentState, Word>> = {
  pending: { label: 'À modérer', slug: 'a-moderer' },
  approved: { label: 'Publié', slug: 'publie' },
  refused: { label: 'Refusé', slug: 'refuse' },
};

export const SUBSCRIPTION_WORDS: Readonly<Record<Subscription['state'], Word>> = {
  confirmed: { label: 'Inscrit', slug: 'inscrit' },
  pending: { label: 'À confirmer', slug: 'a-confirmer' },
  unsubscribed: { label: 'Désinscrit', slug: 'desinscrit' },
};

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  administrator: 'Administrateur',
  editor: 'Éditeur',
  sales: 'Commercial',
  recruiter: 'Recruteur',
};

export const AREA_NAMES: Readonly<Record<Area, string>> = {
  contact: 'Messages',
  applications: 'Candidatures',
  comments: 'Commentaires',
  newsletter: 'Newsletter',
};

const KIND_NAMES: ReadonlyMap<string, string> = new Map([
  ['contact-request', 'Demande de projet'],
  ['contact-message', 'Message'],
  ['short-application', 'Candidature spontanée'],
  ['job-application', 'Candidature'],
  ['comment', 'Commentaire'],
  ['newsletter-subscription', 'Inscription à la newsletter'],
]);

/** A kind newer than this screen keeps its own name. */
export function kindName(kind: string): string {
  return KIND_NAMES.get(kind) ?? kind;
}

const QUARANTINE_REASONS: ReadonlyMap<string, string> = new Map([
  ['honeypot', 'Le champ caché du formulaire a été rempli, ce que seul un robot fait.'],
  ['content', 'Le texte ressemble à un envoi publicitaire.'],
  ['by_hand', 'Quelqu’un de l’équipe l’a mis de côté.'],
]);

export function quarantineReason(reason: string): string {
  return QUARANTINE_REASONS.get(reason) ?? 'L’envoi a été jugé suspect à sa réception.';
}

/** What the site saw in a message, as one says it to a colleague. */
export const SIGN_SENTENCES: Readonly<Record<Sign, string>> = {
  markup: 'Le texte contient du code de page web, que personne ne tape à la main.',
  link_in_name: 'Une adresse de page est écrite à la place du nom.',
  links: 'Le texte renvoie vers des sites inconnus.',
  hidden_link: 'Un lien raccourci cache où il mène.',
  phrases: 'On y lit des formules de démarchage : référencement, casino, crédit…',
  disguised_words:
    'Des lettres d’un autre alphabet se cachent dans des mots, pour tromper les filtres.',
  unexpected_script: 'Le texte est écrit dans un alphabet que nos visiteurs n’emploient guère.',
  invisible_letters: 'Des signes invisibles sont glissés dans les mots.',
  repetition: 'Les mêmes mots reviennent sans cesse.',
  same_answers: 'Plusieurs champs portent le même texte.',
  random_letters: 'Des champs sont remplis de lettres au hasard.',
  money: 'On y promet de l’argent par jour ou par mois.',
  shouting: 'Presque tout est en capitales.',
  hurry: 'Le formulaire est parti plus vite qu’on ne l’écrit.',
};

/** The code behind a word of an address; what nobody wrote means nothing. */
export function codeOf<Code extends string>(
  words: Readonly<Record<Code, Word>>,
  slug: string | null,
): Code | undefined {
  return codesOf(words).find((code) => words[code].slug === slug);
}

/** In the order they are declared. */
export function codesOf<Code extends string>(words: Readonly<Record<Code, unknown>>): Code[] {
  const codes: Code[] = [];
  for (const code in words) codes.push(code);
  return codes;
}
