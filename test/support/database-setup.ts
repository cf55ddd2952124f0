import type { TestProject } from 'vitest/node';
import { prepareTemplate } from './databases.ts';

const releases: (() => Promise<void>)[] = [];

/** Runs once for a project whose tests need a database; a failure fails the run. */
export async function setup(project: TestProject): Promise<void> {
  const kind = project.config.env['HEARTH_TEST_DATABASE'];
  if (kind !== 'sqlite' && kind !== 'postgres') {
    throw new Error(`project ${project.name} does not say which database it runs on`);
  }
  const { template, release } = await prepareTemplate(kind);
  releases.push(release);
  project.provide('databaseTemplate', template);
}

export async function teardown(): Promise<void> {
  for (const release of releases.splice(0)) await release();
}
