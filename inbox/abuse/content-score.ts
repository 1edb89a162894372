/**
 * Scores how much a message looks like spam: what programs send to every form they find. A message that reaches
 * `SUSPICIOUS` is set apart, and told of to the agency within the day.
 *
 * Signs are of two kinds. Telling ones are what people hardly ever write: an offer, code, a disguised word.
 * Accompanying ones are what honest people show too: sites, figures, another alphabet. However many of those there
 * are, with haste beside them, they never reach the sum by themselves. The corpora in `testing/` hold what must pass
 * and what must not: a weight is changed together with them.
 */
import type { FieldValues } from '../form-schema.ts';
import type { FormDescription, FormField } from '../forms/form-description.ts';
import { intentOf } from './intent.ts';
import { TRADES } from './phrases.ts';
import {
  disguisedWords,
  fold,
  hidesLetters,
  isRandom,
  isRepetitive,
  isShouted,
  isUnexpectedScript,
} from './shapes.ts';

/** The score from which a message goes into quarantine. */
export const SUSPICIOUS = 10;

/** The signs of spam, each with the most that it adds to the score. */
export const WEIGHTS = {
  /** The agency set a message of this mailbox apart by hand, and none of it back since. */
  unwanted_sender: 10,
  /** `[url=…]`, `<a href=…>`: no person types these into a form. */
  markup: 10,
  /** A link in a field for a name. */
  link_in_name: 10,
  /** A seller's phrases (`phrases.ts`) and offers weigh this at most; less where the visitor asks for something. */
  phrases: 18,
  /** A price and a site, and nobody who writes to anybody. */
  advertisement: 7,
  /** Latin letters with Cyrillic or Greek ones among them, in one word: made to pass filters. */
  disguised_words: 8,
  repetition: 7,
  /** `wKjHQfdTRsaq`, in several fields. In a single field it only adds to other signs. */
  random_letters: 12,
  /** Twelve sites or more, and no question. */
  link_list: 8,
  // The signs from here on only count beside others.
  /** Sites where people do not show their work: 3 for one, 1 for each more. */
  links: 5,
  /** An address behind a shortener, which hides where it leads. */
  hidden_link: 3,
  /** Words of the trades of `phrases.ts` that clients and candidates use too. */
  trade_words: 4,
  /** Cyrillic, Chinese, Japanese, Korean, Thai: possible, and rare from people who read a French page. */
  unexpected_script: 4,
  /** Letters one cannot see, inside words. */
  invisible_letters: 4,
  /** The free text is that of another field. */
  same_answers: 4,
  /** `$5,000 per day`. */
  money: 3,
  shouting: 2,
  /** Sent by script, sooner after its first field than writing takes. */
  hurry: 3,
} as const;

export type Sign = keyof typeof WEIGHTS;

/** The most that signs accompanying others add together; haste comes on top, and is as much as is missing less one. */
const ACCOMPANYING_MOST = SUSPICIOUS - WEIGHTS.hurry - 1;

const ACCOMPANYING = new Set<Sign>([
  'links',
  'hidden_link',
  'trade_words',
  'unexpected_script',
  'invisible_letters',
  'same_answers',
  'money',
  'shouting',
]);

/** The points subtracted when a visitor asks for something: fewer if they also offer something. */
const ASKING = 10;
const ASKING_AND_OFFERING = 6;
/** A candidate takes so much off: programs attach no CV, and candidates write of their trade. */
const APPLYING = 7;

export type Judgement = {
  score: number;
  /** The signs found, the strongest first. */
  signs: Sign[];
  /** The words of `phrases.ts` and the sites that spoke against it. */
  words: string[];
  sites: string[];
};

type Circumstances = {
  /** Whether the page's script sent it faster than a person writes, or without a fill token. */
  hurried: boolean;
  /** The agency has found these exact words and sites honest: neither counts. */
  believed?: { words: ReadonlySet<string>; sites: ReadonlySet<string> };
};

