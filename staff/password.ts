/** Hashes passwords, so that a thief of the database still has to guess each of them, slowly. */
import {
  type Argon2Parameters,
  argon2,
  randomBytes,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { networkOf } from '../packages/kit/network/address.ts';
import {
  createWorkQueue,
  NetworkShareError,
  QueueClosedError,
  QueueFullError,
} from '../packages/kit/network/work-queue.ts';
import { busy } from './refusals.ts';
import type { Client } from './sessions.ts';

/** NIST SP 800-63B-4 asks for 15 where the password is all there is; 12 with a rate limit and no known words. */
export const LEAST_PASSWORD_LENGTH = 12;
/** The longest password: room for a sentence, not for a book to hash. */
const MOST_PASSWORD_LENGTH = 256;
/** The fewest different characters: `aaaaaaaaaaaa` and `121212121212` are long and worth nothing. */
const LEAST_DIFFERENT_CHARACTERS = 5;

/** The cost of a hash: `memory` is in KiB. */
export type PasswordCost = Readonly<Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>>;

/** OWASP Password Storage Cheat Sheet, Argon2id: 46 MiB and one pass; some 120 ms here. */
const COST: PasswordCost = { memory: 47_104, passes: 1, parallelism: 1 };
const SALT_LENGTH = 16;
const KEY_LENGTH = 32;

/** The number of hashes computed at once: 46 MiB each, on threads that files and compression need too. */
const AT_ONCE = 2;
const MOST_WAITING = 40;
/** The most of one network: a whole agency may sit behind one address, and logs in within the same minutes. */
const NETWORK_SHARE = 20;

/** The fault of a chosen password, in French; undefined when there is none. */
export function passwordFault(password: string, person: { email: string }): string | undefined {
  const text = password.normalize('NFKC');
  const length = [...text].length;
  if (length < LEAST_PASSWORD_LENGTH) {
    return `Choisissez un mot de passe d’au moins ${LEAST_PASSWORD_LENGTH} caractères. Une courte phrase convient très bien.`;
  }
  if (length > MOST_PASSWORD_LENGTH) {
    return `Choisissez un mot de passe d’au plus ${MOST_PASSWORD_LENGTH} caractères.`;
  }
  const folded = text.toLowerCase();
  const [mailbox = ''] = person.email.toLowerCase().split('@');
  if (new Set(folded).size < LEAST_DIFFERENT_CHARACTERS) {
    return 'Ce mot de passe répète les mêmes caractères\u00a0: il se devine trop vite.';
  }
  if (mailbox.length > 3 && folded.replaceAll(mailbox, '').length < LEAST_PASSWORD_LENGTH - 4) {
    return 'Ce mot de passe est presque votre adresse\u00a0: il se devine trop vite.';
  }
  if (FIRST_GUESSES.some((guess) => folded.startsWith(guess) && folded.length < guess.length + 5)) {
    return 'Ce mot de passe est dans toutes les listes\u00a0: il se devine trop vite.';
  }
}

/** The beginnings of the first guesses, here, at twelve characters and more. */
const FIRST_GUESSES = [
  'motdepasse',
  'password',
  'azertyuiop',
  'qwertyuiop',
  '1234567890',
  '0123456789',
  'administrateur',
  'administrator',
  'casablanca',
  'bienvenue',
];

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Creates the queue of hashes, one per process. Networks take turns in it, so that one that guesses waits for itself.
 * @param cost lower than that of production only where a test is about something else
 */
export function createPasswords(cost: PasswordCost = COST) {
  const queue = createWorkQueue<Buffer>({
    concurrency: AT_ONCE,
    waiting: MOST_WAITING,
    share: NETWORK_SHARE,
  });
  const parameters = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;
  const encoded = (salt: Uint8Array, key: Uint8Array) =>
    `${parameters}${base64(salt)}$${base64(key)}`;
  /** The hash a password is compared with where there is no account: the answer takes as long as with one. */
  const ofNobody = encoded(randomBytes(SALT_LENGTH), randomBytes(KEY_LENGTH));

  async function derive(
    password: string,
    options: Omit<Argon2Parameters, 'message'>,
    { address }: Pick<Client, 'address'>,
  ): Promise<Buffer> {
    // The password is normalised, so that it is the same whichever way the keyboard composes accents.
    const message = password.normalize('NFKC');
    const claim = { signal: TO_THE_END, network: networkOf(address) };
    const work = () => argon2id('argon2id', { ...options, message });
    try {
      return await queue.share(randomUUID(), claim, work);
    } catch (error) {
      throw NO_TURN.some((refusal) => error instanceof refusal) ? busy() : error;
    }
  }

  return {
    /**
     * @returns a PHC string: `$argon2id$v=19$m=47104,t=1,p=1$salt$key`
     * @throws {ApiError} 503 when too many passwords wait to be hashed
     */
    async hash(password: string, client: Pick<Client, 'address'>): Promise<string> {
      const salt = randomBytes(SALT_LENGTH);
      const options = { ...cost, nonce: salt, tagLength: KEY_LENGTH };
      return encoded(salt, await derive(password, options, client));
    },

    /**
     * @param hash a PHC string, or undefined for an account that does not exist: as much work, and false
     * @throws {ApiError} 503 when too many passwords wait to be hashed: this one was not compared
     */
    async verify(
      password: string,
      hash: string | undefined,
      client: Pick<Client, 'address'>,
    ): Promise<boolean> {
      const [, memory, passes, parallelism, salt = '', key = ''] = PHC.exec(hash ?? ofNobody) ?? [];
      const expected = Buffer.from(key, 'base64');
      const options = {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        nonce: Buffer.from(salt, 'base64'),
        tagLength: expected.length,
      };
      const derived = await derive(password, options, client);
      return timingSafeEqual(derived, expected) && hash !== undefined;
    },

    /** Whether a hash has another cost than today's: it is renewed when its owner next types the password. */
    isOutdated: (hash: string) => !hash.startsWith(parameters),

    /** Refuses the passwords that wait, and resolves once the others are hashed. */
    close: () => queue.close(),
  };
}

const argon2id = promisify(argon2);

/** The hash of a caller who left is computed all the same: cut short, an attempt would be work that counts for nothing. */
const TO_THE_END = new AbortController().signal;

const NO_TURN = [QueueFullError, NetworkShareError, QueueClosedError];

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('base64')
    .replace(/={1,2}$/, '');
}
