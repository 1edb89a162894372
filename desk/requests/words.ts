/** The words of the desk, on screen and in addresses; states have theirs in `inbox/contract/states.ts`. */
import type { Sign } from '../../inbox/contract/requests.ts';
import { STATUS_WORDS, type Status, type Word } from '../../inbox/contract/states.ts';

/**
 * The views of a list of requests: one status, both open statuses, or all; those one has not read, and those to follow
 * up now.
 */
export type View = Status | 'owed' | 'all' | 'unread' | 'due';

/** The words of each view, as adjectives of "demandes". */
export const VIEW_WORDS: Readonly<Record<View, Word>> = {
  owed: { label: 'À traiter', slug: 'a-traiter' },
  due: { label: 'À reprendre', slug: 'a-reprendre' },
  unread: { label: 'Non lues', slug: 'non-lues' },
  all: { label: 'Toutes', slug: 'toutes' },
  new: { label: 'Nouvelles', slug: STATUS_WORDS.new.slug },
  in_progress: { label: 'En cours', slug: STATUS_WORDS.in_progress.slug },
  answered: { label: 'Répondues', slug: STATUS_WORDS.answered.slug },
  closed: { label: 'Closes', slug: STATUS_WORDS.closed.slug },
};

const QUARANTINE_REASONS: ReadonlyMap<string, string> = new Map([
  ['honeypot', 'Le champ caché du formulaire a été rempli, ce que seul un robot fait.'],
  ['content', 'Le texte ressemble à un envoi publicitaire.'],
  ['by_hand', 'Quelqu’un de l’équipe l’a mis de côté.'],
]);

export function quarantineReason(reason: string): string {
  return QUARANTINE_REASONS.get(reason) ?? 'L’envoi a été jugé suspect à sa réception.';
}

/** The signs of spam, as one says them to a colleague. */
export const SIGN_SENTENCES: Readonly<Record<Sign, string>> = {
  unwanted_sender: 'L’équipe a déjà mis de côté un message de cette adresse.',
  markup: 'Le texte contient du code de page web, que personne ne tape à la main.',
  link_in_name: 'Une adresse de page est écrite à la place du nom.',
  phrases: 'On y lit des formules de démarchage\u00a0: référencement, casino, crédit…',
  advertisement: 'On y annonce un prix et un site, sans s’adresser à personne.',
  disguised_words:
    'Des lettres d’un autre alphabet se cachent dans des mots, pour tromper les filtres.',
  repetition: 'Les mêmes mots reviennent sans cesse.',
  random_letters: 'Des champs sont remplis de lettres au hasard.',
  link_list: 'C’est une longue liste de sites, et l’on n’y demande rien.',
  links: 'Le texte renvoie vers des sites inconnus.',
  hidden_link: 'Un lien raccourci cache où il mène.',
  trade_words: 'On y parle de ce que vendent les envois publicitaires.',
  unexpected_script: 'Le texte est écrit dans un alphabet que nos visiteurs n’emploient guère.',
  invisible_letters: 'Des signes invisibles sont glissés dans les mots.',
  same_answers: 'Plusieurs champs portent le même texte.',
  money: 'On y parle d’argent par jour ou par mois.',
  shouting: 'Presque tout est en capitales.',
  hurry: 'Le formulaire est parti plus vite qu’on ne l’écrit.',
};
