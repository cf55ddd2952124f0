import { text as textOf } from 'node:stream/consumers';
import type { IncludedFile, PlannedJob } from '../../ci/plan.ts';
import { expandingLookup } from '../../ci/variables.ts';
import type { Database } from '../../database/database.ts';
import { HttpError, isForLater } from '../../errors.ts';
import { findProjectAsUser, type ProjectAsUser } from '../../policy/project-as-user.ts';
import { mebibyteBytes } from '../../units.ts';
import type { Job, WorkerDefinition, WorkerDependencies } from '../../workers/definition.ts';
import { ofJob } from '../../workers/owners.ts';
import { readArchiveFile } from '../job-artifacts/archive-file.ts';
import { findArchive } from '../job-artifacts/finder.ts';
import { isFinal } from '../pipelines/composite-status.ts';
import { cancelPipeline } from '../pipelines/cancel.ts';
import { pipelineSettings } from '../pipelines/configuration.ts';
import { configurationSource } from '../pipelines/configuration-source.ts';
import { createPipeline } from '../pipelines/create.ts';
import { PipelineForbidden, type PipelineRequest } from '../pipelines/creation-request.ts';
import type { JobRow, JobWithOptions } from '../pipelines/job-table.ts';
import { ancestorsOf, maxChildDepth } from '../pipelines/lineage.ts';
import { knownVariables, type KnownVariables } from '../pipelines/plan.ts';
import { findRef } from '../pipelines/refs.ts';
import { dropPipeline } from '../pipelines/remove.ts';
import { refreshPipeline } from '../pipelines/refresh.ts';
import type { PipelineRow } from '../pipelines/table.ts';
import { findVariables, type GivenVariable } from '../pipelines/variables.ts';
import { changeJobs } from './processing.ts';
import { finishJob, underLock } from './transitions.ts';

interface OneJob {
  readonly id: number;
}

/** A job that starts a pipeline cannot: one of the failure reasons. */
class CannotStart extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** Starts the pipeline that a trigger job wants, once, however often it is tried. */
export const startDownstream: WorkerDefinition<OneJob> = {
  name: 'start_downstream',
  lane: 'apart',
  worksFor: ({ id }, db) => ofJob(db, id),

  async run({ id }, dependencies, { signal }) {
    const { db, clock } = dependencies;
    const job = await db<JobWithOptions>('jobs')
      .where({ id, kind: 'bridge', status: 'pending' })
      .first();
    if (job === undefined) return;
    try {
      const found = await db<PipelineRow>('pipelines').where({ source_job_id: id }).first();
      // An attempt that was cut off left it.
      const isPartial = found?.writing === 'creation';
      if (isPartial) await dropPipeline(dependencies, found);
      const made =
        found === undefined || isPartial ? await start({ ...dependencies, signal }, job) : found;
      await follow(db, job, made, clock());
    } catch (error) {
      const failureReason =
        error instanceof CannotStart
          ? error.reason
          : error instanceof PipelineForbidden
            ? 'insufficient_bridge_permissions'
            : error instanceof HttpError && !isForLater(error)
              ? 'downstream_pipeline_creation_failed'
              : null;
      if (failureReason === null) throw error;
      await finishJob(db, id, { status: 'failed', failureReason, from: ['pending'] }, clock());
    }
  },
};

const plannedOf = ({ options }: JobWithOptions): PlannedJob | null =>
  options === null ? null : (JSON.parse(options) as PlannedJob);

async function start(
  dependencies: WorkerDependencies & Pick<Job, 'signal'>,
  job: JobWithOptions,
): Promise<PipelineRow> {
  const { db, git } = dependencies;
  const planned = plannedOf(job);
  const parent = await db<PipelineRow>('pipelines').where({ id: job.pipeline_id }).first();
  if (planned?.trigger == null || parent === undefined || job.user_id === null) {
    throw new CannotStart('invalid_bridge_trigger');
  }
  const { project: path, branch, include } = planned.trigger;
  const home = await findProjectAsUser(db, job.user_id, job.project_id);
  if (home === null) throw new CannotStart('insufficient_bridge_permissions');
  const variables = await variablesOf(dependencies, home, parent, job, planned);
  const startedBy = { jobId: job.id, child: path === null ? parent : null };
  if (path === null) {
    if ((await depthOf(db, parent)) >= maxChildDepth) {
      throw new CannotStart('reached_max_descendant_pipelines_depth');
    }
    const { ref, tag, sha } = parent;
    return createPipeline(dependencies, {
      ...{ ...home, ref, tag, sha, source: 'parent_pipeline', variables, startedBy },
      storesFaults: true,
      configuration: await configurationOf(dependencies, home, parent, include ?? []),
    });
  }
  const found = await findProjectByPath(db, job.user_id, path);
  // Of one's own project children are started, by what they include.
  if (found.project.id === job.project_id) throw new CannotStart('invalid_bridge_trigger');
  const wanted = branch ?? found.project.default_branch;
  const place = await findRef(git, found.project, wanted, { branchFirst: true });
  if (await leadsInCircles(db, job, { project_id: found.project.id, ...place })) {
    throw new CannotStart('pipeline_loop_detected');
  }
  const asked = { ...found, ...place, source: 'pipeline', variables, startedBy } as const;
  return createPipeline(dependencies, { ...asked, storesFaults: true });
}

