import type { PipelineStatus } from '#generated/common/types.ts';
import type { Database } from '#src/database/database.ts';
import { computeCompositeStatus } from '#src/domains/ci/pipelines/composite-status.ts';
import {
  jobColumns,
  type JobRow,
  type JobWithOptions,
} from '#src/domains/ci/pipelines/job-table.ts';
import { whereInList } from '#src/database/dialect.ts';
import { readCommitInfo } from '#src/git/reading/commits.ts';
import { emptyTree } from '#src/git/reading/diff.ts';
import type { Repository } from '#src/git/repository.ts';
import { mebibyteBytes } from '#src/units.ts';
import {
  type ExportedRecord,
  type ExportSource,
  splitIntoPages,
  streamRecords,
  streamRows,
} from '../record.ts';
import { toOptionsRecord } from './job-options.ts';

/** The numbers by which archives name the status of a stage. */
export const stageStatuses = [
  ...['created', 'pending', 'running', 'success', 'failed', 'canceled', 'skipped', 'manual'],
  ...['scheduled', 'preparing', 'waiting_for_resource'],
] as readonly PipelineStatus[];

const jobTypes = {
  build: 'Ci::Build',
  bridge: 'Ci::Bridge',
  external: 'GenericCommitStatus',
} as const;

const pipelineBatchSize = 50;

