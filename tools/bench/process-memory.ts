import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Memory of a site by kind of process, in MB: resident, so that what processes share (Node's program, 47 to 64 MB) counts
 * for each. `together` counts it once, as the machine does (PSS).
 */
export type Memory = {
  site: number;
  'query workers': number;
  'picture processes': number;
  together: number;
};

/** What the system says of a site and of the processes it started. */
export async function memoryOf(site: number): Promise<Memory> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  const memory = { site: 0, 'query workers': 0, 'picture processes': 0, together: 0 };
  for (const line of stdout.split('\n')) {
    const [, pid, parent, kilobytes, program = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)/.exec(line) ?? [];
    if (Number(pid) !== site && Number(parent) !== site) continue;
    const megabytes = Number(kilobytes) / 1024;
    memory[kindOf(Number(pid) === site, program)] += megabytes;
    memory.together += (await proportionalMemory(Number(pid))) ?? megabytes;
  }
  return memory;
}

/** What a process holds, its share of what it shares included, in MB; undefined where the system does not say. */
async function proportionalMemory(pid: number): Promise<number | undefined> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(rollup) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

function kindOf(isSite: boolean, program: string) {
  if (isSite) return 'site';
  return program.includes('query-worker') ? 'query workers' : 'picture processes';
}
