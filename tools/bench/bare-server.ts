/** The most that Node answers with the same bytes: one prepared answer, nothing looked up, nothing counted. */
import { createServer } from 'node:http';

type Prepared = { status: number; head: string[]; body: Uint8Array };

process.once('message', ({ status, head, body }: Prepared) => {
  const bytes = Buffer.from(body);
  const server = createServer((incoming, outgoing) => {
    const answer = () => outgoing.writeHead(status, head).end(bytes);
    // The server reads a body to its end, as one that uses it has to.
    if (incoming.method === 'POST') incoming.resume().once('end', answer);
    else answer();
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
