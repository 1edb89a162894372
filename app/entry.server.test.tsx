import { lazy, Suspense } from 'react';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import { visitContext } from './context.ts';
import * as entry from './entry.server.tsx';

/** A site of one page. */
function siteOf(Page: () => React.ReactNode) {
  const root = { id: 'root', path: '' };
  const build: ServerBuild = {
    entry: { module: entry },
    routes: { root: { ...root, module: { default: Page } } },
    assets: {
      entry: { imports: [], module: '' },
      routes: {
        root: {
          ...root,
          hasAction: false,
          hasLoader: false,
          hasClientAction: false,
          hasClientLoader: false,
          hasClientMiddleware: false,
          hasErrorBoundary: false,
          module: '',
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      },
      url: '',
      version: '',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  };
  return createRequestHandler(build, 'production');
}

function visit(reportError: (error: unknown) => void) {
  const context = new RouterContextProvider();
  context.set(visitContext, {
    requestId: '',
    address: '',
    base: '',
    reportError,
    reportMissing() {},
  });
  return context;
}

test('an error that a boundary keeps from the rest of the page is told, once', async () => {
  const failure = new Error('no such part');
  const Failing = lazy(() => Promise.reject(failure));
  const handler = siteOf(() => (
    <html lang="fr">
      <body>
        <Suspense>
          <Failing />
        </Suspense>
        <Suspense>
          <Failing />
        </Suspense>
      </body>
    </html>
  ));
  const reportError = vi.fn();
  const answer = await handler(new Request('http://site.test/'), visit(reportError));
  expect(answer.status).toBe(500);
  expect(reportError.mock.calls).toEqual([[failure]]);
});
