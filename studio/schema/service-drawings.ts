import { type ComponentType, createElement } from 'react';
import { type Trade, tradeArt } from '../../zellige/trade-art.ts';

/**
 * Drawings the site makes for a trade, called by what both families of drawings show; stored by the names of
 * `zellige/trade-art.ts` and `zellige/cover.ts`.
 */
export const SERVICE_DRAWINGS = [
  { title: 'Marque', value: 'brand' },
  { title: 'Site', value: 'web' },
  { title: 'Référencement', value: 'search' },
  { title: 'Stratégie', value: 'strategy' },
  { title: 'Mobile', value: 'mobile' },
  { title: 'Boutique', value: 'shop' },
  { title: 'Soleil', value: 'sunrise' },
  { title: 'Ondes', value: 'scales' },
] as const;

const SIZE = 120; // px

/** What lists show of a service without a picture. */
export function drawnTrade(icon: unknown): ComponentType | undefined {
  const drawing = SERVICE_DRAWINGS.find(({ value }) => value === icon)?.value;
  if (!drawing) return undefined;
  return () => createElement('img', { src: addressOf(drawing), alt: '' });
}

function addressOf(drawing: (typeof SERVICE_DRAWINGS)[number]['value']): string {
  if (drawing === 'sunrise') return '/covers/1x1/sunrise-terre/sunrise.svg';
  if (drawing === 'scales') return '/covers/1x1/scales-ciel/scales.svg';
  return `data:image/svg+xml,${encodeURIComponent(art(drawing))}`;
}

function art(trade: Trade): string {
  return tradeArt(trade, SIZE, SIZE);
}
