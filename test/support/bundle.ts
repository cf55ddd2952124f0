import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

const folders: string[] = [];

/** Compiles a module of the project with all that it imports, once for a run, and returns the path of the file. */
export async function bundle(module: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-bundle-'));
  folders.push(folder);
  const outfile = path.join(folder, 'main.mjs');
  await build({
    entryPoints: [path.resolve(import.meta.dirname, '../..', module)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.23',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return outfile;
}

export async function removeBundles(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}
