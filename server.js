// Launches the built server; everything it does is in server/app.ts and server/start.ts.
import './node-version.js';
import { fileURLToPath } from 'node:url';

/**
 * Limits of memory that Node and the C library read only when a process starts: docs/decisions/034-memory.md. A setting of
 * the operator's comes after these, and replaces them.
 */
const LIMITS = ['--max-semi-space-size=16', '--max-old-space-size=1024'];
const ARENAS = '2';

// The process replaces itself, and keeps its id. Windows can't; one that a manager holds by a channel would lose it.
if (process.platform !== 'win32' && !process.connected && !process.execArgv.includes(LIMITS[0])) {
  const command = [
    process.execPath,
    ...LIMITS,
    ...process.execArgv,
    fileURLToPath(import.meta.url),
  ];
  process.execve(process.execPath, command, { MALLOC_ARENA_MAX: ARENAS, ...process.env });
}

const { createApp, start } = await import('./build/server/index.js');
await start({ root: new URL('.', import.meta.url), createApp });
