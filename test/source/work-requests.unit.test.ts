import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Files that make a caller from a user without a request, with the reason. Work that follows a request carries it:
 * `toWorkRequest` at the start, `readWorkRequest` and `findRequester` in the job or the subscriber.
 */
const reasons: Readonly<Record<string, string>> = {
  'auth/authenticate.ts': 'a password is the credential of the request',
  'auth/basic-caller.ts': 'a password is the credential of the request',
  'policy/job-reach.ts': 'a CI job starts later; its row keeps the user',
  'policy/work-requester.ts': 'the one function',
  'domains/ci/approvals/tally.ts': 'what another user may see',
  'domains/ci/deployments/follow-jobs.ts': 'a CI job starts later; its row keeps the user',
  'domains/ci/deployments/stop.ts': 'a CI job starts later; its row keeps the user',
  'domains/ci/deployments/votes.ts': 'what other users may do now',
  'domains/planning/issuables/readers.ts': 'what other users may read',
  'domains/planning/issues/move.ts': 'the texts of a moved issue are those of its author',
  'domains/ci/job-artifacts/service.ts': 'a CI job runs later; its row keeps the user',
  'domains/ci/jobs/downstream/start.ts': 'a CI job runs later; its row keeps the user',
  'domains/review/merge-requests/close-issues.ts':
    'whoever pushes, the author of the merge request counts',
  'domains/review/merge-requests/follow-source.ts': 'the event of a push keeps the user',
  'graphql/review/merge-request-people.ts': 'what another user may do',
  'domains/review/merge-requests/merge/commits.ts': 'only the name and address of a user',
  'domains/review/merge-requests/merge/message-values.ts': 'only the name and address of a user',
  'domains/review/merge-requests/merge/retarget.ts': 'the row of a merge keeps the user',
  'domains/review/merge-requests/merge/settle.ts':
    'the process of the merge ended; its row keeps the user',
  'domains/review/merge-requests/merge/steps.ts': 'the user who merged is gone',
  'domains/review/merge-requests/rebase.ts':
    'the process of the rebase ended; its row keeps the user',
  'domains/ci/pipeline-schedules/workers.ts': 'the time starts it',
  'domains/core/projects/service.ts': 'an administrator creates it for another user',
  'domains/core/repositories/untold-moves.ts': 'the process of the push ended; git keeps the user',
  'domains/delivery/slash-commands/answer.ts': 'the token of a chat is the credential',
  'domains/review/suggestions/apply.ts': 'only the name and address of a user',
  'domains/ci/triggers/start.ts': 'the token of a trigger is the credential',
};

const makesCaller = /\b(?:createActor|createActorWithoutAdminMode|toUnknownRequest)\(/;

it('background work takes its caller from a request, or from a place with a reason', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:auth|graphql|http|policy|domains)\/.*\.tsx?$/.test(path))
    .filter((path) => {
      const text = readFileSync(join('src', path), 'utf8');
      return path !== 'auth/actor-without-admin-mode.ts' && makesCaller.test(text);
    });
  expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
