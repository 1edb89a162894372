import { realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/**
 * The real path of a file in a folder that a person hands over: an archive, a backup, answers with a logo. Undefined for
 * what is not there, is no regular file, or lies outside of the folder, by its path or by a symbolic link; a link within the
 * folder is followed, as the mounts of containers are made of them. Never rejects.
 */
export async function fileWithin(folder: string, path: string): Promise<string | undefined> {
  try {
    const root = await realpath(folder);
    const file = await realpath(resolve(root, path));
    return file.startsWith(join(root, sep)) && (await stat(file)).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}
