import { badRequest } from '../../kit/network/api-error.ts';

/** `1` and `X` (everything new) are the two versions that are no date. */
export type ApiVersion = '1' | 'X' | `${number}-${number}-${number}`;

/** Reads the first segment of a path: `v1`, `vX`, `v2025-02-19`. Throws `ApiError` 400. */
export function parseApiVersion(segment: string): ApiVersion {
  if (segment === 'v1') return '1';
  if (/^v[xX]$/.test(segment)) return 'X';
  const date = /^v(\d{4}-\d{2}-\d{2})$/.exec(segment)?.[1];
  if (date && isCalendarDate(date)) return date;
  throw badRequest(`Invalid API version "${segment}": use v1, vX or a date such as v2025-02-19`);
}

/** Whether a version includes the features released at a date (`2025-02-19`). */
export function hasReleaseOf(version: ApiVersion, date: string): boolean {
  if (version === 'X') return true;
  return version !== '1' && version >= date;
}

function isCalendarDate(text: string): text is `${number}-${number}-${number}` {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
