import type { PipelineStatus } from '#generated/common/types.ts';
import type { RawTree, RawValue } from '#runtime/raw.ts';
import { reserveInternalId } from '#src/database/counters.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { noObjectId } from '#src/git/formats/ref-name.ts';
import { formatRequestRef } from '#src/git/writing/refs.ts';
import { isRequestRef } from '#src/policy/request-ref.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { toFailureReason } from '#src/domains/ci/job-execution/failure-reasons.ts';
import { maxJobs } from '#src/ci/configuration.ts';
import { findPlanLimits } from '#src/domains/platform/application/plan-limits.ts';
import { maxRuns } from '#src/domains/ci/jobs/repeat.ts';
import { takeAtMost } from '../bounds.ts';
import { chooseJobRef } from '#src/domains/ci/pipelines/job-ref.ts';
import { type ImportContext, walkInSteps, storeInTurn, storeOnce } from '../context.ts';
import {
  readFlag,
  readList,
  readMildText,
  readNumber,
  readPart,
  RecordRefused,
  readSha,
  readTime,
} from '../values.ts';
import { storeNoteOfPipeline } from './commit-notes.ts';
import { type ArchivedJob, importJobOptions } from './job-options.ts';
import { type NewRow, batchRows, storeLeaves } from './on-targets.ts';
import { readIid } from './titled.ts';

/** The most tags of a job in a configuration. */
const maxTags = 49;
const maxTagChars = 255;

const finished = ['success', 'failed', 'canceled', 'skipped'] as const;

const sources = [
  ...['push', 'web', 'trigger', 'schedule', 'api', 'external', 'pipeline', 'chat', 'webide'],
  ...['merge_request_event', 'external_pull_request_event', 'parent_pipeline'],
];

const kinds: ReadonlyMap<unknown, 'build' | 'bridge' | 'external'> = new Map([
  ['Ci::Build', 'build'],
  ['Ci::Bridge', 'bridge'],
  ['GenericCommitStatus', 'external'],
] as const);

/** The lists in which a stage has its jobs, and the kind of those that do not say theirs. */
const jobLists = [
  ['statuses', 'build'],
  ['builds', 'build'],
  ['bridges', 'bridge'],
  ['generic_commit_statuses', 'external'],
] as const;

/** Attributes of a pipeline that an import reads. */
export const pipelineAttributes: ReadonlySet<string> = new Set([
  ...['iid', 'ref', 'sha', 'before_sha', 'tag', 'status', 'source', 'user_id', 'yaml_errors'],
  ...['committed_at', 'started_at', 'finished_at', 'duration', 'created_at', 'updated_at'],
  ...['stages', 'notes', 'merge_request', 'source_sha', 'target_sha'],
]);

export const pipelineIid = readIid;

/** Unfinished work does not continue on this instance. */
const endOf = (record: RawTree): PipelineStatus =>
  finished.find((status) => status === record['status']) ?? 'canceled';

/** Stores a pipeline with its jobs, in the order in which they came. Nothing of it runs. */
export async function storePipeline(
  context: ImportContext,
  record: RawTree,
  refused: () => Promise<void>,
): Promise<void> {
  const { projectId, users, now } = context;
  const sha = readSha(record, 'sha') ?? noObjectId;
  const created_at = readTime(record, 'created_at') ?? now;
  const named = readMildText(record, 'ref', 1024) ?? '';
  const tag = readFlag(record, 'tag');
  const request = await mergeRequestOf(context, record);
  // Older archives name the source branch.
  const ref =
    request === null || isRequestRef(named) ? named : formatRequestRef(request.iid, 'head');
  const row = {
    ...{ project_id: projectId, sha, ref, tag, created_at, status: endOf(record) },
    source: sources.find((source) => source === record['source']) ?? 'push',
    user_id: users.maybe(record, 'user_id'),
    merge_request_id: request?.id ?? null,
    before_sha: readSha(record, 'before_sha'),
    source_sha: readSha(record, 'source_sha'),
    target_sha: readSha(record, 'target_sha'),
    yaml_errors: readMildText(record, 'yaml_errors', 65_536),
    committed_at: readTime(record, 'committed_at'),
    started_at: readTime(record, 'started_at'),
    finished_at: readTime(record, 'finished_at'),
    duration: readNumber(record, 'duration'),
    updated_at: readTime(record, 'updated_at') ?? created_at,
  };
  const counter = { scope: 'project pipelines', owner: projectId };
  const id = await storeOnce(context, 'iid is taken', async (db) => {
    const last = await db('pipelines')
      .where('project_id', projectId)
      .orderBy('iid', 'desc')
      .first<{ iid: number } | undefined>('iid');
    const next = Math.max(last?.iid ?? 0, context.lastPipelineIid) + 1;
    const iid = pipelineIid(record) ?? next;
    const stored = await insertReturning<{ id: number }>(db, 'pipelines', { ...row, iid });
    await reserveInternalId(db, counter, iid);
    return stored.id;
  });
  const jobRef = request === null ? ref : chooseJobRef({ id: projectId }, request);
  await storeJobs(context, record, { id, sha, ref: jobRef, tag, created_at }, refused);
  for await (const note of walkInSteps(context, readList(record, 'notes'))) {
    await storeNoteOfPipeline(context, note);
  }
}

