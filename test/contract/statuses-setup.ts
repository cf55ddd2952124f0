import type { TestProject } from 'vitest/node';
import { forgetStatuses, joinStatuses } from './statuses.ts';

let kind = '';

/** Runs once for a project: what its tests see is collected for `npm run coverage -- --seen`. */
export async function setup(project: TestProject): Promise<void> {
  kind = project.config.env['HEARTH_TEST_DATABASE'] ?? '';
  await forgetStatuses(kind);
}

export async function teardown(): Promise<void> {
  await joinStatuses(kind);
}
