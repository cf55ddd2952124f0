import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

const folders: string[] = [];

/** Runs once for a project whose tests render: the thread is compiled, since the sources take it a second to start. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-rendering-'));
  folders.push(folder);
  const outfile = path.join(folder, 'worker.mjs');
  await build({
    entryPoints: [path.resolve(import.meta.dirname, '../../src/rendering/worker.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.20',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  project.provide('renderingModule', pathToFileURL(outfile).href);
}

export async function teardown(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}
