import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folder of the built site, relative to the repository. */
export const outputFolder = 'dist';

/** Reads a file of the built site. */
export function readOutput(name: string): Promise<string> {
  return readFile(join(outputFolder, name), 'utf8');
}

/** Writes a file of the built site, and its folder if need be. */
export async function writeOutput(name: string, text: string): Promise<void> {
  const path = join(outputFolder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Removes a file of the built site. */
export function removeOutput(name: string): Promise<void> {
  return rm(join(outputFolder, name));
}
