import type { CreateCommitStatus } from '#generated/commit-statuses/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { countUpTo, insertReturning } from '#src/database/dialect.ts';
import { BadRequest, Forbidden, NotFound } from '#src/errors.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { listRefsContaining } from '#src/git/reading/log.ts';
import type { Repository } from '#src/git/repository.ts';
import { readRef } from '#src/git/writing/refs.ts';
import { maxTotalRows } from '#src/lists/offset.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { findPlanLimits } from '#src/domains/platform/application/plan-limits.ts';
import type { FoundCommit } from '#src/domains/code/commits/finder.ts';
import { findNewestPipeline } from '#src/domains/ci/pipelines/finder.ts';
import { findRefOfJobs } from '#src/domains/ci/pipelines/job-ref.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { mayChangePipeline } from '#src/domains/ci/pipelines/policy.ts';
import { refreshPipeline } from '#src/domains/ci/pipelines/refresh.ts';
import {
  insertPipeline,
  isTakenExternally,
  lockPipeline,
  type NewPipeline,
  type PipelineRow,
} from '#src/domains/ci/pipelines/table.ts';
import { readStatusAttributes, checkStatusAttributes, readStatusName } from './attributes.ts';
import { type CommitStatusRow, joinStatusAuthors } from './list.ts';
import { advance } from './transitions.ts';

type Context = Pick<RequestContext, 'db' | 'config' | 'clock'>;

/** Limit on reports, because each compares all names of its pipeline, and pages of pipelines show them at once. */
const maxNames = 1000;
/** Lists tell no total beyond. */
const mostReports = maxTotalRows;
/** A ref need not exist, so nothing else bounds how many pipelines one commit may get. */
const maxPipelines = 1000;

const maxAttempts = 3;

/**
 * Stores the status of a commit from another system, and updates the pipeline.
 * @throws BadRequest for attributes that are not valid, a state that cannot follow, and too many reports
 * @throws NotFound when there is no ref that the commit could be looked at on
 * @throws Forbidden when the actor may not change pipelines of the ref
 */
export async function reportStatus(
  context: Context,
  actor: Actor,
  project: ProjectAccess,
  { repository, commit }: FoundCommit,
  body: CreateCommitStatus,
): Promise<CommitStatusRow> {
  checkStatusAttributes(body);
  const { ref, pipeline_id: id } = body;
  const query = { sha: commit.id, ref, id };
  for (let attempt = 1; ; attempt += 1) {
    const known = await findNewestPipeline(context.db, project, query);
    const place =
      known ?? (await findRefType(repository, ref ?? (await findBranch(repository, commit))));
    try {
      return await context.db.transaction(async (db) => {
        const at = context.clock();
        const found =
          (await findNewestPipeline(db, project, query)) ??
          // The id may be that of no pipeline of the commit.
          (await findNewestPipeline(db, project, { ...external, sha: commit.id, ref: place.ref }));
        const existing = found === null ? undefined : await lockPipeline(db, found.id);
        const pipeline =
          existing ??
          (await createPipeline(db, at, {
            project_id: project.id,
            sha: commit.id,
            ref: place.ref,
            tag: place.tag,
            ...external,
            user_id: actor.user.id,
            committed_at: readCommitTime(commit),
          }));
        if (!(await mayChangePipeline(db, project, actor, pipeline))) throw new Forbidden();
        const id = await storeReport({ ...context, db }, actor, pipeline, body, at);
        await refreshPipeline(db, pipeline, at, { isNew: existing === undefined });
        return findReport(db, id);
      });
    } catch (error) {
      // A concurrent report created the pipeline.
      if (!isTakenExternally(error) || attempt === maxAttempts) throw error;
    }
  }
}

const external = { source: 'external' } as const;

type PipelineRef = Pick<PipelineRow, 'ref' | 'tag'>;

async function findRefType(repository: Repository, ref: string): Promise<PipelineRef> {
  const tag =
    (await readBranchHead(repository, ref)) === null &&
    (await readRef(repository, 'tag', ref)) !== null;
  return { ref, tag };
}

