/** Every mail of the inbox, written about an invented request: what `npm run emails` shows. */
import type { StoredRequest } from '../deliveries/delivery.ts';
import type { Mail } from '../deliveries/mail.ts';
import { kindOf, type RequestKind } from '../kinds.ts';
import { createNewsletterLinks } from '../newsletter/links.ts';

const SAMPLES: Record<RequestKind, StoredRequest> = {
  'contact-request': {
    id: '0a1b2c3d',
    kind: 'contact-request',
    reference: '7F3-KQ2-9XD',
    receivedAt: new Date('2026-11-20T16:42:00Z'),
    fields: {
      name: 'Salma Idrissi',
      email: 'salma@cafe-anfa.example',
      company: 'Café Anfa',
      budget: '50K DH - 150K DH',
      message:
        'Bonjour,\n\nNous ouvrons un deuxième café en mars, à Rabat. Il nous faut un film court, des photos et de quoi annoncer l’ouverture.\n\nQuand pouvons-nous nous parler\u202f?',
    },
    subscriptionId: undefined,
  },
  'contact-message': {
    id: '4e5f6a7b',
    kind: 'contact-message',
    reference: 'B4M-T8W-2ZK',
    receivedAt: new Date('2026-11-21T09:05:00Z'),
    fields: {
      name: 'مريم بنجلون',
      email: 'm.benjelloun@riad.example',
      company: '',
      phone: '+212 6 12 34 56 78',
      service: 'Stratégie Marketing',
      message: 'Notre riad est complet l’été et vide en janvier. Par où commencer\u202f?',
      budget: '',
    },
    subscriptionId: undefined,
  },
  'newsletter-subscription': {
    id: '8c9d0e1f',
    kind: 'newsletter-subscription',
    reference: 'H6R-3PN-V8C',
    receivedAt: new Date('2026-11-22T18:20:00Z'),
    fields: { email: 'salma@cafe-anfa.example' },
    subscriptionId: '2a3b4c5d',
  },
};

/** @returns one mail per kind and channel, named after both */
export function previewMails(): { name: string; mail: Mail }[] {
  const agency = {
    name: 'Atelier Anfa',
    responseTime: '24h',
    from: 'site@atelier-anfa.example',
    address: 'bonjour@atelier-anfa.example',
    siteOrigin: 'https://atelier-anfa.example',
  };
  const links = createNewsletterLinks('of a site nobody visits', agency.siteOrigin);
  return Object.values(SAMPLES).flatMap((sample) => {
    return Object.entries(kindOf(sample.kind)?.mails ?? {}).map(([channel, compose]) => ({
      name: `${sample.kind}-${channel}`,
      mail: compose(sample, agency, links),
    }));
  });
}
