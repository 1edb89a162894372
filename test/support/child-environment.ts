/**
 * The environment of a process that a test starts: nothing of the developer's own settings, and what the run has compiled
 * already, which is a third of a short process's time (test/support/run-folder.setup.ts).
 */
export function childEnvironment(own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  // No load balancer has to see that it leaves.
  return { PATH, NODE_COMPILE_CACHE, LEAVE_AFTER: '0', ...own };
}
