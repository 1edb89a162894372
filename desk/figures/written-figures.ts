/** Figures as French writes them: `1 284`, `4,7 %`, `+12 %`. */

import { subjectWord } from '../../inbox/contract/figure-words.ts';
import type { Vital } from '../../inbox/forms/beacon.ts';

const whole = new Intl.NumberFormat('fr-FR');
const share = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 });
const change = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});
const points = new Intl.NumberFormat('fr-FR', {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const hundredth = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

export function writtenCount(count: number): string {
  return whole.format(count);
}

/** The share of a part; undefined of nothing, as a share of no visit is none. */
export function shareOf(part: number, all: number): number | undefined {
  return all > 0 ? part / all : undefined;
}

export function writtenShare(of: number | undefined): string {
  return of === undefined ? '–' : share.format(of);
}

/** A change as a percentage, `+12 %`; undefined where there is nothing to compare with. */
export function writtenChange(now: number, before: number): string | undefined {
  return before > 0 ? withMinus(change.format((now - before) / before)) : undefined;
}

/** The difference of two shares, `+0,4 pt`: a percentage of percentages would mislead. */
export function writtenPoints(now: number, before: number): string {
  return `${withMinus(points.format((now - before) * 100))}\u00a0pt`;
}

/** The sign that is as wide as a plus. */
function withMinus(written: string): string {
  return written.replace('-', '\u2212');
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A length of time: `42 min`, `3,5h`, `2,1 j`. */
export function writtenTime(milliseconds: number): string {
  if (milliseconds < HOUR) return `${Math.max(1, Math.round(milliseconds / MINUTE))}\u00a0min`;
  if (milliseconds < 48 * HOUR) return `${decimal.format(milliseconds / HOUR)}h`;
  return `${decimal.format(milliseconds / (24 * HOUR))}\u00a0j`;
}

/** A Core Web Vital in its unit: `2,1 s`, `180 ms`, `0,05`. */
export function writtenVital(vital: Vital, value: number): string {
  if (vital === 'CLS') return hundredth.format(value);
  if (vital === 'INP') return `${whole.format(Math.round(value))}\u00a0ms`;
  return `${decimal.format(value / 1000)}\u00a0s`;
}

/** The pages of each route that are counted together. */
const ROUTES: Readonly<Record<string, string>> = {
  '/': 'Accueil',
  '/services': 'Services',
  '/services/:slug': 'Pages de service',
  '/work': 'Travaux',
  '/work/:slug': 'Projets',
  '/about': 'À propos',
  '/blog': 'Blog',
  '/blog/:slug': 'Articles',
  '/careers': 'Carrières',
  '/careers/:slug': 'Offres d’emploi',
  '/contact': 'Contact',
  '/newsletter': 'Newsletter',
  '/newsletter/:slug': 'Lettres',
  '/legal': 'Mentions légales',
};

export function routeName(route: string): string {
  return ROUTES[route] ?? route;
}

const EVENTS: Readonly<Record<string, string>> = {
  wa_open: 'WhatsApp ouvert',
  package_select: 'Formule choisie',
  service_cta_click: 'Appel d’une page de service suivi',
  form_success: 'Formulaire envoyé',
};

/** Returns the name of an event; one that this version does not know keeps its own. */
export function eventName(name: string): string {
  const [event, detail] = name.split(':');
  if (event === 'wa_pick') return `WhatsApp, question «\u00a0${detail}\u00a0»`;
  return EVENTS[name] ?? subjectWord(name);
}