/** Hosts on which people show their work, themselves or the way to their door. */
const SHOWN_BY_EVERYBODY = new Set(
  [
    'behance.net dribbble.com vimeo.com youtube.com youtu.be github.com gitlab.com codepen.io figma.com canva.com',
    'notion.so notion.site artstation.com 500px.com flickr.com soundcloud.com medium.com issuu.com unsplash.com',
    'instagram.com facebook.com linkedin.com tiktok.com pinterest.com x.com twitter.com threads.net snapchat.com',
    'wa.me whatsapp.com maps.google.com maps.app.goo.gl google.com google.fr google.co.ma goo.gl',
    'drive.google.com docs.google.com dropbox.com wetransfer.com we.tl icloud.com onedrive.live.com 1drv.ms',
    'booking.com tripadvisor.com tripadvisor.fr airbnb.fr airbnb.com wikipedia.org',
  ].flatMap((hosts) => hosts.split(' ')),
);

const SHORTENERS = new Set(
  'bit.ly tinyurl.com cutt.ly t.me is.gd ow.ly rb.gy shorturl.at telegra.ph t.ly rebrand.ly lnkd.su clck.ru vk.cc u.to'.split(
    ' ',
  ),
);

/** An address with its scheme or `www.`; a bare name may be anything: "index.html", "fin.Début". */
const ADDRESS =
  /(?:https?:\/\/|\bwww\.)([\p{L}\d.-]{3,253})|\b((?:t\.me|bit\.ly|telegra\.ph)\/\S)/giu;

/** Endings of two parts under which everybody has a site of their own, such as `.co.uk` or `.com.br`. */
const SHARED_ENDING = /^(?:co|com|net|org|gov|ac|press)\.[a-z]{2}$/;

/**
 * Returns the sites a text leads to, each once: fourteen pages of one site are one. Those of the visitor's own mail, and
 * where everybody shows their work, are left out.
 *
 * @param ownHost of the visitor's mail: they may well name their own site
 */
function linksIn(text: string, ownHost: string): { unknown: Set<string>; hidden: number } {
  const unknown = new Set<string>();
  let hidden = 0;
  for (const [, host, short = ''] of text.matchAll(ADDRESS)) {
    const name = (host ?? short.split('/')[0] ?? '').toLowerCase().replace(/^www\.|\.$/g, '');
    if (SHORTENERS.has(name)) hidden += 1;
    else if (!belongsTo(name, ownHost) && !isShownByEverybody(name)) unknown.add(siteOf(name));
  }
  return { unknown, hidden };
}

/** The site a host belongs to: `blog.exemple.ma` is `exemple.ma`. */
function siteOf(host: string): string {
  const labels = host.split('.');
  const labelCount = SHARED_ENDING.test(labels.slice(-2).join('.')) ? 3 : 2;
  return labels.slice(-labelCount).join('.');
}

function isShownByEverybody(host: string): boolean {
  return host
    .split('.')
    .some((_, start, labels) => SHOWN_BY_EVERYBODY.has(labels.slice(start).join('.')));
}

function belongsTo(host: string, owner: string): boolean {
  return (
    owner !== '' && (host === owner || host.endsWith(`.${owner}`) || owner.endsWith(`.${host}`))
  );
}

