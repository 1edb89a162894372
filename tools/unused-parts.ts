import { type Plugin, parseSync, Visitor } from 'vite';

/** What no browser does with a file of a library on this site, by the names that its code has for it. */
type Unused = {
  /** Functions that nothing calls: one that is called throws. */
  functions?: readonly string[];
  /** Calls, by what they call: each has this one value. */
  calls?: Readonly<Record<string, string>>;
  /** Expressions that are asked, or handed on, by their source. */
  expressions?: Readonly<Record<string, string>>;
  /** Variables, by what they are first set to. */
  variables?: Readonly<Record<string, string>>;
  /** What the statements begin with that go. */
  statements?: readonly string[];
};

const NOTHING = 'void 0';

/** The messages to developers, who have the whole of React Router in development. */
const MESSAGES = { warning: NOTHING, warnOnce: NOTHING, warningOnce: NOTHING };

/**
 * The parts of React DOM and React Router that no page uses, and no bundler can tell. Of React DOM what only its
 * components and hooks lead to: `ViewTransition` (the router's pages change with the browser's own), `Activity`,
 * `SuspenseList`, a ref on a `Fragment`, `useActionState`, and files asked for ahead by a call. Of React Router: fetchers,
 * actions and forms of its own (pages send theirs by `app/forms/send-form.ts`), routes that are discovered on the way or
 * come in functions, actions and middleware in the browser, instrumentation, masks, server components. See
 * docs/decisions/110-unused-parts.md.
 */
export const UNUSED: Readonly<Record<string, Unused>> = {
  'react-dom/cjs/react-dom-client.production.js': {
    functions: [
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'preloadModule',
      'preload',
      'preconnect',
      'prefetchDNS',
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'updateSuspenseListComponent',
      'updateActivityComponent',
    ],
    calls: {
      commitEnterViewTransitions: NOTHING,
      commitExitViewTransitions: NOTHING,
      commitNestedViewTransitions: NOTHING,
      trackEnterViewTransitions: NOTHING,
      createViewTransitionInstance: NOTHING,
    },
    expressions: { shouldStartViewTransition: 'false' },
    statements: ['FragmentInstance.prototype.'],
  },
  'react-router/dist/production/lib/router/router.js': {
    functions: [
      'fetch',
      'getFetcher',
      'resetFetcher',
      'queueFetcherForDeletion',
      'patchRoutes',
      '_internalSetRoutes',
      'dispose',
      'defaultDataStrategyWithMiddleware',
    ],
    calls: {
      checkFogOfWar: '{ active: false, matches: null }',
      isMutationMethod: 'false',
      isSubmissionNavigation: 'false',
      getSubmissionFromNavigation: NOTHING,
      getUpdatedActionData: NOTHING,
      getActionDataForCommit: '{}',
      markFetchRedirectsDone: 'false',
      abortStaleFetchLoads: 'false',
      deleteFetcher: NOTHING,
      'fetchLoadMatches.forEach': NOTHING,
      'revalidatingFetchers.forEach': NOTHING,
      'revalidatingFetchers.filter': '[]',
      consumeInstrumentationClientResultMetaReceiver: NOTHING,
      getInstrumentationNavigateMeta: NOTHING,
      // No route has any: what it would be around is called at once.
      runClientMiddlewarePipeline: 'cb({ ...typedDataStrategyArgs, fetcherKey })',
    },
    expressions: {
      'fogOfWar.active && fogOfWar.matches': 'false',
      'fogOfWar.active': 'false',
      isFogOfWar: 'false',
      'init.patchRoutesOnNavigation': NOTHING,
      'init.instrumentations': NOTHING,
      'init.getContext': NOTHING,
      'future.unstable_routePatternMatching': 'false',
      'typeof route.lazy === "function"': 'false',
      'opts?.mask': NOTHING,
      'opts && opts.submission': NOTHING,
      submission: NOTHING,
      activeSubmission: NOTHING,
      pendingActionResult: NOTHING,
      'revalidatingFetchers.length > 0': 'false',
      isStaticHandler: 'false',
      isAction: 'false',
    },
  },
  'react-router/dist/production/lib/components.js': {
    calls: {
      useIsRSCRouterContext: 'false',
      'newState.fetchers.forEach': NOTHING,
      'deletedFetchers.forEach': NOTHING,
    },
    expressions: { 'useTransitions === true': 'false', onError: NOTHING },
  },
  'react-router/dist/production/lib/hooks.js': {
    functions: ['useNavigateUnstable'],
    expressions: { 'this.context': 'null', locationArg: NOTHING, onErrorHandler: NOTHING },
  },
  'react-router/dist/production/lib/dom/lib.js': {
    expressions: { mask: NOTHING, useTransitions: NOTHING, getKey: NOTHING },
    // Written into the document by the server, and run there: the browser keeps what it finds.
    variables: { restoreScroll: "''" },
  },
  'react-router/dist/production/lib/dom/ssr/components.js': {
    functions: ['RSCPrefetchPageLinksImpl'],
    calls: { useIsRSCRouterContext: 'false', isFogOfWarEnabled: 'false' },
    expressions: { 'typeof manifest.sri === "object"': 'false', isSpaMode: 'false' },
    variables: { contextScript: "' '", routeModulesScript: "' '" },
  },
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': {
    calls: { isFogOfWarEnabled: 'false' },
  },
  'react-router/dist/production/lib/dom/ssr/routes.js': {
    functions: ['createClientRoutesWithHMRRevalidationOptOut', 'noActionDefinedError'],
    calls: { preventInvalidServerHandlerCall: NOTHING },
    expressions: {
      'route.hasClientAction': 'false',
      'route.hasClientMiddleware': 'false',
      'routeModule.clientAction': NOTHING,
      'route.clientActionModule': NOTHING,
      needsRevalidation: NOTHING,
      isSpaMode: 'false',
    },
  },
  'react-router/dist/production/lib/dom/ssr/single-fetch.js': {
    functions: ['singleFetchActionStrategy', 'nonSsrStrategy', 'singleFetchLoaderFetcherStrategy'],
  },
};

