import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionsLock } from './deploy/functions-lock.ts';
import { root } from '../lib/root.ts';

// npm leaves out of the repository's lock what the functions do not need, and asks no registry.
const folder = mkdtempSync(join(tmpdir(), 'functions-lock-'));
const lockFile = join(folder, 'package-lock.json');
const functionsPackage = join(root, 'functions/package.json');
const [whole, own] = [join(root, 'package-lock.json'), functionsPackage].map((path) =>
  JSON.parse(readFileSync(path, 'utf8')),
);
copyFileSync(functionsPackage, join(folder, 'package.json'));
writeFileSync(lockFile, JSON.stringify(functionsLock(whole, own)));
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--offline'], {
  cwd: folder,
  stdio: 'inherit',
});
copyFileSync(lockFile, join(root, 'functions/package-lock.json'));
rmSync(folder, { recursive: true });
