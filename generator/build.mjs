import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
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
// The sources of the thread are read by tsx, which the package does not need.
writeFileSync(join(dist, 'render/whole-thread.mjs'), "import './whole-thread.js';\n");