/** Leaves that out of the browser's build. A name that a new version no longer has is only warned of. */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-(?:dom|router)[\\/]/ },
      handler(code, id) {
        const [, file = ''] = /[\\/]node_modules[\\/](.+\.js)/.exec(id) ?? [];
        const { left, missing } = withoutUnused(code, UNUSED[file.replaceAll('\\', '/')] ?? {});
        if (missing.length > 0) this.warn(`${file} has no ${missing.join(', ')}`);
        return { code: left, map: null };
      },
    },
  };
}

/** The name of a component for the tools of developers, which has a bundler keep the component. */
const LABEL = /^\w+\.displayName = "\w+";$/;

/** A part of a file, and what is written in its place. */
type Place = { start: number; end: number; text: string };

/** @returns the code without what is unused, and the names of that which it does not have */
export function withoutUnused(
  code: string,
  { functions = [], calls = {}, expressions = {}, variables = {}, statements = [] }: Unused,
): { left: string; missing: string[] } {
  const places: Place[] = [];
  const missing = new Set([
    ...functions,
    ...statements,
    ...[calls, expressions, variables].flatMap(Object.keys),
  ]);
  type Part = { start: number; end: number };
  const source = ({ start, end }: Part) => code.slice(start, end);
  function put(name: string, { start, end }: Part, text: string | undefined) {
    if (text === undefined) return;
    missing.delete(name);
    places.push({ start, end, text });
  }
  const given = (of: Readonly<Record<string, string>>, name: string) =>
    Object.hasOwn(of, name) ? of[name] : undefined;
  const ask = (...parts: readonly Part[]) => {
    for (const part of parts) put(source(part), part, given(expressions, source(part)));
  };
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (id && body && functions.includes(id.name)) put(id.name, body, '{throw Error("unused")}');
    },
    CallExpression(call) {
      const called = source(call.callee);
      put(called, call, given({ ...MESSAGES, ...calls }, called));
      const [condition, message] = call.arguments;
      if (called === 'invariant' && condition && message) {
        places.push({ start: condition.end, end: message.end, text: '' });
      }
      ask(...call.arguments);
    },
    IfStatement({ test }) {
      ask(test);
    },
    ConditionalExpression({ test }) {
      ask(test);
    },
    LogicalExpression({ left, right }) {
      ask(left, right);
    },
    UnaryExpression({ argument }) {
      ask(argument);
    },
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') put(id.name, init, given(variables, id.name));
    },
    ExpressionStatement(statement) {
      const words = source(statement);
      const begun = statements.find((begin) => words.startsWith(begin));
      if (begun ?? LABEL.test(words)) put(begun ?? '', statement, '');
    },
  }).visit(parseSync('library.js', code).program);
  return { left: written(code, places), missing: [...missing] };
}

/** The code with each place written anew; what lies within another place goes with it. */
function written(code: string, places: Place[]): string {
  let left = '';
  let at = 0;
  for (const { start, end, text } of places.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    left += code.slice(at, start) + text;
    at = end;
  }
  return left + code.slice(at);
}
