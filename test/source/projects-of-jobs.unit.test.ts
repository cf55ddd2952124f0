import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folders whose code acts for users of jobs. */
const folders = /^src\/resources\/(?:deployments|job-[a-z]+|jobs|pipelines|triggers)\//;

/**
 * Code of a project acts for the user of its jobs: in other projects an administrator counts as a member alone, see
 * `findProjectFromJob`. A file that looks up a project with all permissions of a user says here which project.
 */
const uses: Readonly<Record<string, string>> = {
  'src/resources/deployments/follow-jobs.ts': 'the project of the job',
  'src/resources/deployments/stop-workers.ts': 'the project of the environment',
  'src/resources/deployments/stop.ts': 'the project of the job',
  'src/resources/deployments/votes.ts': 'the project of the deployment',
  'src/resources/job-artifacts/service.ts': 'the project of the job',
  'src/resources/jobs/downstream/start.ts': 'the project of the trigger job',
  'src/resources/pipelines/push.ts': 'the project of the push',
  'src/resources/triggers/start.ts': 'the project of the trigger',
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
