import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundle, removeBundles } from './bundle.ts';

/** Runs once for a project whose tests render: the thread is compiled, since the sources take it a second to start. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('renderingModule', pathToFileURL(await bundle('src/rendering/worker.ts')).href);
}

export const teardown = removeBundles;
