import { DEFAULT_BRAND } from '../../brand/brand.ts';
import type { AgencyFacts } from '../emails/compose.ts';

export const AGENCY_FACTS: AgencyFacts = {
  name: 'Atelier Anfa',
  responseTimes: { messages: '24h', applications: '48h' },
  city: 'Casablanca',
  brand: DEFAULT_BRAND,
  from: 'site@agence.example',
  address: 'bonjour@agence.example',
};