/** Pipelines of one ref that may lead to another one there. */
const maxAlike = 2;

/** Pipelines that start one another, each in another project or for another ref. */
const maxChainPipelines = 100;

async function leadsInCircles(
  db: Database,
  { id: source_job_id }: JobRow,
  { project_id, ref, tag }: Pick<PipelineRow, 'project_id' | 'ref' | 'tag'>,
): Promise<boolean> {
  const above = await ancestorsOf(db, { source_job_id }, maxChainPipelines);
  const alike = above
    .filter(({ parent_pipeline_id }) => parent_pipeline_id === null)
    .filter((each) => each.project_id === project_id && each.ref === ref && each.tag === tag);
  return alike.length >= maxAlike || above.length === maxChainPipelines;
}

async function findProjectByPath(
  db: Database,
  userId: number,
  full_path: string,
): Promise<ProjectAsUser> {
  const found = await findProjectAsUser(db, userId, full_path);
  if (found === null) throw new CannotStart('downstream_bridge_project_not_found');
  return found;
}

type ChildFiles = NonNullable<NonNullable<PlannedJob['trigger']>['include']>;

/** The files of a child pipeline, included by a configuration that has nothing else. */
async function configurationOf(
  dependencies: WorkerDependencies,
  { project, actor }: ProjectAsUser,
  parent: PipelineRow,
  files: ChildFiles,
): Promise<NonNullable<PipelineRequest['configuration']>> {
  const { db, git } = dependencies;
  const { id, full_path } = project;
  const own = configurationSource({ db, git, actor }, { id, full_path, sha: parent.sha });
  const made = new Map<string, IncludedFile>();
  const include: object[] = [];
  for (const file of files) {
    if ('artifact' in file) {
      // No file of the commit has such a name.
      const name = `\u0001${made.size}.yml`;
      const text = await readArtifact(dependencies, parent, file);
      made.set(name, { text, location: `artifact ${file.job} ${file.artifact}`, within: own });
      include.push({ local: name });
    } else {
      include.push(Object.fromEntries(Object.entries(file).filter(([, value]) => value !== null)));
    }
  }
  return {
    // JSON is YAML.
    text: JSON.stringify({ include }),
    source: { ...own, local: async (path) => made.get(path) ?? own.local(path) },
  };
}

/** Bytes of a configuration that a job made. */
const maxArtifactBytes = mebibyteBytes;

/** The text of a file that a job of the pipeline left behind. */
async function readArtifact(
  { db, storage, clock }: WorkerDependencies,
  { id: pipeline_id }: PipelineRow,
  { job: name, artifact }: Extract<ChildFiles[number], { artifact: string }>,
): Promise<string> {
  const made = await db<JobRow>('jobs')
    .where({ pipeline_id, name, status: 'success' })
    .whereRaw('not retried')
    .first();
  if (made === undefined) throw new CannotStart('downstream_pipeline_creation_failed');
  const archive = await findArchive(db, made, clock().toISOString());
  const file = await readArchiveFile(storage, archive, artifact);
  if (file === null || file.size > maxArtifactBytes) {
    if (file !== null && !Buffer.isBuffer(file.body)) file.body.destroy();
    throw new CannotStart('downstream_pipeline_creation_failed');
  }
  const { body } = file;
  return Buffer.isBuffer(body) ? body.toString('utf8') : textOf(body);
}

/** The variables that a trigger job hands on, with those put in that it knows itself. */
async function variablesOf(
  dependencies: WorkerDependencies,
  home: ProjectAsUser,
  parent: PipelineRow,
  job: JobRow,
  { trigger, variables }: PlannedJob,
): Promise<GivenVariable[]> {
  const given = await findVariables(dependencies.db, 'pipeline', job.pipeline_id);
  const known = await knownFor(dependencies, home, parent, job);
  const valueOf = expandingLookup([
    ...Array.from(known.predefined, ([key, value]) => ({ key, value, raw: true })),
    ...variables,
    ...Array.from(known.given, ([key, value]) => ({ key, value, raw: false })),
    ...given.map(({ key, value }) => ({ key, value, raw: true })),
  ]);
  const ofJob = variables.map(({ key, value, raw }) => {
    return { key, value: raw ? value : (valueOf(key) ?? ''), variable_type: 'env_var' } as const;
  });
  return [
    ...(trigger?.forward.pipelineVariables === true ? given : []),
    ...(trigger?.forward.yamlVariables === false ? [] : ofJob),
  ];
}

