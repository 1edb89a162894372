/** The most that Node answers with the same bytes: one prepared answer, nothing looked up, nothing counted. */
import { createServer } from 'node:http';

process.once('message', ({ head, body }: { head: string[]; body: Uint8Array }) => {
  const bytes = Buffer.from(body);
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, head);
    outgoing.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
