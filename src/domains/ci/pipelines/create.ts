import type { StoredJob } from '#src/ci/job-columns.ts';
import { NoPlan } from '#src/ci/plan.ts';
import type { Planning } from '#src/ci/planning.ts';
import type { PlannedPipeline } from '#src/ci/questions.ts';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { runInOwnersTurn } from '#src/database/in-parts.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { CommitInfo } from '#src/git/formats/commit-object.ts';
import type { Git } from '#src/git/git.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import type { Repository } from '#src/git/repository.ts';
import { formatRequestRef } from '#src/git/writing/refs.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { authorize } from '#src/policy/authorize.ts';
import { checkFeatureAccess } from '#src/policy/features.ts';
import { limitToMemberships } from '#src/policy/job-reach.ts';
import type { Workers } from '#src/workers/definition.ts';
import { requireRoomForJobs, TooManyActiveJobs } from './active-jobs.ts';
import { beginPipeline } from './begin.ts';
import { beginPipelines, graceTimeMs } from './begin-later.ts';
import { cancelRedundant, findNewestAlike } from './cancel.ts';
import { findConfiguration, loadPipelineSettings } from './configuration.ts';
import { type PipelineRequest, PipelineForbidden, PipelineRefused } from './creation-request.ts';
import { pipelineChanged } from './events.ts';
import { isRefusedByService } from './external-validation.ts';
import { findFirstPipeline, mayLeadOn } from './lineage.ts';
import { loadKnownVariables, computePipelinePlan } from './plan.ts';
import { mayChangePipelines, pipelinePolicy } from './policy.ts';
import { isSkipMarked } from './skip-markers.ts';
import { insertPipeline, formatOwnerOfParts, type PipelineRow } from './table.ts';
import { checkVariableCount, insertVariables } from './variables.ts';
import { isWritten, listRest, writePart, writeRest } from './write-jobs.ts';

export { type PipelineRequest, PipelineRefused };

export interface CreationContext {
  readonly db: Database;
  readonly git: Git;
  readonly config: Config;
  readonly planning: Planning;
  readonly clock: () => Date;
  readonly workers: Pick<Workers, 'enqueue'>;
  /** Signal that aborts when the caller no longer waits. */
  readonly signal?: AbortSignal;
}

/**
 * Makes a pipeline of the configuration of a commit, and lets its first jobs begin.
 * @throws Forbidden in an archived project
 * @throws PipelineRefused
 */
export async function createPipeline(
  context: CreationContext,
  asked: PipelineRequest,
): Promise<PipelineRow> {
  const { db, git, clock, workers } = context;
  const { project, actor, sha } = asked;
  const settings = await loadPipelineSettings(db, project);
  await checkRights(db, asked, settings);
  const variables = [...(asked.variables ?? []), ...(asked.payload ? [asked.payload] : [])];
  const request = { ...asked, variables };
  const { startedBy } = request;
  if (startedBy !== undefined && !(await mayLeadOn(db, startedBy.jobId))) {
    throw new PipelineRefused('Too many downstream pipelines');
  }
  const repository = git.repository(project.id);
  const commit = await readCommitInfo(repository, sha);
  if (commit === null) throw new PipelineRefused('Reference not found');
  const configuration =
    request.configuration ??
    (await findConfiguration(
      { db, git, actor: await limitToMemberships(db, actor, project) },
      project,
      { sha, settings, signal: context.signal },
    ));
  if (configuration === null) throw new PipelineRefused('Missing CI config file');
  if (await isSkipped(repository, request, commit)) {
    return insertWithoutJobs(context, request, commit, { status: 'skipped' });
  }

  const known = { repository, commit, settings };
  const values = await loadKnownVariables(context, request, known);
  const planned = await computePipelinePlan(context, request, known, values, configuration).catch(
    (error: unknown) => {
      if (error instanceof NoPlan) return error;
      throw error;
    },
  );
  if (planned instanceof NoPlan) {
    if (planned.reason !== 'invalid' || request.storesFaults !== true) throw toRefusal(planned);
    const yaml_errors = planned.texts.join(', ');
    return insertWithoutJobs(context, request, commit, { status: 'failed', yaml_errors });
  }
  if (await isRefusedByService(db, request, planned)) {
    const yaml_errors = 'External validation failed';
    if (request.storesFaults !== true) throw new PipelineRefused(yaml_errors);
    return insertWithoutJobs(context, request, commit, { status: 'failed', yaml_errors });
  }
  const { onlyJob } = request;
  const chosen = onlyJob === undefined ? planned : pickOneJob(planned, onlyJob);
  const at = clock();
  const stored = await runInOwnersTurn(
    db,
    formatOwnerOfParts({ user_id: actor.user.id }),
    async (db) => {
      const more = { name: getName(planned), auto_cancel: planned.autoCancel };
      const of = { ...more, planned_jobs: chosen.size };
      const pipeline = await insert(db, request, commit, of, at);
      await requireRoomForJobs(db, context.config, pipeline);
      await insertVariables(db, 'pipeline', pipeline.id, variables);
      const rest = await writePart(db, pipeline, listRest(chosen, request.ref), at);
      // The queued job completes the pipeline if this process stops.
      const runAt = new Date(at.getTime() + graceTimeMs);
      await workers.enqueue(db, beginPipelines, { id: pipeline.id }, { runAt });
      return { pipeline, rest };
    },
  ).catch((error: unknown) => {
    if (error instanceof TooManyActiveJobs && request.storesFaults === true) return error;
    throw error;
  });
  if (stored instanceof TooManyActiveJobs) {
    const yaml_errors = stored.texts.join(', ');
    return insertWithoutJobs(context, request, commit, { status: 'failed', yaml_errors });
  }
  const { pipeline, rest } = stored;
  await writeRest(context, pipeline, rest);
  const begun = await beginPipeline(context, pipeline.id);
  if (begun === null) throw new PipelineRefused('Reference not found');
  if (settings.auto_cancel_pending_pipelines === 'enabled') {
    // A newer pipeline may have been created during the write.
    await cancelRedundant(context, isWritten(rest) ? begun : await findNewestAlike(db, begun));
  }
  return begun;
}

