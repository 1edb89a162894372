/** Renders a page to a finished document: pages are small, cached whole, and sent compressed. */
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { visitContext } from './context.ts';
import { withStructuredData } from './structured-data/document.ts';

/** A render that takes longer than this is stuck, not slow: give the connection back. */
const RENDER_TIMEOUT = 10_000; // ms

export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  // Only server/pages/pages.ts sets this header, on its internal request: it marks our own scripts for the CSP hashes.
  const nonce = request.headers.get('x-script-nonce') ?? undefined;
  const render = () =>
    new Promise<Response>((resolve, reject) => {
      let finalStatus = status;
      // A set, because all boundaries that a timeout leaves open report the same error.
      const failures = new Set<unknown>();
      const { pipe, abort } = renderToPipeableStream(
        <ServerRouter context={context} url={request.url} nonce={nonce} />,
        {
          nonce,
          // React would move large boundaries to the end, for a script to put back; without a limit each stays in its
          // place.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onAllReady() {
            clearTimeout(timer);
            for (const failure of failures) report(failure, request, given);
            const chunks: Uint8Array[] = [];
            pipe(
              new Writable({
                write(chunk: Uint8Array, _encoding, done) {
                  chunks.push(chunk);
                  done();
                },
                final(done) {
                  headers.set('content-type', 'text/html; charset=utf-8');
                  const html = withStructuredData(Buffer.concat(chunks), given);
                  resolve(new Response(html, { status: finalStatus, headers }));
                  done();
                },
              }),
            );
          },
          onShellError(error) {
            clearTimeout(timer);
            reject(error);
          },
          onError(error) {
            finalStatus = 500;
            failures.add(error);
          },
        },
      );
      const timer = setTimeout(() => abort(new Error('render timed out')), RENDER_TIMEOUT);
    });
  // Other requests get their turn between reading and rendering: docs/decisions/111-renders-in-slices.md.
  await nextTurn();
  const { inTurn } = given.get(visitContext);
  return inTurn ? inTurn(render) : render();
}

/**
 * Reports errors, except the router's own refusals (4xx: a method, a route without data), which are the visitor's
 * mistake and in the request log.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  report(error, request, context);
};

/** An aborted request is the visitor's choice, not an error. */
function report(error: unknown, request: Request, context: Readonly<RouterContextProvider>): void {
  if (!request.signal.aborted) context.get(visitContext).reportError(error);
}
