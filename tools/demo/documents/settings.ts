import type { Settings } from '../../../app/content/content.generated.ts';
import type { DocumentSource } from '../source.ts';
import { RAMADAN } from './ramadan.ts';

const weekday = (day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday') => ({
  day,
  closed: false,
  opens: '09:00',
  closes: '18:00',
});

/**
 * The opening hours (shell-9.20 and 9.21 in test/specification.md): Mon-Fri 9h-18h, Sat 10h-16h, Sun closed;
 * phone hours Mon-Fri 9h-18h.
 */
const WEEK = [
  weekday('monday'),
  weekday('tuesday'),
  weekday('wednesday'),
  weekday('thursday'),
  weekday('friday'),
];

export const settings: DocumentSource<Settings> = {
  _id: 'settings',
  _type: 'settings',
  _createdAt: '2026-01-05T09:00:00Z',
  agencyName: 'Atelier Anfa',
  trade: 'Agence de marketing digital',
  city: 'Casablanca',
  tagline: 'Agence de marketing digital à Casablanca : vidéo, contenus, stratégie, médias et web.',
  announcement: {
    enabled: true,
    text: 'Ce site est en construction : version non définitive, certains contenus vont encore changer.',
  },
  // Every handle breaks its network's own rules for names (a hyphen or a dot too many), so that no demo link
  // leads to a real account.
  socialLinks: [
    { platform: 'Instagram', url: 'https://www.instagram.com/atelier-anfa.example/' },
    { platform: 'LinkedIn', url: 'https://www.linkedin.com/company/atelier-anfa.example/' },
    { platform: 'YouTube', url: 'https://www.youtube.com/@atelier-anfa.example' },
    { platform: 'Facebook', url: 'https://www.facebook.com/atelier-anfa.example' },
  ],
  email: 'bonjour@atelier-anfa.example',
  phone: '+212 5 22 00 00 00',
  whatsappNumber: '+212 6 00 00 00 00',
  addressLines: ['Boulevard des Almohades', '20000 Casablanca', 'Maroc'],
  mapQuery: 'Boulevard des Almohades, Casablanca, Maroc',
  location: { lat: 33.6049, lng: -7.6233 },
  openingHours: [
    ...WEEK,
    { day: 'saturday', closed: false, opens: '10:00', closes: '16:00' },
    { day: 'sunday', closed: true },
  ],
  phoneHours: [...WEEK, { day: 'saturday', closed: true }, { day: 'sunday', closed: true }],
  openingExceptions: [
    { from: '2026-07-30', closed: true, reason: 'fête du Trône' },
    {
      from: '2026-12-28',
      to: '2027-01-02',
      closed: true,
      reason: "congés de fin d'année",
    },
    { from: '2027-01-14', closed: true, reason: 'Yennayer' },
    {
      ...RAMADAN,
      closed: false,
      opens: '10:00',
      closes: '16:00',
      reason: 'Ramadan, à un jour près',
    },
  ],
  /** The claims of shell-9.19 in test/specification.md. */
  claims: {
    projects: '120+',
    satisfaction: '95%',
    companies: '150+',
    response: '24h',
    /** pages-9.30 in test/specification.md. */
    applicationResponse: '48h',
    years: '5+',
  },
};
