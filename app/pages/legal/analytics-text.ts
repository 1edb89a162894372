import { LEGAL_ANCHORS } from '../../../model/legal-anchors.ts';
import type { RichText } from '../../content/texts/rich-text.ts';
import type { Legal } from './query.ts';
import { textBlock } from './text-block.ts';

/**
 * The same texts, with what Google Analytics does at the end of the one on cookies. It is the code that loads it, and so
 * the code that tells of it: the agency's own text need not know whether it is configured.
 */
export function withAnalytics(legal: Legal): Legal {
  const texts = legal.texts.map((text) =>
    text.anchor === LEGAL_ANCHORS.cookiePolicy
      ? { ...text, body: [...text.body, ...ANALYTICS_TEXT] }
      : text,
  );
  return { ...legal, texts };
}

/** What is true of `consent.tsx`, `google-analytics.ts` and `server/analytics-frame.ts`. */
const ANALYTICS_TEXT: RichText = [
  textBlock('analytics-title', 'h2', 'Google Analytics, si vous l’acceptez'),
  textBlock(
    'analytics-choice',
    'normal',
    'Avec votre accord, et pas avant, ce site fait aussi compter ses visites par Google Analytics, service de Google Ireland Ltd. Tant que vous n’avez pas répondu, ou si vous refusez, votre navigateur ne contacte pas Google. Si le vôtre signale «\u00a0Global Privacy Control\u00a0» ou «\u00a0Ne pas me pister\u00a0», nous le prenons pour un refus et ne demandons rien.',
  ),
  {
    _type: 'table',
    _key: 'analytics-cookies',
    caption: 'Cookies de Google Analytics',
    columns: ['Cookie', 'À quoi il sert', 'Durée'],
    rows: [
      ['_ga', 'Compter les visiteurs sans les nommer', '2 ans'],
      ['_ga_*', 'Relier les pages d’une même visite', '2 ans'],
    ],
  },
  textBlock(
    'analytics-data',
    'normal',
    'Google reçoit alors l’adresse et le titre des pages que vous ouvrez, le site d’où vous venez, les gestes que nous comptons (WhatsApp ouvert, formule choisie, formulaire envoyé) et, comme tout site que l’on contacte, votre adresse de réseau. Ni ce que vous écrivez ni ce que vous cherchez ne lui est transmis, et rien n’y sert à la publicité. Ses serveurs peuvent se trouver hors du Maroc.',
  ),
  textBlock(
    'analytics-change',
    'normal',
    '«\u00a0Gérer les cookies\u00a0», au bas de chaque page, change votre réponse à tout moment.',
  ),
];