/** The merge request of the project that the pipeline was for. */
async function mergeRequestOf(
  { db, projectId }: ImportContext,
  record: RawTree,
): Promise<MergeRequestRow | null> {
  const request = readPart(record, 'merge_request');
  const iid = request === null ? null : readIid(request);
  if (iid === null) return null;
  const found = await db<MergeRequestRow>('merge_requests')
    .where({ target_project_id: projectId, iid })
    .first();
  return found ?? null;
}

interface StoredPipeline {
  readonly id: number;
  readonly sha: string;
  /** The ref of its jobs. */
  readonly ref: string;
  readonly tag: boolean;
  readonly created_at: string;
}

type NewJob = Readonly<Record<string, unknown>> & {
  readonly name: string;
  readonly stage: string;
  readonly stage_index: number;
  readonly kind: 'build' | 'bridge' | 'external';
  readonly retried: boolean;
  readonly created_at: string;
};

interface FoundJob {
  readonly row: NewJob;
  /** Null where the archive does not say what it does. */
  readonly archived: ArchivedJob | null;
}

async function storeJobs(
  context: ImportContext,
  record: RawTree,
  pipeline: StoredPipeline,
  refused: () => Promise<void>,
): Promise<void> {
  const jobs: FoundJob[] = [];
  const firstStages = new Map<string, number>();
  const archivedJob = (row: NewJob, options: RawTree): ArchivedJob => ({
    ...{ name: row.name, stage: row.stage, stageIndex: row.stage_index, options },
    isBefore: (name) => (firstStages.get(name) ?? Infinity) < row.stage_index,
  });
  for await (const [index, stage] of walkInSteps(context, readList(record, 'stages').entries())) {
    for (const [name, usual] of jobLists) {
      for await (const job of walkInSteps(context, readList(stage, name))) {
        const row = jobRow(context, job, { pipeline, stage, index, usual });
        const first = firstStages.get(row.name) ?? Infinity;
        firstStages.set(row.name, Math.min(first, row.stage_index));
        const options = row.kind === 'build' ? readPart(job, 'options') : null;
        jobs.push({ row, archived: options === null ? null : archivedJob(row, options) });
      }
    }
  }
  const taken = await takeAtMost(jobs, maxJobs, refused);
  const inTime = taken.toSorted(({ row: a }, { row: b }) =>
    a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : 0,
  );
  // The last job of each name counts as not retried.
  const tried = inTime.filter(({ row }) => !row.retried);
  const latest = new Map(tried.map(({ row }) => [row.name, row]));
  for (const some of splitIntoBatches(inTime, batchRows)) {
    const archived = some.flatMap((job) => job.archived ?? []);
    const options = await importJobOptions(context, archived);
    const rows = some.map(({ row, archived }) => {
      const read = archived === null ? null : (options.get(archived) ?? null);
      return {
        ...{ ...row, retried: latest.get(row.name) !== row, options: read },
        // A job without a script succeeds on a runner. A job whose script is unknown therefore never runs again.
        run: row.kind === 'build' && read === null ? maxRuns : 1,
      };
    });
    await storeLeaves(context, 'jobs', rows);
  }
}

