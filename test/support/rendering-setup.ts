import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundle, removeBundles } from './bundle.ts';

/** Runs once for a project: threads are compiled, since the sources take them a second to start. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('renderingModule', pathToFileURL(await bundle('src/rendering/worker.ts')).href);
  project.provide('planningModule', pathToFileURL(await bundle('src/ci/worker.ts')).href);
}

export const teardown = removeBundles;