/** The first branch that has the commit. */
async function findBranch(repository: Repository, { id }: CommitInfo): Promise<string> {
  const [first] = await listRefsContaining(repository, id, { types: ['branch'], limit: 1 });
  if (first === undefined) throw new NotFound('References for commit');
  return first.name;
}

/** Null for an impossible time: a commit may contain any number. */
function readCommitTime({ committer }: CommitInfo): string | null {
  const time = Date.parse(committer.date);
  const year = Number.isNaN(time) ? 0 : new Date(time).getUTCFullYear();
  return year >= 1 && year <= 9999 ? new Date(time).toISOString() : null;
}

async function createPipeline(db: Database, at: Date, pipeline: NewPipeline): Promise<PipelineRow> {
  const { project_id, sha } = pipeline;
  const others = db('pipelines').where({ project_id, sha });
  if ((await countUpTo(db, others, maxPipelines)) >= maxPipelines) {
    throw new BadRequest({ base: [`A commit has at most ${maxPipelines} pipelines`] });
  }
  return insertPipeline(db, pipeline, at.toISOString());
}

/** Updates the unfinished report of this name, or replaces earlier ones by a new report; returns its id. */
async function storeReport(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { user }: Actor,
  pipeline: PipelineRow,
  body: CreateCommitStatus,
  at: Date,
): Promise<number> {
  const now = at.toISOString();
  const name = readStatusName(body);
  const { id: pipeline_id } = pipeline;
  const latest = await db<JobRow>('jobs')
    .where({ pipeline_id, name })
    .whereRaw('not retried')
    .first();
  const goesOn = latest?.kind === 'external' && isUnderWay(latest);
  const before = goesOn ? latest : { ...fresh, status: 'created' as const };
  const columns = {
    ...readStatusAttributes(body),
    ...advance(before, body.state, now),
    updated_at: now,
  };
  if (goesOn) {
    await db('jobs').where({ id: latest.id }).update(columns);
    return latest.id;
  }
  await checkRoom(db, pipeline, latest === undefined ? await countAllowedNames(db, config) : null);
  if (latest !== undefined) {
    await db('jobs').where({ id: latest.id }).update({ retried: true, updated_at: now });
  }
  const { project_id, sha } = pipeline;
  const { ref, tag } = await findRefOfJobs(db, pipeline);
  const { id } = await insertReturning<JobRow>(db, 'jobs', {
    project_id,
    pipeline_id,
    kind: 'external',
    sha,
    ref,
    tag,
    stage: 'external',
    stage_index: 1_000_000,
    name,
    allow_failure: false,
    ...columns,
    user_id: user.id,
    created_at: now,
  });
  return id;
}

const fresh = { failure_reason: null, queued_at: null, started_at: null, finished_at: null };

const isUnderWay = ({ status }: JobRow) => status === 'pending' || status === 'running';

async function countAllowedNames(db: Database, config: Context['config']): Promise<number> {
  const { ci_pipeline_size: size } = await findPlanLimits(db, config.plan);
  return size === 0 ? maxNames : Math.min(size, maxNames);
}

/** Throws `BadRequest` if the pipeline is full; null for an existing name. */
async function checkRoom(
  db: Database,
  { id: pipeline_id }: PipelineRow,
  names: number | null,
): Promise<void> {
  const selectReports = () => db('jobs').where({ pipeline_id });
  const latest =
    names === null ? 0 : await countUpTo(db, selectReports().whereRaw('not retried'), names);
  if (names !== null && latest >= names) {
    throw new BadRequest({ base: [`A pipeline has at most ${names} jobs and statuses`] });
  }
  if ((await countUpTo(db, selectReports(), mostReports)) >= mostReports) {
    throw new BadRequest({ base: [`A pipeline keeps at most ${mostReports} reports`] });
  }
}

async function findReport(db: Database, id: number): Promise<CommitStatusRow> {
  const row = await joinStatusAuthors(db('jobs').where('jobs.id', id)).first<CommitStatusRow>();
  return row;
}
