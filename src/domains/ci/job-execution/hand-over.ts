import { createJobToken } from '#src/auth/job-tokens.ts';
import { digestToken } from '#src/auth/tokens.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { finishJob, startJob } from '#src/domains/ci/jobs/transitions.ts';
import { isArchived } from '#src/domains/ci/pipelines/archival.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { findVariables } from '#src/domains/ci/pipelines/variables.ts';
import type { RunnerRow } from '#src/domains/ci/runners/table.ts';
import { loadVariablesForJob } from '#src/domains/ci/variables/of-jobs.ts';
import { findJobsForRunner } from './matching.ts';
import { missesDependency } from './dependencies.ts';
import { readPlannedJob } from './planned-job.ts';
import { isProtectedRef, type JobQueue } from './queue.ts';
import { isVaultMissing } from './secrets.ts';
import type { WaitingJobs } from './waiting-jobs.ts';

/** A job that is assigned to one runner. */
export interface HandedOver {
  readonly job: JobWithOptions;
  /** The plain token, which is stored nowhere else. */
  readonly token: string;
  readonly timeout: number;
}

type Candidate = Pick<
  JobWithOptions,
  | 'id'
  | 'options'
  | 'created_at'
  | 'pipeline_id'
  | 'stage_index'
  | 'project_id'
  | 'environment'
  | 'ref'
  | 'tag'
> & {
  readonly namespace_id: number;
  readonly build_timeout: number;
  readonly shared_runners_enabled: boolean;
  /** State of the user who started the job; null if the account is deleted. */
  readonly user_state: string | null;
};

/** Jobs of a kind that are tried one after the other. */
const maxTriedJobs = 8;

/**
 * Archiving or hiding a project, and disabling runners for it, take effect at once, whatever the cached queue
 * contains.
 */
const findCandidates = prepareStatement<Omit<WaitingJobs, 'first'> & { before: string }, Candidate>(
  (db, { project_id, tag_list, ref, tag, before }) =>
    db('jobs')
      .join('project_settings as settings', 'settings.project_id', 'jobs.project_id')
      .join('projects', 'projects.id', 'jobs.project_id')
      .leftJoin('users', 'users.id', 'jobs.user_id')
      .whereRaw(`jobs.status = 'pending' and jobs.kind = 'build'`)
      .where({ 'jobs.project_id': project_id, 'jobs.tag_list': tag_list })
      .where({ 'jobs.ref': ref, 'jobs.tag': tag })
      .where('jobs.queued_at', '<=', before)
      .whereNotNull('projects.listing')
      .where('projects.archived', false)
      .whereRaw(`projects.builds_access_level <> 'disabled'`)
      .orderBy('jobs.id')
      .limit(maxTriedJobs)
      .select('jobs.id', 'jobs.options', 'jobs.created_at', 'jobs.pipeline_id', 'jobs.stage_index')
      .select('jobs.project_id', 'jobs.environment', 'jobs.ref', 'jobs.tag')
      .select('projects.namespace_id', 'settings.build_timeout', 'settings.shared_runners_enabled')
      .select({ user_state: 'users.state' }),
);

/** A runner that requests a job. */
interface Asking {
  readonly at: Date;
  /** Seconds that the job has waited at least. */
  readonly age: number;
  readonly abilities: ReadonlySet<string>;
}

/** Finds the reason why no runner can run a job; null if there is none. */
async function findFault(
  db: Database,
  candidate: Candidate,
  { at, abilities }: Asking,
): Promise<string | null> {
  if (candidate.user_state !== 'active') return 'user_blocked';
  if (await isArchived(db, candidate, at)) return 'archived_failure';
  const planned = readPlannedJob(candidate);
  const misses = await missesDependency(db, candidate, planned, at.toISOString());
  if (misses) return 'missing_dependency_failure';
  // Such a runner would upload the excluded files.
  if (planned.artifacts !== null && planned.artifacts.exclude.length > 0) {
    if (!abilities.has('artifacts_exclude')) return 'runner_unsupported';
  }
  if (planned.secrets === null) return null;
  const known = [...planned.variables, ...(await loadVariables(db, candidate))];
  return isVaultMissing(planned, known) ? 'secrets_provider_not_found' : null;
}

/** Variables from the settings, the pipeline and the job. */
async function loadVariables(db: Database, candidate: Candidate) {
  const { id, project_id, namespace_id, pipeline_id, environment, ref, tag } = candidate;
  const isProtected = await isProtectedRef(db, { project_id, ref, tag });
  const project = { id: project_id, namespace_id };
  return [
    ...(await loadVariablesForJob(db, project, { protected: isProtected, environment })),
    ...(await findVariables(db, 'pipeline', pipeline_id)),
    ...(await findVariables(db, 'job', id)),
  ];
}

/** Later than any job: clocks of several machines differ. */
const always = '9999-12-31T23:59:59.999Z';

/** Jobs that this process is assigning: other runners get other jobs. */
const underWay = new Set<number>();

/**
 * Assigns the next matching job to a runner. `none`: no job matches; `failed`: the tried jobs ended; `lost`: other
 * runners took them.
 */
export async function handOver(
  db: Database,
  runner: RunnerRow,
  queues: readonly JobQueue[],
  asking: Asking,
): Promise<HandedOver | 'none' | 'failed' | 'lost'> {
  const { at, age } = asking;
  const before = age === 0 ? always : new Date(at.getTime() - age * 1000).toISOString();
  let outcome: 'none' | 'failed' | 'lost' = 'none';
  for (const { project_id, tag_list, ref, tag } of await findJobsForRunner(db, runner, queues)) {
    const alike = { project_id, tag_list, ref, tag, before };
    for (const candidate of await findCandidates.all(db, alike)) {
      if (runner.runner_type === 'instance_type' && !candidate.shared_runners_enabled) continue;
      const failureReason = await findFault(db, candidate, asking);
      if (failureReason !== null) {
        if (outcome === 'none') outcome = 'failed';
        const failed = { status: 'failed', failureReason, from: ['pending'] } as const;
        await finishJob(db, candidate.id, failed, at);
        continue;
      }
      const taken = await take(db, runner, candidate, at);
      if (taken !== null) return taken;
      outcome = 'lost';
    }
  }
  return outcome;
}

async function take(
  db: Database,
  runner: RunnerRow,
  candidate: Candidate,
  at: Date,
): Promise<HandedOver | null> {
  const { id } = candidate;
  if (underWay.has(id)) return null;
  underWay.add(id);
  try {
    const token = createJobToken();
    const timeout = computeTimeout(runner, candidate);
    const facts = { runnerId: runner.id, tokenDigest: digestToken(token), timeout };
    const job = await startJob(db, id, facts, at);
    return job === null ? null : { job, token, timeout };
  } finally {
    underWay.delete(id);
  }
}

/** Seconds: the job may ask for more than the project gives, and the runner has the last word. */
function computeTimeout(
  { maximum_timeout }: RunnerRow,
  { build_timeout, options }: Candidate,
): number {
  return Math.min(
    readPlannedJob({ options }).timeout ?? build_timeout,
    maximum_timeout ?? Infinity,
  );
}