interface StoredPipeline {
  readonly id: number;
  readonly iid: number;
  readonly ref: string;
  readonly sha: string;
  readonly before_sha: string | null;
  readonly tag: boolean;
  readonly status: PipelineStatus;
  readonly source: string;
  readonly user_id: number | null;
  readonly merge_request_id: number | null;
  readonly source_sha: string | null;
  readonly target_sha: string | null;
  readonly yaml_errors: string | null;
  readonly committed_at: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly duration: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export async function* exportPipelines({
  db,
  projectId,
}: ExportSource): AsyncGenerator<ExportedRecord> {
  const rows = streamRows<StoredPipeline>(
    () => db('pipelines').where('pipelines.project_id', projectId).select('*'),
    { of: 'pipelines', by: ['id'], atOnce: pipelineBatchSize },
  );
  for await (const page of splitIntoPages(rows, pipelineBatchSize)) {
    const requests = await mergeRequestsOf(
      { db, projectId },
      page.map(({ merge_request_id }) => merge_request_id),
    );
    for (const row of page) {
      const { iid, ref, sha, before_sha, tag, status, source, user_id, yaml_errors } = row;
      const { committed_at, started_at, finished_at, duration, created_at, updated_at } = row;
      const { source_sha, target_sha } = row;
      yield {
        own: {
          ...{ iid, ref, sha, before_sha, tag, status, source, user_id, yaml_errors },
          ...{ committed_at, started_at, finished_at, duration, created_at, updated_at },
          ...{ source_sha, target_sha },
          merge_request: requests.get(row.merge_request_id) ?? null,
        },
        lists: { stages: stages(db, row) },
      };
    }
  }
}

/** The properties that tell which merge request a pipeline is for: all else of it is in its own record. */
async function mergeRequestsOf(
  { db, projectId }: ExportSource,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, object>> {
  const distinctIds = [...new Set(ids.filter((id) => id !== null))];
  if (distinctIds.length === 0) return new Map();
  const own = db('merge_requests').where('target_project_id', projectId);
  const rows = await whereInList(own, 'id', distinctIds).select<{ readonly id: number }[]>(
    ...['id', 'iid', 'title', 'state', 'source_branch', 'target_branch', 'author_id'],
    ...['source_project_id', 'target_project_id', 'created_at', 'updated_at'],
  );
  return new Map(rows.map(({ id, ...record }) => [id, record]));
}

interface StageRow {
  readonly stage: string;
  readonly stage_index: number;
}

type Outcome = Pick<JobRow, 'status' | 'allow_failure'>;

async function* stages(db: Database, pipeline: StoredPipeline): AsyncGenerator<ExportedRecord> {
  const jobs = () => db('jobs').where('jobs.pipeline_id', pipeline.id);
  const found = await jobs()
    .groupBy('stage')
    .orderBy('stage_index')
    .select<StageRow[]>('stage', db.raw('min(stage_index) as stage_index'));
  for (const { stage, stage_index } of found) {
    const outcomes = await jobs()
      .where({ stage, retried: false })
      .distinct<Outcome[]>('status', 'allow_failure');
    const status = stageStatuses.indexOf(computeCompositeStatus(outcomes) ?? 'skipped');
    const { created_at, updated_at } = pipeline;
    const statuses = streamRows<MeasuredJob>(
      () =>
        jobs()
          .where({ stage })
          .select(...jobColumns, db.raw('octet_length(jobs.options) as options_size')),
      { of: 'jobs', by: ['id'] },
    );
    yield {
      own: { name: stage, status, position: stage_index, created_at, updated_at },
      lists: { statuses: streamRecords(withOptions(db, statuses), jobRecord) },
    };
  }
}

interface MeasuredJob extends JobRow {
  /** Bytes; null for none. */
  readonly options_size: number | null;
}

/** Bytes of options after which no more are read at once: those of one job may be megabytes. */
const batchBytes = mebibyteBytes;
/** Jobs whose options are read at once. */
const jobBatchSize = 200;

/** The jobs in their order, with what is too much to read of many at once. */
async function* withOptions(
  db: Database,
  jobs: AsyncIterable<MeasuredJob>,
): AsyncGenerator<JobWithOptions> {
  let together: MeasuredJob[] = [];
  let bytes = 0;
  for await (const job of jobs) {
    together.push(job);
    bytes += Number(job.options_size ?? 0);
    if (together.length < jobBatchSize && bytes < batchBytes) continue;
    yield* readOptions(db, together);
    [together, bytes] = [[], 0];
  }
  yield* readOptions(db, together);
}

async function* readOptions(
  db: Database,
  jobs: readonly MeasuredJob[],
): AsyncGenerator<JobWithOptions> {
  const ids = jobs.filter(({ options_size }) => options_size !== null).map(({ id }) => id);
  const found =
    ids.length === 0
      ? []
      : await whereInList(db('jobs'), 'id', ids).select<Pick<JobWithOptions, 'id' | 'options'>[]>(
          ...['id', 'options'],
        );
  const options = new Map(found.map((job) => [job.id, job.options]));
  for (const job of jobs) yield { ...job, options: options.get(job.id) ?? null };
}

function jobRecord(row: JobWithOptions): object {
  const { name, stage, stage_index, status, ref, tag, user_id, allow_failure, target_url } = row;
  const { description, coverage, started_at, finished_at, queued_at, erased_at, retried } = row;
  const { failure_reason, scheduled_at, created_at, updated_at } = row;
  return {
    type: jobTypes[row.kind],
    ...{
      name,
      stage,
      stage_idx: stage_index,
      status,
      ref,
      tag,
      user_id,
      allow_failure,
      target_url,
    },
    ...{ description, coverage, started_at, finished_at, queued_at, erased_at, retried },
    ...{ failure_reason, scheduled_at, created_at, updated_at },
    tag_list: row.tag_list === null ? [] : (JSON.parse(row.tag_list) as string[]),
    ...(row.kind === 'build' && row.options !== null && { options: toOptionsRecord(row.options) }),
  };
}

interface StoredSchedule {
  readonly id: number;
  readonly description: string;
  readonly ref: string;
  readonly cron: string;
  readonly cron_timezone: string;
  readonly next_run_at: string;
  readonly owner_id: number | null;
  readonly active: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Exports pipeline schedules without their variables, which may be secret. */
export function exportPipelineSchedules({
  db,
  projectId,
}: ExportSource): AsyncGenerator<ExportedRecord> {
  const rows = streamRows<StoredSchedule>(
    () => db('pipeline_schedules').where('pipeline_schedules.project_id', projectId).select('*'),
    { of: 'pipeline_schedules', by: ['id'] },
  );
  return streamRecords(rows, (row) => {
    const { description, ref, cron, cron_timezone, next_run_at, owner_id, active } = row;
    const { created_at, updated_at } = row;
    return {
      ...{ description, ref, cron, cron_timezone, next_run_at, owner_id, active },
      ...{ created_at, updated_at },
    };
  });
}

interface StoredCommitNote {
  readonly id: number;
  readonly commit_id: string;
  readonly note: string;
  readonly author_id: number;
  readonly author_name: string;
  readonly path: string | null;
  readonly line: number | null;
  readonly line_type: 'new' | 'old' | null;
  readonly discussion_id: string;
  readonly type: 'DiscussionNote' | 'DiffNote' | null;
  readonly position: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

interface Commented extends ExportSource {
  readonly repository: Repository;
}

export async function* exportCommitNotes({
  db,
  projectId,
  repository,
}: Commented): AsyncGenerator<ExportedRecord> {
  const rows = streamRows<StoredCommitNote>(
    () =>
      db('commit_notes')
        .join('users as authors', 'authors.id', 'commit_notes.author_id')
        .where('commit_notes.project_id', projectId)
        .select('commit_notes.*', 'authors.name as author_name'),
    { of: 'commit_notes', by: ['commit_id', 'id'], atOnce: 40 },
  );
  for await (const row of rows) {
    const { note, commit_id, author_id, author_name, created_at, updated_at } = row;
    const { discussion_id, type } = row;
    const position = row.position ?? (await positionOf(repository, row));
    yield {
      own: {
        ...{ note, noteable_type: 'Commit', commit_id, author_id, system: false },
        type: type === 'DiffNote' && position === null ? 'DiscussionNote' : type,
        ...{ position, original_position: position, discussion_id },
        author: { name: author_name },
        ...{ created_at, updated_at },
      },
    };
  }
}

/** The line of the changes of a commit that a note is about, in the words of diffs; null for none. */
async function positionOf(
  repository: Repository,
  { commit_id, path, line, line_type }: StoredCommitNote,
): Promise<string | null> {
  if (path === null || line === null) return null;
  const commit = await readCommitInfo(repository, commit_id);
  if (commit === null) return null;
  const base_sha = commit.parents[0] ?? emptyTree;
  return JSON.stringify({
    ...{ base_sha, start_sha: base_sha, head_sha: commit_id, old_path: path, new_path: path },
    position_type: 'text',
    old_line: line_type === 'old' ? line : null,
    new_line: line_type === 'old' ? null : line,
  });
}
