import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of exports in the repository, in which npm runs the commands; git ignores it. */
const folder = 'exports';

/** Creates the folder, which only its owner can open. */
export async function ensureExportsFolder(): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

/** Returns the path of a file in the folder. */
export function exportPath(file: string): string {
  return join(folder, file);
}

/** Returns the files of earlier exports. */
export async function earlierExports(): Promise<string[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return files.sort().map(exportPath);
}