interface JobPlace {
  readonly pipeline: StoredPipeline;
  readonly stage: RawTree;
  readonly index: number;
  readonly usual: 'build' | 'bridge' | 'external';
}

function jobRow(
  { projectId, users }: ImportContext,
  job: RawTree,
  { pipeline, stage, index, usual }: JobPlace,
): NewJob {
  const created_at = readTime(job, 'created_at') ?? pipeline.created_at;
  const named = readMildText(stage, 'name', 255) ?? readMildText(job, 'stage', 255) ?? 'test';
  const coverage = job['coverage'];
  const kind = kinds.get(job['type']) ?? usual;
  return {
    ...{ project_id: projectId, pipeline_id: pipeline.id, sha: pipeline.sha, ref: pipeline.ref },
    ...{ tag: pipeline.tag, stage: named, created_at, status: endOf(job) },
    kind,
    stage_index: readNumber(stage, 'position') ?? readNumber(job, 'stage_idx') ?? index,
    name: readMildText(job, 'name', 255) ?? 'unknown',
    allow_failure: readFlag(job, 'allow_failure'),
    tag_list: kind === 'build' ? JSON.stringify(tagsOf(job)) : null,
    retried: readFlag(job, 'retried'),
    failure_reason:
      endOf(job) === 'failed' ? toFailureReason(readMildText(job, 'failure_reason', 64)) : null,
    target_url: webAddressOf(job, 'target_url'),
    description: readMildText(job, 'description', 255),
    coverage: typeof coverage === 'number' && coverage >= 0 && coverage <= 100 ? coverage : null,
    user_id: users.maybe(job, 'user_id'),
    queued_at: readTime(job, 'queued_at'),
    started_at: readTime(job, 'started_at'),
    finished_at: readTime(job, 'finished_at'),
    erased_at: readTime(job, 'erased_at'),
    updated_at: readTime(job, 'updated_at') ?? created_at,
  };
}

/** The tags of a job, as many as a configuration may give. */
function tagsOf(job: RawTree): readonly string[] {
  const tags = job['tag_list'];
  if (!Array.isArray(tags)) return [];
  const first = (tags as readonly RawValue[]).slice(0, maxTags);
  const texts = first.map((tag) => readMildText({ tag }, 'tag', maxTagChars) ?? '');
  const named = new Set(texts.map((text) => text.trim()).filter((text) => text !== ''));
  return [...named].toSorted();
}

function webAddressOf(record: RawTree, name: string): string | null {
  const text = readMildText(record, name, 255);
  return text !== null && /^https?:\/\/[^\s]+$/.test(text) ? text : null;
}

/**
 * Stores a schedule, as long as the project has room for it.
 * @throws RecordRefused
 */
export async function storeSchedule(context: ImportContext, record: RawTree): Promise<void> {
  const row = scheduleRow(context, record);
  if (row === null) throw new RecordRefused('something is missing');
  const { projectId: project_id, plan } = context;
  // The project is locked in the transaction.
  await storeInTurn(context, async (db) => {
    const { ci_pipeline_schedules: most } = await findPlanLimits(db, plan);
    const others = db('pipeline_schedules').where({ project_id });
    const [counted] = await others.count<{ count: number | string }[]>({ count: '*' });
    if (most > 0 && Number(counted?.count ?? 0) >= most) {
      throw new RecordRefused('there are too many schedules');
    }
    await db('pipeline_schedules').insert(row);
  });
}

/** A schedule: it rests, and belongs to the importer. */
function scheduleRow({ projectId, users, now }: ImportContext, record: RawTree): NewRow | null {
  const words = ['description', 'ref', 'cron'].map((name) => readMildText(record, name, 255));
  const [description, ref, cron] = words;
  if (words.some((word) => word === null || word === '')) return null;
  const created_at = readTime(record, 'created_at') ?? now;
  return {
    ...{ project_id: projectId, owner_id: users.importerId, description, ref, cron },
    cron_timezone: readMildText(record, 'cron_timezone', 64) ?? 'UTC',
    active: false,
    next_run_at: readTime(record, 'next_run_at') ?? now,
    created_at,
    updated_at: readTime(record, 'updated_at') ?? created_at,
  };
}
