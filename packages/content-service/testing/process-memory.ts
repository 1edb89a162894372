import { readFileSync } from 'node:fs';

/** Ids of the processes that a process started and that run. Linux only, as the figures of memory are. */
export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').flatMap((id) => (id.trim() ? Number(id) : []));
}

/** Resident memory of a process, in bytes; 0 for one that is gone. */
export function residentMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
