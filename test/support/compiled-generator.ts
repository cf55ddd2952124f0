import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { makeOnce } from './make-once.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** The main module of the compiled generator: a command then takes half of the time that the sources take. */
export async function compiledGenerator(): Promise<string> {
  return path.join(await compiledFolder(), 'generator/main.mjs');
}

/** The module of a process that runs one command after another: see `test/generator/command-process.ts`. */
export async function compiledCommandProcess(): Promise<string> {
  return path.join(await compiledFolder(), 'test/generator/command-process.mjs');
}

const compiledFolder = () => makeOnce('compiled-generator', compile);

async function compile(folder: string): Promise<void> {
  await build({
    absWorkingDir: project,
    entryPoints: [
      'generator/main.ts',
      'generator/render/whole-thread.ts',
      'test/generator/command-process.ts',
    ],
    outbase: project,
    outdir: folder,
    // Templates and the thread are looked for from the folder of the module that asks.
    chunkNames: 'generator/render/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node22.23',
    logLevel: 'warning',
  });
  const templates = 'generator/templates';
  await cp(path.join(project, templates), path.join(folder, templates), { recursive: true });
}
