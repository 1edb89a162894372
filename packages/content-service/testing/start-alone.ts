import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { type ClientConfig, createClient } from '@sanity/client';
import { afterwards } from './start-test-service.ts';

/** `npm run content-service`, once it has said where it is. */
export async function startAlone(directory: string, env: NodeJS.ProcessEnv = {}) {
  const child: ChildProcess = spawn(process.execPath, ['packages/content-service/serve.ts'], {
    env: {
      DATA_DIR: directory,
      PORT: '0',
      ALLOWED_ORIGINS: 'https://studio.example',
      LEAVE_AFTER: '0',
      NODE_COMPILE_CACHE: getCompileCacheDir(),
      ...env,
    },
  });
  const ended = once(child, 'close');
  async function stop(): Promise<number | null> {
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  }
  afterwards(async () => void (await stop()));
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    if (output.includes('Token')) break;
  }
  const origin = /http:\S+/.exec(output)?.[0] ?? '';
  const token = /Token {4}(\S+)/.exec(output)?.[1] ?? '';
  /** The real client, anonymous unless it is given the token. */
  const client = (config: ClientConfig = {}) =>
    createClient({
      projectId: 'agence',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: origin,
      useProjectHostname: false,
      useCdn: false,
      ...config,
    });
  return { process: child, origin, token, client, stop };
}
