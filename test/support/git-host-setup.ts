import type { TestProject } from 'vitest/node';
import { bundle, removeBundles } from './bundle.ts';

/** Runs once for a project whose tests start git hosts. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('gitHost', await bundle('src/git/host/main.ts'));
}

export const teardown = removeBundles;
