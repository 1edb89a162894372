/** A real S3-compatible store of the test's own, on loopback, gone with its data when the test is over. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSwift, WITHOUT_SWIFT } from '../../../tools/swift.ts';
import type { StoreLocation } from '../../kit/process/files-location.ts';

const PROGRAM = fileURLToPath(new URL('swift-server.py', import.meta.url));
const KEYS = { keyId: 'agency:site', secret: 'a-secret-of-tests' };
const BUCKET = 'originals';

export const python = findSwift();
if (!python) console.log(WITHOUT_SWIFT);

/** Starts Swift with one empty bucket, and says where that is. */
export async function startSwift(): Promise<{ place: StoreLocation; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'swift-'));
  const server = spawn(python ?? '', [PROGRAM, folder, KEYS.keyId, KEYS.secret, BUCKET]);
  // It leaves nothing behind where the run ended early.
  const quit = () => server.kill('SIGKILL');
  process.once('exit', quit);
  // The signal that ends Vitest's workers; without a listener there would be no `exit`.
  const endProcess = () => process.exit();
  process.once('SIGTERM', endProcess);
  const endpoint = `http://127.0.0.1:${await portOf(server)}`;
  return {
    place: { endpoint, bucket: BUCKET, prefix: '', region: 'us-east-1', ...KEYS },
    async stop() {
      process.off('exit', quit);
      process.off('SIGTERM', endProcess);
      const ended = new Promise((resolve) => server.once('close', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function portOf(server: ChildProcess): Promise<string> {
  let stderr = '';
  return new Promise((resolve, reject) => {
    server.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()));
    server.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk;
    });
    server.once('error', reject);
    server.once('close', (code) => reject(new Error(`Swift ended with ${code}: ${stderr}`)));
  });
}
