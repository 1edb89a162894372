import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '@sanity/client';
import { onTestFinished } from 'vitest';

/** `npm run content-service`, once it has said where it is. */
export async function startAlone(directory: string) {
  const child: ChildProcess = spawn(process.execPath, ['scripts/serve-content.ts'], {
    env: { DATA_DIR: directory, PORT: '0' },
  });
  const ended = once(child, 'close');
  async function stop(): Promise<number | null> {
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  }
  onTestFinished(async () => void (await stop()));
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    if (said.includes('Token')) break;
  }
  const origin = /http:\S+/.exec(said)?.[0] ?? '';
  const token = /Token {4}(\S+)/.exec(said)?.[1] ?? '';
  const client = (given?: string) =>
    createClient({
      projectId: 'agence',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: origin,
      useProjectHostname: false,
      useCdn: false,
      ...(given !== undefined && { token: given }),
    });
  return { process: child, origin, token, client, stop };
}
