import { DEFAULT_BRAND } from '../../packages/drawings/brand/brand.ts';
import type { AgencyFacts } from '../emails/compose.ts';

const BUDGETS = ['Moins de 50K DH', '50K DH - 150K DH', '150K DH - 500K DH', 'Plus de 500K DH'];

export const AGENCY_FACTS: AgencyFacts = {
  name: 'Atelier Anfa',
  responseTimes: { messages: '24h', applications: '48h' },
  choices: { service: ['Production Vidéo', 'Développement Web', 'Autre'], budget: BUDGETS },
  city: 'Casablanca',
  brand: DEFAULT_BRAND,
  from: 'site@agence.example',
  address: 'bonjour@agence.example',
};
