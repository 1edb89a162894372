/** Tells an unavailable PostgreSQL, which may recover, from one that refuses. */
import { z } from 'zod';

/**
 * Error codes of the system: the server is unreachable, or has no address yet, as while a container is recreated. Then
 * those of PostgreSQL: no connection (class 08), too many of them, shutting down, crashed, starting up.
 */
const CODES =
  /^(?:ECONN[A-Z]+|EHOST[A-Z]+|ENET[A-Z]+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08[0-9A-Z]{3}|53300|57P0[123])$/;

/** The driver's messages about a connection that ended or never opened: those errors have no code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

const Failure = z.object({ code: z.string().optional(), message: z.string() });

/** Whether an error means that the database was not there: the same may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const read = Failure.safeParse(error);
  if (!read.success) return false;
  const { code, message } = read.data;
  return code === undefined ? WORDS.test(message) : CODES.test(code);
}
