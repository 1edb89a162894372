/** Limits how much visitors may add to the disk in a day: from one network, and all of them together. */
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { networkOf } from '../../packages/kit/network/address.ts';
import type { InboxDatabase } from '../database.ts';
import { countToday } from './daily-counts.ts';

const MEGABYTE = 1024 * 1024; // bytes

export type Quotas = {
  /** The bytes stored in a day in total. One network has a tenth of it. */
  bytes: number;
  /** The folder of the database, where free space can be measured. */
  folder: string | undefined;
  /** Bytes that uploads leave free. Messages are taken beyond it: they are small, and counted. */
  floor: number;
};

/** The default of daily bytes: a busy agency stores a few megabytes a day; this fills no disk overnight. */
export const DAILY_BYTES = 1024 * MEGABYTE;
/** The space left for messages, the copies the database makes of itself, and the other files on the disk. */
export const FREE_SPACE_FLOOR = 512 * MEGABYTE;

/** The share of one network, which may be a school or a part of a mobile network: the others keep nine tenths. */
const NETWORK_SHARE = 1 / 10;
/** Bytes added for each upload, so that their number is limited too: a reader's day is finite. */
const BYTES_OF_AN_UPLOAD = 2 * MEGABYTE;
/** Bytes of a request without its file: its row, its words in the index, and its two mails where they are files. */
const BYTES_OF_A_REQUEST = 48 * 1024;

type QuotasOptions = { database: DatabaseOptions; dailyBytes?: number; freeSpaceFloor?: number };

export function quotasOf({ database, dailyBytes, freeSpaceFloor }: QuotasOptions): Quotas {
  return {
    bytes: dailyBytes ?? DAILY_BYTES,
    folder: database.kind === 'sqlite' ? dirname(database.file) : undefined,
    floor: freeSpaceFloor ?? FREE_SPACE_FLOOR,
  };
}

/** Thrown for a valid request that exceeds a quota, and is not stored. */
export class QuotaExceeded extends Error {
  override name = 'QuotaExceeded';
  readonly of: 'network' | 'all' | 'disk';

  constructor(of: QuotaExceeded['of']) {
    super(`The quota of ${of} is used up.`);
    this.of = of;
  }
}

type Incoming = {
  address: string;
  /** The characters of its texts. */
  characters: number;
  /** The size of its file, in bytes. */
  file: number | undefined;
  at: Date;
};

/** Counts a request in the transaction that stores it: a rollback uncounts it. @throws {QuotaExceeded} */
export async function countIntake(
  transaction: Pick<InboxDatabase, 'insertInto'>,
  { secret, quotas }: { secret: string; quotas: Quotas },
  { address, characters, file, at }: Incoming,
): Promise<void> {
  const amount = BYTES_OF_A_REQUEST + 4 * characters + (file ?? 0);
  const uploads = Math.floor(quotas.bytes / BYTES_OF_AN_UPLOAD);
  const counts = [
    { counter: 'bytes', amount, limit: quotas.bytes },
    ...(file === undefined ? [] : [{ counter: 'uploads', amount: 1, limit: uploads } as const]),
  ] as const;
  const subject = networkOf(address);
  const [refused] = await countToday(transaction, { secret, at }, [
    ...counts.map((count) => ({
      ...count,
      subject,
      limit: Math.floor(count.limit * NETWORK_SHARE),
      of: 'network' as const,
    })),
    ...counts.map((count) => ({ ...count, of: 'all' as const })),
  ]);
  if (refused) throw new QuotaExceeded(refused.of);
}

/** @throws {QuotaExceeded} */
export async function requireFreeSpace({ folder, floor }: Quotas): Promise<void> {
  if (folder === undefined) return;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < floor) throw new QuotaExceeded('disk');
}
