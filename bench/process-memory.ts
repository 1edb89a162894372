import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Resident memory of a site by kind of process, in MB. Pages of memory that processes share count for each. */
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
    memory.together += megabytes;
  }
  return memory;
}

function kindOf(isSite: boolean, program: string) {
  if (isSite) return 'site';
  return program.includes('query-worker') ? 'query workers' : 'picture processes';
}
