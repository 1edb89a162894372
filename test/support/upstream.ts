/** A content service between the site and a real one, in whatever state a test puts it in. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** What `slow` takes to answer. */
const SLOW = 30_000; // ms
/** What `endless` sends at most. */
const ENDLESS = 50 * 1024 * 1024; // bytes

const JSON_TYPE = { 'content-type': 'application/json' };

/** What it does with a query in each kind of trouble. `slow`: as the real one, half a minute later. */
const TROUBLE = {
  slow: () => {},
  hanging: () => {},
  failing: (response) => response.writeHead(500, JSON_TYPE).end('{"error":"x","message":"broken"}'),
  limiting: (response) => response.writeHead(429, { ...JSON_TYPE, 'retry-after': '2' }).end('{}'),
  resetting(response) {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '5000' }).write('{"result":[{"_i');
    setTimeout(() => response.socket?.destroy(), 5);
  },
  truncating: (response) => response.writeHead(200, JSON_TYPE).end('{"result":[{"title":"Tronq'),
  'of the wrong types': (response) =>
    response.writeHead(200, JSON_TYPE).end('{"result":"un texte","ms":1}'),
  null: (response) => response.writeHead(200, JSON_TYPE).end('{"result":null,"ms":1}'),
  HTML: (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Connexion'),
  endless,
} satisfies Record<string, (response: ServerResponse) => unknown>;

type Trouble = keyof typeof TROUBLE;

/** Every way to fail. */
export const TROUBLES: readonly Trouble[] = [
  'slow',
  'hanging',
  'failing',
  'limiting',
  'resetting',
  'truncating',
  'of the wrong types',
  'null',
  'HTML',
  'endless',
];

export type Upstream = {
  origin: string;
  mode: Trouble | 'ok';
  /** Queries that came in, oldest first. */
  queries: string[];
  /** Requests that have no end yet, event streams apart. */
  open(): number;
  close(): void;
};

/** Stands before the service at `target`. Queries are in trouble; event streams pass. */
export async function startUpstream(target: string): Promise<Upstream> {
  let open = 0;
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '', target);
    if (!url.pathname.includes('/data/query/')) return forward(target, incoming, response);
    upstream.queries.push(url.searchParams.get('query') ?? '');
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    incoming.on('error', () => {});
    const { mode } = upstream;
    if (mode === 'ok') forward(target, incoming, response);
    else TROUBLE[mode](response);
    if (mode === 'slow') timers.add(setTimeout(forward, SLOW, target, incoming, response));
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const upstream: Upstream = {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    mode: 'ok',
    queries: [],
    open: () => open,
    close() {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      server.close();
    },
  };
  return upstream;
}

function forward(origin: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = incoming;
  const sent = request(origin + (incoming.url ?? ''), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  sent.on('error', () => response.destroy());
  response.on('close', () => sent.destroy());
  incoming.pipe(sent);
}

function endless(response: ServerResponse): void {
  const some = 'a'.repeat(64 * 1024);
  let sent = 0;
  response.writeHead(200, JSON_TYPE).write('{"result":[{"title":"');
  const more = () => {
    while (!response.destroyed && sent < ENDLESS) {
      sent += some.length;
      if (!response.write(some)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}
