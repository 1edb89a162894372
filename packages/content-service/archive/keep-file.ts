import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Copies a file whole or not at all. Names are hashes: one of that name and size is the same file. */
export async function keepFile(source: string, destination: string): Promise<void> {
  const [from, to] = await Promise.all([stat(source), stat(destination).catch(() => undefined)]);
  if (to?.size === from.size) return;
  const folder = dirname(destination);
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${randomBytes(8).toString('hex')}.part`);
  try {
    await copyFlushed(source, temporary);
    await rename(temporary, destination);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await flushFolder(folder);
}

async function copyFlushed(source: string, destination: string): Promise<void> {
  const input = await open(source, 'r');
  try {
    const output = await open(destination, 'wx');
    try {
      await output.writeFile(input.createReadStream({ autoClose: false }));
      await output.sync();
    } finally {
      await output.close();
    }
  } finally {
    await input.close();
  }
}

/** The new name is in the folder's own data, which has its own flush. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