/** @throws PipelineRefused when there is no such job */
function pickOneJob(planned: PlannedPipeline, name: string): PlannedPipeline {
  for (const batch of planned.jobs) {
    const jobs = JSON.parse(batch) as readonly StoredJob[];
    const job = jobs.find(({ columns }) => columns.name === name);
    if (job === undefined) continue;
    const alone = { columns: { ...job.columns, has_needs: false }, needs: [] };
    return { ...planned, jobs: [JSON.stringify([alone])], size: 1 };
  }
  throw toRefusal(new NoPlan('empty', []));
}

/** Sources whose pipelines a marker in the commit message skips; requested pipelines ignore it. */
const heedsMarkers: ReadonlySet<string> = new Set(['push', 'merge_request_event', 'webide']);

/**
 * Tells whether the push or the commit message skips the pipeline; a merge by the server uses the message of the head.
 */
async function isSkipped(
  repository: Repository,
  { skip, source, merged }: PipelineRequest,
  commit: CommitInfo,
): Promise<boolean> {
  if (skip === true || !heedsMarkers.has(source)) return skip === true;
  const head = merged == null ? commit : await readCommitInfo(repository, merged.source);
  return isSkipMarked(head?.message ?? '');
}

async function checkRights(
  db: Database,
  { project, actor, ref, tag, variables = [], startedBy }: PipelineRequest,
  settings: { readonly restrict_user_defined_variables: boolean },
): Promise<void> {
  authorize(pipelinePolicy.change, { project });
  if (checkFeatureAccess(project, 'builds') === 'disabled') {
    throw new PipelineRefused('Pipelines are disabled!');
  }
  const allowed =
    project.level >= AccessLevel.Developer &&
    (await mayChangePipelines(db, project, actor, { ref, tag }));
  if (!allowed) throw new PipelineForbidden('Insufficient permissions to create a new pipeline');
  const chosen = startedBy === undefined || startedBy.byToken === true;
  const isGiven = chosen && variables.some(({ of_schedule }) => of_schedule !== true);
  if (isGiven && !pipelinePolicy.setVariables({ project, settings })) {
    throw new PipelineRefused('Insufficient permissions to set pipeline variables');
  }
  checkVariableCount(variables);
}

function toRefusal({ reason, texts }: NoPlan): PipelineRefused {
  if (reason === 'filtered') {
    return new PipelineRefused('Pipeline filtered out by workflow rules.');
  }
  if (reason === 'empty') return new PipelineRefused('No stages / jobs for this pipeline.');
  return new PipelineRefused(...texts);
}

const getName = ({ workflowName }: PlannedPipeline) => workflowName?.slice(0, 255) ?? null;

async function insert(
  db: Database,
  request: PipelineRequest,
  commit: CommitInfo,
  more: Partial<PipelineRow>,
  at: Date,
): Promise<PipelineRow> {
  const { project, actor, tag, sha, source, startedBy, mergeRequest, merged } = request;
  const ref =
    mergeRequest == null
      ? request.ref
      : formatRequestRef(mergeRequest.iid, merged == null ? 'head' : 'merge');
  const columns = {
    project_id: project.id,
    sha,
    ref,
    tag,
    source,
    user_id: actor.user.id,
    committed_at: readCommitTime(commit),
  };
  const stored = await insertPipeline(db, columns, at.toISOString());
  const changes = {
    before_sha: request.beforeSha ?? null,
    merge_request_id: mergeRequest?.id ?? null,
    source_sha: merged?.source ?? null,
    target_sha: merged?.target ?? null,
    cause: request.cause ?? null,
    source_job_id: startedBy?.jobId ?? null,
    parent_pipeline_id: startedBy?.child?.id ?? null,
    first_pipeline_id:
      startedBy === undefined ? null : await findFirstPipeline(db, startedBy.jobId),
    ...more,
  };
  await db('pipelines').where({ id: stored.id }).update(changes);
  await request.remember?.(db, stored);
  return { ...stored, ...changes };
}

/** Null for an impossible time. */
function readCommitTime({ committer }: CommitInfo): string | null {
  const time = new Date(committer.date);
  const year = Number.isNaN(time.getTime()) ? 0 : time.getUTCFullYear();
  return year >= 1 && year <= 9999 ? time.toISOString() : null;
}

/** Stores a pipeline that is over. */
async function insertWithoutJobs(
  { db, clock }: CreationContext,
  request: PipelineRequest,
  commit: CommitInfo,
  over: Pick<PipelineRow, 'status'> & Partial<PipelineRow>,
): Promise<PipelineRow> {
  const at = clock();
  return db.transaction(async (db) => {
    const finished = { ...over, finished_at: at.toISOString() };
    const pipeline = await insert(db, request, commit, finished, at);
    await insertVariables(db, 'pipeline', pipeline.id, request.variables ?? []);
    await publish(db, pipelineChanged({ pipeline, before: null, after: pipeline.status, at }));
    return pipeline;
  });
}
