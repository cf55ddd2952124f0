import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folders whose code acts for users of jobs. */
const folders = /^src\/domains\/ci\/(?:deployments|job-[a-z]+|jobs|pipelines|triggers)\//;

/**
 * Code of a project acts for the user of its jobs: in other projects an administrator counts as a member alone, see
 * `findProjectFromJob`. A file that looks up a project with all permissions of a user says here which project.
 */
const uses: Readonly<Record<string, string>> = {
  'src/domains/ci/deployments/follow-jobs.ts': 'the project of the job',
  'src/domains/ci/deployments/stop-workers.ts': 'the project of the environment',
  'src/domains/ci/deployments/stop.ts': 'the project of the job',
  'src/domains/ci/deployments/votes.ts': 'the project of the deployment',
  'src/domains/ci/job-artifacts/service.ts': 'the project of the job',
  'src/domains/ci/jobs/downstream/start.ts': 'the project of the trigger job',
  'src/domains/ci/pipelines/push.ts': 'the project of the push',
  'src/domains/ci/triggers/start.ts': 'the project of the trigger',
};

describe('projects that are looked up with all permissions of a user', () => {
  it('are none that a job of another project names', () => {
    const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((name) => join('src', name))
      .filter((name) => folders.test(name) && name.endsWith('.ts'))
      .filter((name) => /\bfindProjectAsUser\(/.test(readFileSync(name, 'utf8')));
    expect(found.toSorted()).toEqual(Object.keys(uses).toSorted());
  });
});
