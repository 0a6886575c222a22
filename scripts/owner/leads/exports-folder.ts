import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where exports go, in the repository's folder, in which npm runs the commands; git ignores it. */
const folder = 'exports';

/** Makes sure that the folder is there, and that nobody but its owner can open it. */
export async function ensureExportsFolder(): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

/** The path of a file in the folder. */
export function exportPath(file: string): string {
  return join(folder, file);
}

/** The files that earlier exports have left. */
export async function earlierExports(): Promise<string[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return files.sort().map(exportPath);
}