/** Forms without a free text, such as the newsletter's, have nothing to be judged by. */
export function judgeContent(
  { fields: described, kind }: FormDescription,
  fields: FieldValues,
  { hurried, believed }: Circumstances,
): Judgement {
  const typed = Object.entries<FormField>(described).filter(
    ([, { element }]) => element === 'textarea' || element === 'input',
  );
  const answerTo = (name: string) => fields[name] ?? '';
  const texts = typed
    .filter(([, { element }]) => element === 'textarea')
    .map(([name]) => answerTo(name));
  if (texts.length === 0) return { score: 0, signs: [], words: [], sites: [] };
  const lines = typed.filter(isWording).map(([name]) => answerTo(name));
  const text = texts.join('\n\n');
  const all = `${lines.join('\n')}\n${text}`;
  const ownHost = answerTo('email').split('@').at(-1)?.toLowerCase() ?? '';
  const applies = kind.endsWith('application');

  const links = linksIn(text, ownHost);
  const sites = [...links.unknown].filter((site) => !believed?.sites.has(site));
  const phrases = weighPhrases(fold(all), believed?.words ?? NOTHING, {
    applies,
    // Only the free text counts: the other fields of an application hold such words anyway.
    tellsOfWork: applies && OF_CANDIDATES.test(fold(text)),
    linked: links.unknown.size + links.hidden > 0 || MONEY.test(text),
  });
  const random = [...lines, ...texts].filter(isRandom).length;
  const disguised = disguisedWords(all);

  const points = {
    unwanted_sender: 0,
    markup: MARKUP.test(text) ? WEIGHTS.markup : 0,
    link_in_name: namesIn(fields).some((name) => LINK_IN_NAME.test(name))
      ? WEIGHTS.link_in_name
      : 0,
    phrases: phrases.told,
    advertisement:
      phrases.told === 0 && sites.length > 0 && phrases.cries ? WEIGHTS.advertisement : 0,
    disguised_words: disguised === 0 ? 0 : disguised === 1 ? 5 : WEIGHTS.disguised_words,
    repetition: isRepetitive(text) ? WEIGHTS.repetition : 0,
    random_letters: random >= 2 ? WEIGHTS.random_letters : 0,
    link_list: sites.length >= 12 && !phrases.asks ? WEIGHTS.link_list : 0,
    links: sites.length === 0 ? 0 : Math.min(2 + sites.length, WEIGHTS.links),
    hidden_link: links.hidden > 0 ? WEIGHTS.hidden_link : 0,
    trade_words: phrases.named,
    unexpected_script: isUnexpectedScript(text) ? WEIGHTS.unexpected_script : 0,
    invisible_letters: hidesLetters(text) ? WEIGHTS.invisible_letters : 0,
    same_answers: texts.some((one) => one.length >= 5 && lines.includes(one))
      ? WEIGHTS.same_answers
      : 0,
    money: MONEY.test(text) ? WEIGHTS.money : 0,
    shouting: isShouted(text) ? WEIGHTS.shouting : 0,
    hurry: hurried ? WEIGHTS.hurry : 0,
  } satisfies Record<Sign, number>;

  const signs = Object.keys(points)
    .filter(isSign)
    .filter((sign) => points[sign] > 0)
    .toSorted((a, b) => points[b] - points[a]);
  const sum = (counted: Sign[]) => counted.reduce((total, sign) => total + points[sign], 0);
  const accompanying = sum(signs.filter((sign) => ACCOMPANYING.has(sign)));
  const telling = sum(signs.filter((sign) => !ACCOMPANYING.has(sign)));
  return {
    score: telling + Math.min(accompanying, ACCOMPANYING_MOST),
    signs,
    words: phrases.words,
    sites,
  };
}

export function isSign(name: string): name is Sign {
  return Object.hasOwn(WEIGHTS, name);
}

/** Whether a field holds words: addresses, telephone numbers and figures look random by right. */
function isWording([, field]: [string, FormField]): boolean {
  return field.element === 'input' && field.attributes.type === 'text';
}

function namesIn({ name = '', firstName = '', lastName = '' }: FieldValues): string[] {
  return [name, firstName, lastName];
}

const NOTHING: ReadonlySet<string> = new Set();

const MARKUP = /\[(?:url|link)[=\]]|<a\s[^>]{0,200}href\s*=|<\/a>/i;
const LINK_IN_NAME = /https?:\/\/|\bwww\.|\bt\.me\/|\.(?:com|net|org|ru|xyz|top)\/\S/i;
const MONEY =
  /(?:[$€£]\s?\d[\d.,\s]{2,15}|\d[\d.,\s]{2,15}(?:[$€£]|usd\b|eur\b|dollars\b))[^.\n]{0,30}\b(?:per|a|each|every|par)\s(?:day|week|month|hour|jour|semaine|mois)\b/i;

