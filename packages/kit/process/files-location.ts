/** The place of the originals of pictures and files, as settings say it: a folder, or an S3-compatible store. */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A part of a bucket of an S3-compatible store, and the keys to it. */
export interface StoreLocation {
  /** `https://s3.example.com`: buckets are named in the path below it. */
  endpoint: string;
  bucket: string;
  /** The prefix of all names, without slashes at its ends; empty for the whole bucket. */
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
}

/** A folder's path, or a part of a store. */
export type FilesLocation = string | StoreLocation;

const FORM =
  'must look like file:///mnt/shared or s3://bucket/prefix?endpoint=https://s3.example.com&region=eu-west-1';

const filesUrl = z.url({ protocol: /^(?:file|s3)$/, error: FORM }).transform((address, context) => {
  try {
    return readAddress(new URL(address));
  } catch {
    context.addIssue(FORM);
    return z.NEVER;
  }
});

/** The variables of the place, to be spread among a program's others; `filesPlaceOf` puts them together. */
export const filesSettings = {
  /** The folder of the originals of pictures and files, or the store: `DATA_DIR` has them where it is absent. */
  FILES_URL: filesUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** The most of a store's originals that are also on the local disk. */
  ORIGINALS_CACHE_MB: z.coerce.number('must be a number of megabytes').int().min(256).default(2048),
};

type FilesSettings = {
  FILES_URL?: string | Omit<StoreLocation, 'keyId' | 'secret'> | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
};

/**
 * Returns the place that a program's settings name; undefined where they name none.
 *
 * @param missing told the name of a key and what is wrong with it, where a store is named without its keys
 */
export function filesLocationOf(
  { FILES_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: FilesSettings,
  missing: (variable: string, message: string) => void,
): FilesLocation | undefined {
  if (FILES_URL === undefined || typeof FILES_URL === 'string') return FILES_URL;
  const why = 'must be set where FILES_URL names a store';
  if (!S3_ACCESS_KEY_ID) missing('S3_ACCESS_KEY_ID', why);
  if (!S3_SECRET_ACCESS_KEY) missing('S3_SECRET_ACCESS_KEY', why);
  return { ...FILES_URL, keyId: S3_ACCESS_KEY_ID ?? '', secret: S3_SECRET_ACCESS_KEY ?? '' };
}

const Endpoint = z.url({ protocol: /^https?$/ });

function readAddress(address: URL): string | Omit<StoreLocation, 'keyId' | 'secret'> {
  if (address.protocol === 'file:') return fileURLToPath(address);
  const endpoint = new URL(Endpoint.parse(address.searchParams.get('endpoint')));
  const isPlain = endpoint.pathname === '/' && !endpoint.search && !endpoint.username;
  const isBucket = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(address.hostname);
  // Keys in an address would end up in logs: they have variables of their own.
  if (!isPlain || !isBucket || address.username || address.password) throw new Error(FORM);
  return {
    endpoint: endpoint.origin,
    bucket: address.hostname,
    prefix: address.pathname.split('/').filter(Boolean).map(decodeURIComponent).join('/'),
    region: address.searchParams.get('region') ?? 'us-east-1',
  };
}
