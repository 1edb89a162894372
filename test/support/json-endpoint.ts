/** A real HTTP endpoint on loopback, of the kind an agency gives as CONTACT_WEBHOOK_URL. */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

type Answer = { status: number; body: string };

export type JsonEndpoint = {
  url: string;
  received: { method: string; type: string | undefined; key: unknown; body: unknown }[];
  /** Taken one per request; an empty list means success. */
  answers: Answer[];
  close(): Promise<void>;
};

const SUCCESS = { status: 200, body: '{"result":"success"}' };

export async function startJsonEndpoint(): Promise<JsonEndpoint> {
  const received: JsonEndpoint['received'] = [];
  const answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', headers } = request;
    received.push({
      method,
      type: headers['content-type'],
      key: headers['idempotency-key'],
      body: await json(request),
    });
    const { status, body } = answers.shift() ?? SUCCESS;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/exec`,
    received,
    answers,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
