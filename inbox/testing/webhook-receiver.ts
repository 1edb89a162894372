/** A receiver of signed webhooks on loopback, which believes only what the package of Standard Webhooks verifies. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';

export type ReceivedMessage = {
  /** `webhook-id` */
  id: string;
  headers: Record<string, string>;
  body: string;
};

export type WebhookReceiver = {
  url: string;
  received: ReceivedMessage[];
  /** How each message is answered: with 204, unless a test says otherwise. */
  answer: (response: ServerResponse, message: ReceivedMessage) => unknown;
  close(): Promise<void>;
};

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer(async (request, response) => {
    const headers = textsOf(request.headers);
    const message = { id: headers['webhook-id'] ?? '', headers, body: await text(request) };
    receiver.received.push(message);
    receiver.answer(response, message);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('not a TCP server');
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${address.port}/crm`,
    received: [],
    answer: (response) => response.writeHead(204).end(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

function textsOf(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

const payload = z.object({
  type: z.string(),
  timestamp: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/**
 * The verified content of a message.
 * @throws when its signature is of another secret, or its time is not that of the machine
 */
export function verified(secret: string, { body, headers }: ReceivedMessage) {
  return payload.parse(new Webhook(secret).verify(body, headers));
}
