import { DEFAULT_BRAND } from '../../brand/brand.ts';
import type { AgencyFacts } from '../emails/compose.ts';

export const AGENCY_FACTS: AgencyFacts = {
  name: 'Atelier Anfa',
  responseTime: '24h',
  city: 'Casablanca',
  brand: DEFAULT_BRAND,
  from: 'site@agence.example',
  address: 'bonjour@agence.example',
};