/** The variables that a trigger job knows beside its own: predefined ones, and those of its project. */
async function knownFor(
  dependencies: WorkerDependencies,
  { project, actor }: ProjectAsUser,
  { ref, tag, sha, source, before_sha, id, iid }: PipelineRow,
  job: JobRow,
): Promise<Pick<KnownVariables, 'predefined' | 'given'>> {
  const repository = dependencies.git.repository(project.id);
  const commit = await repository.commitInfo(sha);
  if (commit === null) throw new CannotStart('downstream_pipeline_creation_failed');
  const settings = await pipelineSettings(dependencies.db, project);
  const request = { project, actor, ref, tag, sha, source, beforeSha: before_sha };
  const known = await knownVariables(dependencies, request, { repository, commit, settings });
  const predefined = new Map([
    ...known.predefined,
    ['CI_PIPELINE_ID', String(id)],
    ['CI_PIPELINE_IID', String(iid)],
    ['CI_JOB_ID', String(job.id)],
    ['CI_JOB_NAME', job.name],
    ['CI_JOB_STAGE', job.stage],
  ]);
  return { predefined, given: known.given };
}

async function depthOf(db: Database, pipeline: PipelineRow): Promise<number> {
  let depth = 0;
  let parent = pipeline.parent_pipeline_id;
  while (parent !== null && depth < maxChildDepth) {
    depth += 1;
    const above: PipelineRow | undefined = await db<PipelineRow>('pipelines')
      .where({ id: parent })
      .first();
    parent = above?.parent_pipeline_id ?? null;
  }
  return depth;
}

/**
 * Notes the pipeline; a job that depends on it goes on until that is over. One that tells the faults of its
 * configuration was not started.
 */
async function follow(
  db: Database,
  job: JobWithOptions,
  made: PipelineRow,
  at: Date,
): Promise<void> {
  const depends = plannedOf(job)?.trigger?.strategy === 'depend';
  const isFaulty = made.yaml_errors !== null;
  await underLock(db, job.id, async (db, job, pipeline) => {
    await db('jobs').where({ id: job.id }).update({ downstream_pipeline_id: made.id });
    if (job.status !== 'pending' || isFaulty) return;
    const started = { status: 'running', started_at: at.toISOString() } as const;
    await changeJobs(db, [{ ...job, downstream_pipeline_id: made.id }], started, at);
    await refreshPipeline(db, pipeline, at);
  });
  const failureReason = 'downstream_pipeline_creation_failed';
  const failed = { status: 'failed', failureReason, from: ['pending'] } as const;
  if (isFaulty) await finishJob(db, job.id, failed, at);
  else if (!depends) await finishJob(db, job.id, { status: 'success' }, at);
  else await finishAs(db, job.id, made.id, at);
}

async function finishAs(db: Database, id: number, pipelineId: number, at: Date): Promise<void> {
  const made = await db<PipelineRow>('pipelines').where({ id: pipelineId }).first();
  if (made !== undefined && !isFinal(made.status)) return;
  // One that was removed was canceled before.
  const status = made?.status ?? 'canceled';
  if (status === 'canceled') await finishJob(db, id, { status }, at);
  else if (status === 'success' || status === 'skipped')
    await finishJob(db, id, { status: 'success' }, at);
  else await finishJob(db, id, { status: 'failed', failureReason: 'unknown_failure' }, at);
}

/** Ends a trigger job that depends on a pipeline which is over. */
export const followDownstream: WorkerDefinition<OneJob> = {
  name: 'follow_downstream',
  worksFor: ({ id }, db) => ofJob(db, id),

  async run({ id }, { db, clock }) {
    const job = await db<JobRow>('jobs').where({ id, kind: 'bridge', status: 'running' }).first();
    // It has none any more where that was deleted.
    if (job !== undefined) await finishAs(db, id, job.downstream_pipeline_id ?? 0, clock());
  },
};

/** Cancels the pipeline that a canceled trigger job depended on. */
export const cancelDownstream: WorkerDefinition<OneJob> = {
  name: 'cancel_downstream',
  worksFor: ({ id }, db) => ofJob(db, id),

  async run({ id }, { db, clock }) {
    const job = await db<JobRow>('jobs').where({ id, kind: 'bridge', status: 'canceled' }).first();
    if (job?.downstream_pipeline_id == null) return;
    await cancelPipeline({ db, clock }, job.downstream_pipeline_id);
  },
};
