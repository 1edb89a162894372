import { BEACON_ADDRESS } from '../../inbox/index.ts';

/**
 * The kinds of requests, derived from their paths: the label of metrics, so there are few and no path is among them.
 */
export const REQUEST_KINDS = [
  'page',
  'page-data',
  'form',
  'beacon',
  'content-api',
  'image',
  'file',
  'inbox-api',
  'studio',
  'static',
  'operations',
] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

const BY_PATH: readonly (readonly [paths: RegExp, kind: RequestKind])[] = [
  [/^\/(?:healthz|metrics)$/, 'operations'],
  [/^\/v[0-9X]/, 'content-api'],
  [/^\/(?:images|cards)\//, 'image'],
  [/^\/files\//, 'file'],
  [/^\/inbox\//, 'inbox-api'],
  [/^\/studio(?:\/|$)/, 'studio'],
  [/^\/assets\//, 'static'],
  [new RegExp(`^${BEACON_ADDRESS}$`), 'beacon'],
];

export function requestKind(method: string, path: string): RequestKind {
  const match = BY_PATH.find(([paths]) => paths.test(path));
  if (match) return match[1];
  if (method !== 'GET' && method !== 'HEAD') return 'form';
  return path.endsWith('.data') ? 'page-data' : 'page';
}