/** The weight of a seller's first phrase, of each further one, and of a pitch around it. */
const SELLER_PHRASE = 7;
const SWINDLER_PHRASE = 10;
/** A seller's expression where nobody could answer to it. */
const MENTIONED = 7;
/**
 * The weight of a swindler's phrases: together with haste, a friend's warning about a swindle stays below the limit.
 */
const WARNED = SUSPICIOUS - WEIGHTS.hurry - 1;
const FURTHER_PHRASE = 4;
const OFFERED = 4;
const ADDRESSED = 3;
const CALLED = 3;
const PRICED = 3;
const MOST_FURTHER_PHRASES = 2;

const OF_CANDIDATES =
  /\b(?:cv|portfolio|book|curriculum|resume|poste|stage|internship|practicas|position|formation|diplom\w+|experience|ans|years|anos|snin)\b|خبره|تدريب|اعمالي/;

type Phrases = { told: number; named: number; words: string[]; asks: boolean; cries: boolean };

/** Weighs phrases about a trade by how they are used: one that is only mentioned may be the visitor's own. */
function weighPhrases(
  folded: string,
  believed: ReadonlySet<string>,
  { applies, tellsOfWork, linked }: { applies: boolean; tellsOfWork: boolean; linked: boolean },
): Phrases {
  const matches = (patterns: readonly RegExp[]) =>
    patterns
      .map((pattern) => pattern.exec(folded)?.[0]?.trim())
      .filter((words) => words !== undefined)
      .filter((words) => !believed.has(words));
  const intent = intentOf(folded);
  const { offers, addresses, calls, prices } = intent;
  const asks = intent.asks || tellsOfWork;
  const sellerPhrases: string[] = [];
  const named: string[] = [];
  let strongest = 0;
  for (const trade of TRADES) {
    const phrases = matches(trade.told);
    // A candidate may mention links and followers that they won for others.
    const isWork = applies && !trade.swindle && !addresses;
    (isWork ? named : sellerPhrases).push(...phrases);
    if (phrases.length > 0 && !isWork)
      strongest = Math.max(strongest, trade.swindle ? SWINDLER_PHRASE : SELLER_PHRASE);
    if (phrases.length === 0) named.push(...matches(trade.named));
  }
  // A word without a link is mentioned, not sold: "our form gets spam for viagra".
  const reachable = linked || offers || addresses || calls;
  const unanswered = strongest === SWINDLER_PHRASE ? WARNED : MENTIONED;
  const first = reachable ? strongest : Math.min(strongest, unanswered);
  const proposes = offers || (prices && (calls || addresses || linked));
  const pitched = sellerPhrases.length > 0 || (proposes && named.length > 0 && !asks);
  const again =
    Math.min(Math.max(sellerPhrases.length - 1, 0), MOST_FURTHER_PHRASES) * FURTHER_PHRASE;
  const around = pitched
    ? (offers ? OFFERED : 0) +
      (addresses ? ADDRESSED : 0) +
      (calls ? CALLED : 0) +
      (prices ? PRICED : 0)
    : 0;
  // Someone who offers "a link on your blog" may also ask for a price, which earns them no credit.
  const sellsToReader = sellerPhrases.some((words) => intentOf(words).addresses);
  const asking = sellsToReader ? 0 : offers ? ASKING_AND_OFFERING : ASKING;
  const credit = (asks ? asking : 0) + (applies ? APPLYING : 0);
  return {
    told: Math.max(0, Math.min(first + again + around, WEIGHTS.phrases) - credit),
    named: named.length === 0 ? 0 : Math.min(2 + named.length, WEIGHTS.trade_words),
    words: [...sellerPhrases, ...named],
    asks,
    cries: prices && !asks && !applies && !intent.personal,
  };
}
