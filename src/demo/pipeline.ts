import { toStoredJobs } from '#src/ci/job-columns.ts';
import { planPipeline } from '#src/ci/plan-pipeline.ts';
import type { PipelineFacts } from '#src/ci/plan.ts';
import type { Database } from '#src/database/database.ts';
import type { Git } from '#src/git/git.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import type { UserRow } from '#src/records/user.ts';
import { appendTrace } from '#src/domains/ci/job-execution/trace.ts';
import { insertPart, listRest } from '#src/domains/ci/pipelines/write-jobs.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { insertPipeline } from '#src/domains/ci/pipelines/table.ts';
import { kilnConfiguration, kilnLogs } from './kiln.ts';
import type { Username } from './people.ts';

const ref = 'main';
const starter: Username = 'maintainer';
/** Seconds that each job waited, and ran. */
const [waited, ran] = [4, 11];

/** The configuration of the kiln includes nothing, and has no rules. */
const refuseIncludes = () => Promise.resolve({ error: 'The demo includes nothing' });
const source = {
  local: refuseIncludes,
  project: refuseIncludes,
  remote: refuseIncludes,
  template: refuseIncludes,
  localPaths: () => Promise.resolve([]),
};
const facts: PipelineFacts = {
  ref,
  tag: false,
  source: 'push',
  defaultBranch: ref,
  projectPath: 'demo/kiln',
  predefined: new Map([['CI_COMMIT_BRANCH', ref]]),
  variables: new Map(),
  changedPaths: () => Promise.resolve(null),
  paths: () => Promise.resolve([]),
  present: () => Promise.resolve([]),
};

/** Writes a successful pipeline of the newest commit, with job logs; an existing one remains. */
export async function writePipeline(
  { db, git }: { readonly db: Database; readonly git: Git },
  { id: project_id }: { readonly id: number },
  now: string,
): Promise<void> {
  if ((await db('pipelines').where({ project_id }).first('id')) !== undefined) return;
  const sha = await resolveRef(git.repository(project_id), ref);
  const user = await db<UserRow>('users').where({ username: starter }).first('id');
  if (sha === null || user === undefined) return;
  const plan = await planPipeline(kilnConfiguration, { source, facts });
  const planned = { jobs: toStoredJobs(plan, facts) };
  let second = Date.parse(now) / 1000 - 86_400;
  const begun = formatMoment(second);
  const basic = { ref, tag: false, source: 'push', user_id: user.id, committed_at: begun } as const;
  await db.transaction(async (db) => {
    const pipeline = await insertPipeline(db, { project_id, sha, ...basic }, begun);
    await insertPart(db, pipeline, listRest(planned, pipeline.ref), begun);
    const jobs = await db<JobRow>('jobs').where({ pipeline_id: pipeline.id }).orderBy('id');
    for (const job of jobs) {
      const log = kilnLogs[job.name] ?? '';
      second = await finish(
        db,
        job,
        log.replaceAll('$CI_COMMIT_SHORT_SHA', sha.slice(0, 8)),
        second,
      );
    }
    await db('pipelines')
      .where({ id: pipeline.id })
      .update({
        status: 'success',
        started_at: formatMoment(Date.parse(begun) / 1000 + waited),
        finished_at: formatMoment(second),
        duration: ran * jobs.length,
        queued_duration: waited,
        updated_at: formatMoment(second),
      });
  });
}

/** Runs a job from a second on; returns the second of its end. */
async function finish(db: Database, { id }: JobRow, log: string, second: number): Promise<number> {
  const [started, finished] = [second + waited, second + waited + ran];
  await db('jobs')
    .where({ id })
    .update({ status: 'running', started_at: formatMoment(started) });
  const bytes = Buffer.from(log);
  const addition = { start: 0, length: bytes.length, parts: () => [bytes], debug: false };
  await appendTrace(db, id, addition, formatMoment(finished));
  await db('jobs')
    .where({ id })
    .update({
      status: 'success',
      exit_code: 0,
      queued_at: formatMoment(second),
      finished_at: formatMoment(finished),
      updated_at: formatMoment(finished),
    });
  return finished;
}

const formatMoment = (second: number) => new Date(second * 1000).toISOString();
