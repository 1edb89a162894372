import { createServer, type IncomingHttpHeaders } from 'node:http';

export type Recorded = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
};

export type RecordingServer = {
  origin: string;
  /** What came in, oldest first. */
  requests: Recorded[];
  close(): void;
};

/**
 * A content service with an empty dataset, which writes down what it is asked.
 *
 * @param answer gives some queries another result
 */
export function startRecordingServer(
  answer: (query: string, request: Recorded) => unknown = () => undefined,
): Promise<RecordingServer> {
  const requests: Recorded[] = [];
  const server = createServer((request, response) => {
    const recorded = {
      method: request.method ?? '',
      url: new URL(request.url ?? '', `http://${request.headers.host}`),
      headers: request.headers,
    };
    requests.push(recorded);
    const query = recorded.url.searchParams.get('query') ?? '';
    const result = answer(query, recorded) ?? emptyResult(query);
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ result, ms: 1 }));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        origin: `http://127.0.0.1:${port}`,
        requests,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}

/** No document for a query of one, no documents for a query of several, either for an object of queries. */
function emptyResult(query: string): unknown {
  if (query.trimStart().startsWith('{')) return { item: null, order: [] };
  return query.includes('[0]') ? null : [];
}
