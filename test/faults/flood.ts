/** One network asks for what nobody has asked for before, on many connections at once, and never stops. */
import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';

/** Each is rendered, or would be: no copy of it can be kept. */
const ASKED: readonly ((word: string) => string)[] = [
  (word) => `/nothing-${word}`,
  (word) => `/feed.xml?x=${word}`,
  (word) => `/work?q=${word}`,
];

export type Flood = {
  /** How many requests were answered, by status; 0 for those that were not. */
  readonly answers: ReadonlyMap<number, number>;
  end(): Promise<void>;
};

/** @param address the network's, as our own proxy tells it */
export function flood(origin: string, connections: number, address: string): Flood {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers = new Map<number, number>();
  let going = true;
  let asked = 0;

  function ask(): Promise<number> {
    const path = ASKED[asked++ % ASKED.length]?.(randomUUID()) ?? '/';
    return new Promise((resolve) => {
      const request = get(
        origin + path,
        { agent, headers: { 'x-forwarded-for': address } },
        (answer) => {
          answer.resume();
          answer.on('error', () => resolve(0));
          answer.on('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      request.on('error', () => resolve(0));
    });
  }

  const asking = Array.from({ length: connections }, async () => {
    while (going) {
      const status = await ask();
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  });
  return {
    answers,
    async end() {
      going = false;
      // What is under way is cut: its answer may be far.
      agent.destroy();
      await Promise.all(asking);
    },
  };
}
