import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Compiles the package into `dist`, module by module: the run time is imported by its modules' names. */
const folder = import.meta.dirname;
const dist = join(folder, 'dist');
const compiler = join(folder, '../node_modules/typescript7/bin/tsc');

rmSync(dist, { recursive: true, force: true });
if (process.argv.includes('--clean')) process.exit();
const project = join(folder, 'tsconfig.build.json');
const { status } = spawnSync(process.execPath, [compiler, '-p', project], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
cpSync(join(folder, 'templates'), join(dist, 'templates'), { recursive: true });
// The compiler does not change a module name inside a string.
const thread = readFileSync(join(folder, 'render/whole-thread.mjs'), 'utf8');
writeFileSync(join(dist, 'render/whole-thread.mjs'), thread.replace('thread.ts', 'thread.js'));
