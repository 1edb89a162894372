import { type ComponentType, createElement } from 'react';
import { DESK_ANSWERS } from '../../staff/desk-places.ts';

/**
 * Drawings the site makes for a service, called by what both families of drawings show; stored by the names of
 * `packages/drawings/zellige/trade-art.ts` and `packages/drawings/zellige/cover.ts`.
 */
export const SERVICE_DRAWINGS = [
  { title: 'Emblème', value: 'brand' },
  { title: 'Trame', value: 'web' },
  { title: 'Phare', value: 'search' },
  { title: 'Fils', value: 'strategy' },
  { title: 'Portes', value: 'mobile' },
  { title: 'Étals', value: 'shop' },
  { title: 'Soleil', value: 'sunrise' },
  { title: 'Ondes', value: 'scales' },
] as const;

/** What lists show of a service without a picture: in the agency's own family of drawings. */
export function drawnTrade(icon: unknown): ComponentType | undefined {
  const drawing = SERVICE_DRAWINGS.find(({ value }) => value === icon)?.value;
  if (!drawing) return undefined;
  return () => createElement('img', { src: addressOf(drawing), alt: '' });
}

function addressOf(drawing: (typeof SERVICE_DRAWINGS)[number]['value']): string {
  if (drawing === 'sunrise') return '/covers/1x1/sunrise-terre/sunrise.svg';
  if (drawing === 'scales') return '/covers/1x1/scales-ciel/scales.svg';
  return `${DESK_ANSWERS.trades}/${drawing}.svg`;
}
