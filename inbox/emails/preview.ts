/** Writes every mail of the inbox about an invented request: what `npm run emails` shows. */
import { type Brand, DEFAULT_BRAND, readBrand } from '../../packages/drawings/brand/brand.ts';
import { COLLEAGUE_CHANNELS, type StoredRequest } from '../deliveries/delivery.ts';
import type { Mail } from '../deliveries/mail.ts';
import type { RequestKind } from '../kinds/kinds.ts';
import { mailsOf } from '../kinds/mails.ts';
import { createMailLinks } from '../mail-links.ts';
import { linkedPages } from '../testing/linked-pages.ts';
import type { Reader } from './compose.ts';
import { composeStaffLetter, type StaffLetter } from './staff-letter.tsx';

const ANSWER: StoredRequest['answer'] = {
  id: '6b7c8d9e',
  author: 'Mehdi Tazi',
  subject: 'Votre projet\u00a0: parlons-en',
  body: 'Bonjour,\n\nMerci pour votre message. Voici ce que nous avons fait pour un projet voisin\u00a0: https://atelier-anfa.example/work\n\nÀ très vite,\nMehdi Tazi',
  replyTo: { choice: 'own', address: 'mehdi@atelier-anfa.example' },
  original: 'Quand pouvons-nous nous parler\u202f?',
  calendar: undefined,
  thread: [],
};

const NOTHING_ELSE = {
  subscriptionId: undefined,
  about: undefined,
  assignee: undefined,
  attachment: undefined,
  answer: ANSWER,
};

const SAMPLES: Record<RequestKind, StoredRequest> = {
  'contact-request': {
    id: '0a1b2c3d',
    kind: 'contact-request',
    reference: '7F3-KQ2-9XD',
    receivedAt: new Date('2026-11-20T16:42:00Z'),
    dueAt: new Date('2026-11-21T16:42:00Z'),
    fields: {
      name: 'Salma Idrissi',
      email: 'salma@cafe-anfa.example',
      company: 'Café Anfa',
      budget: '50K DH - 150K DH',
      message:
        'Bonjour,\n\nNous ouvrons un deuxième café en mars, à Rabat. Il nous faut un film court, des photos et de quoi annoncer l’ouverture.\n\nQuand pouvons-nous nous parler\u202f?',
    },
    ...NOTHING_ELSE,
  },
  'contact-message': {
    id: '4e5f6a7b',
    kind: 'contact-message',
    reference: 'B4M-T8W-2ZK',
    receivedAt: new Date('2026-11-21T09:05:00Z'),
    dueAt: new Date('2026-11-22T10:00:00Z'),
    fields: {
      name: 'مريم بنجلون',
      email: 'm.benjelloun@riad.example',
      company: '',
      phone: '+212 6 12 34 56 78',
      service: 'Stratégie Marketing',
      message: 'Notre riad est complet l’été et vide en janvier. Par où commencer\u202f?',
      budget: '',
    },
    ...NOTHING_ELSE,
  },
  'phone-request': {
    id: '6c7d8e9f',
    kind: 'phone-request',
    reference: 'T5H-2WN-C7R',
    receivedAt: new Date('2026-11-21T10:30:00Z'),
    dueAt: new Date('2026-11-22T10:30:00Z'),
    fields: {
      name: 'Rachid Lahlou',
      phone: '06 61 22 33 44',
      email: '',
      company: 'Coopérative Argane',
      service: 'Production Vidéo',
      budget: '',
      message: 'Veut un film de deux minutes pour un salon en mars. À rappeler avant vendredi.',
    },
    ...NOTHING_ELSE,
  },
  'newsletter-subscription': {
    id: '8c9d0e1f',
    kind: 'newsletter-subscription',
    reference: 'H6R-3PN-V8C',
    receivedAt: new Date('2026-11-22T18:20:00Z'),
    dueAt: undefined,
    fields: { email: 'salma@cafe-anfa.example' },
    ...NOTHING_ELSE,
    subscriptionId: '2a3b4c5d',
  },
  'short-application': {
    id: '3d4e5f6a',
    kind: 'short-application',
    reference: 'K8D-5TC-Z2W',
    receivedAt: new Date('2026-11-23T10:12:00Z'),
    dueAt: new Date('2026-11-25T10:12:00Z'),
    fields: {
      name: 'Ilyas Benkirane',
      email: 'ilyas@benkirane.example',
      phone: '',
      position: 'Photographe',
      experience: 'Six ans, dont deux à mon compte.',
      motivation: 'Vos reels ont du silence. J’aimerais photographier ce silence-là.',
    },
    ...NOTHING_ELSE,
    attachment: {
      name: 'CV Ilyas.doc',
      extension: 'doc',
      size: 412_000,
      verdict: 'unverified',
      findings: [],
      bytes: undefined,
    },
  },
  'job-application': {
    id: '7b8c9d0e',
    kind: 'job-application',
    reference: 'P4R-9XH-B6N',
    receivedAt: new Date('2026-11-24T08:47:00Z'),
    dueAt: new Date('2026-11-26T09:00:00Z'),
    fields: {
      firstName: 'Nour',
      lastName: 'El Fassi',
      email: 'nour@elfassi.example',
      phone: '+212 6 98 76 54 32',
      currentPosition: 'Monteuse indépendante',
      experience: '4',
      motivation: 'Je coupe plus que je ne colle, et je sais dire pourquoi.',
      coverLetter: '',
    },
    ...NOTHING_ELSE,
    about: {
      id: 'job-monteuse-monteur-video',
      title: 'Monteuse ou monteur vidéo',
      path: '/careers/monteuse-monteur-video',
      contactEmail: 'recrutement@atelier-anfa.example',
    },
    attachment: {
      name: 'Nour El Fassi.pdf',
      extension: 'pdf',
      size: 1_840_000,
      verdict: 'clean',
      findings: [],
      bytes: new Uint8Array(),
    },
  },
  comment: {
    id: '5f6a7b8c',
    kind: 'comment',
    reference: 'W3G-V7S-M9K',
    receivedAt: new Date('2026-11-25T19:30:00Z'),
    dueAt: undefined,
    fields: {
      name: 'Hind',
      email: 'hind@librairie.example',
      comment:
        'Et pour un commerce sans terrasse ?\n\nLa lumière de midi, chez nous, ne rentre pas.',
    },
    ...NOTHING_ELSE,
    about: { id: 'post-filmer-a-midi', title: 'Filmer à midi', path: '/blog/filmer-a-midi' },
  },
};

