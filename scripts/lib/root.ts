import { resolve } from 'node:path';

/** Folder of the repository, so that the scripts work from any current folder. */
export const root = resolve(import.meta.dirname, '../..');
