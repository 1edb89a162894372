/** What the operating system says of a running site. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Memory in use, in MB. */
export async function residentMemory(pid: number): Promise<number> {
  // No line, and a failure, for a process that is gone.
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return Math.round(Number(stdout) / 1024);
}

/** The children of a process that is about to end; `alive` counts those that do not end with it, within 5 s. */
export async function leftBehind(pid: number): Promise<{ alive(): Promise<number> }> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const children = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child ? [child] : []));
  return {
    async alive() {
      for (let waited = 0; waited < 5000 && children.some(isAlive); waited += 20) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return children.filter(isAlive).length;
    },
  };
}

/** Whether there still is a process of that number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