const STAFF_LETTERS: readonly StaffLetter[] = [
  {
    kind: 'invitation',
    to: 'ousmane@atelier-anfa.example',
    link: 'https://atelier-anfa.example/studio/invitation#un-jeton',
    expires: new Date('2026-11-28T09:00:00Z'),
    invitedBy: 'Yasmine Alaoui',
    roleTitles: ['Éditeur', 'Recruteur'],
  },
  {
    kind: 'new-password',
    to: 'ousmane@atelier-anfa.example',
    link: 'https://atelier-anfa.example/studio/connexion/nouveau#un-jeton',
    expires: new Date('2026-11-21T10:00:00Z'),
    name: 'Ousmane Keïta',
  },
  {
    kind: 'new-device',
    to: 'ousmane@atelier-anfa.example',
    link: 'https://atelier-anfa.example/studio/compte',
    at: new Date('2026-11-21T10:00:00Z'),
    name: 'Ousmane Keïta',
    device: 'Safari sur iPhone',
  },
  {
    kind: 'factors-changed',
    to: 'ousmane@atelier-anfa.example',
    link: 'https://atelier-anfa.example/studio/compte',
    at: new Date('2026-11-21T10:00:00Z'),
    name: 'Ousmane Keïta',
    change: 'passkey_added',
  },
];

const COLLEAGUE: Reader = {
  mailbox: { name: 'Ousmane Keïta', address: 'ousmane@atelier-anfa.example' },
  by: 'Yasmine Alaoui',
  covers: 1,
};

/** The brands that mails are looked at in: the default, and one that is like it in nothing. */
export const PREVIEW_BRANDS: Readonly<Record<string, Brand>> = {
  atelier: DEFAULT_BRAND,
  relief: readBrand({
    colors: {
      action: '#0E6B5C',
      night: '#3A1430',
      paper: '#F7F5F2',
      ink: '#1B1420',
      warm: '#E8A33D',
      earth: '#8C5A3C',
      leaf: '#2E7D5B',
    },
    typefaces: 'gazette',
    drawings: 'relief',
  }),
};

/** @returns one mail per kind and channel, named after both, and the letters to staff */
export function previewMails(brand: Brand = DEFAULT_BRAND): { name: string; mail: Mail }[] {
  const agency = {
    name: 'Atelier Anfa',
    choices: { service: ['Production Vidéo', 'Autre'], budget: [] },
    responseTimes: { messages: '24h', applications: '48h' },
    city: 'Casablanca',
    brand,
    from: 'site@atelier-anfa.example',
    address: 'bonjour@atelier-anfa.example',
    siteOrigin: 'https://atelier-anfa.example',
  };
  const links = createMailLinks('of a site nobody visits', linkedPages(agency.siteOrigin));
  const toOthers = Object.values(SAMPLES).flatMap((sample) =>
    Object.entries(mailsOf(sample.kind)).map(([channel, compose]) => ({
      name: `${sample.kind}-${channel}`,
      mail: compose(
        sample,
        agency,
        links,
        sample.receivedAt,
        COLLEAGUE_CHANNELS.some((name) => name === channel) ? COLLEAGUE : undefined,
      ),
    })),
  );
  const toStaff = STAFF_LETTERS.map((letter) => ({
    name: `staff-${letter.kind}`,
    mail: composeStaffLetter(letter, agency),
  }));
  return [...toOthers, ...toStaff];
}
