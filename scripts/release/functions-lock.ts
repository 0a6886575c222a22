import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments, runCommand } from '../lib/command.ts';
import { root } from '../lib/root.ts';

// The platform installs the folder of each codebase by itself, and without a lock it would install the newest
// versions. From the repository's lock, npm drops what the folder does not need, and asks no registry.
runCommand(async () => {
  readArguments({});
  for (const codebase of ['functions', 'mailer']) {
    const folder = mkdtempSync(join(tmpdir(), 'functions-lock-'));
    copyFileSync(join(root, codebase, 'package.json'), join(folder, 'package.json'));
    copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
    execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--offline'], {
      cwd: folder,
      stdio: 'inherit',
    });
    copyFileSync(join(folder, 'package-lock.json'), join(root, codebase, 'package-lock.json'));
    rmSync(folder, { recursive: true });
  }
  return 0;
});
