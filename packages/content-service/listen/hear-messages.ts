import type { WebSocket } from 'ws';
import { parseJson } from '../../kit/network/parse-json.ts';

/** Codes of RFC 6455 §7.4.1. */
export const POLICY_VIOLATION = 1_008;
const INTERNAL_ERROR = 1_011;

/** A message its protocol has no place for: the socket that sent it is closed, with the reason. */
export class MessageRefusedError extends Error {
  override readonly name = 'MessageRefusedError';
}

/**
 * Passes each JSON message of a socket to `hear`. No message of a client can end the process: an invalid or refused one
 * closes its socket (1008), and so does an error of ours (1011), which is logged.
 */
export function hearMessages(
  socket: WebSocket,
  warn: (message: string, details: Record<string, unknown>) => void,
  hear: (message: unknown) => void,
): void {
  socket.on('message', (data) => {
    try {
      hear(parseJson(String(data)));
    } catch (error) {
      if (error instanceof MessageRefusedError) socket.close(POLICY_VIOLATION, error.message);
      else if (error instanceof SyntaxError) socket.close(POLICY_VIOLATION, 'not a JSON message');
      else {
        warn('a message of a socket failed', { error: String(error) });
        socket.close(INTERNAL_ERROR);
      }
    }
  });
}
