import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.ts';

interface Lock {
  packages: Record<string, { name?: string; version?: string; integrity?: string; link?: boolean }>;
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const whole: Lock = read('package-lock.json');

it.each(['functions', 'mailer'])(
  '%s is installed with the package versions that it was tested with',
  (folder) => {
    const lock: Lock = read(`${folder}/package-lock.json`);
    const own: { name: string; dependencies: Record<string, string> } = read(
      `${folder}/package.json`,
    );
    expect(lock.packages['']).toMatchObject({ name: own.name, dependencies: own.dependencies });
    expect(Object.values(lock.packages).filter(({ link }) => link)).toEqual([]);
    const paths = Object.keys(lock.packages).filter(Boolean);
    expect(paths.length).toBeGreaterThan(50);
    const versionsIn = ({ packages }: Lock) =>
      paths.map((path) => `${path} ${packages[path]?.version} ${packages[path]?.integrity}`);
    expect(versionsIn(lock), 'npm run functions:lock').toEqual(versionsIn(whole));
  },
);
