/**
 * A probe that is loaded into a site before anything else (`--import`), and measures on its thread, at a port of its own:
 * `/thread` answers the processor time that the thread has taken so far, `/tree` that of the last page's tree rendered by
 * React alone. In ms.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import type * as ReactDom from 'react-dom/server';
import type { ServerRouterProps } from 'react-router';

/** The system counts a thread's time in steps of a millisecond. */
const TIMES = 30;

// The processes that the site starts have its environment too.
if (process.argv[1]?.endsWith('server.js') && process.env.PROBE_PORT) {
  // The site imports the same object, and takes its functions from it as they are then.
  const react: { -readonly [Name in keyof typeof ReactDom]: (typeof ReactDom)[Name] } =
    createRequire(import.meta.url)('react-dom/server');
  const { renderToPipeableStream } = react;
  let tree: ReactNode;
  react.renderToPipeableStream = (node, options) => {
    tree = node;
    return renderToPipeableStream(node, options);
  };
  createServer(({ url }, answer) => {
    const before = threadTime();
    answer.setHeader('connection', 'close');
    if (url === '/tree' && isValidElement<ServerRouterProps>(tree)) {
      // The page's data as a stream was read by the render itself, once.
      const context = { ...tree.props.context, serverHandoffStream: undefined };
      const ready = cloneElement(tree, { context });
      for (let time = 0; time < TIMES; time += 1) react.renderToString(ready);
      answer.end(String((threadTime() - before) / TIMES));
    } else answer.end(String(before));
  }).listen(Number(process.env.PROBE_PORT), '127.0.0.1');
}

function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
