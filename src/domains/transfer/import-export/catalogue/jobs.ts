import type { PipelineStatus } from '#generated/common/types.ts';
import type { RawTree, RawValue } from '#runtime/raw.ts';
import { maxJobs } from '#src/ci/configuration.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { toFailureReason } from '#src/domains/ci/job-execution/failure-reasons.ts';
import { maxRuns } from '#src/domains/ci/jobs/repeat.ts';
import { computeCompositeStatus } from '#src/domains/ci/pipelines/composite-status.ts';
import {
  jobColumns,
  type JobRow,
  type JobWithOptions,
} from '#src/domains/ci/pipelines/job-table.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { mebibyteBytes } from '#src/units.ts';
import { type ExportedRecord, streamRows } from '../export/record.ts';
import { takeAtMost } from '../import/bounds.ts';
import { type ImportContext, walkInSteps } from '../import/context.ts';
import { readList, readMildText, readNumber, readPart, readTime } from '../import/values.ts';
import { field } from './fields.ts';
import { type ArchivedJob, importJobOptions } from './read-job-options.ts';
import { toOptionsRecord } from './write-job-options.ts';
import { readRow } from './read.ts';
import type {
  Attribute,
  RecordAttributes,
  NewRow,
  Owner,
  RecordInput,
  OnRefused,
  Source,
} from './relation.ts';
import { batchRows, storeLeaves } from './rows.ts';
import { getColumn, writeRows } from './write.ts';

/** The numbers by which archives name the status of a stage. */
const stageStatuses = [
  ...['created', 'pending', 'running', 'success', 'failed', 'canceled', 'skipped', 'manual'],
  ...['scheduled', 'preparing', 'waiting_for_resource'],
] as readonly PipelineStatus[];

const jobTypes = {
  build: 'Ci::Build',
  bridge: 'Ci::Bridge',
  external: 'GenericCommitStatus',
} as const;

type Kind = keyof typeof jobTypes;

const kinds: ReadonlyMap<unknown, Kind> = new Map(
  Object.entries(jobTypes).map(([kind, type]) => [type, kind as Kind]),
);

/** The lists in which a stage has its jobs, and the kind of those that do not say theirs. */
const jobLists = [
  ['statuses', 'build'],
  ['builds', 'build'],
  ['bridges', 'bridge'],
  ['generic_commit_statuses', 'external'],
] as const;

/** The pipeline and stage that a job is in. */
interface JobOwner extends Owner {
  readonly sha: string;
  /** The ref of its jobs. */
  readonly ref: string;
  readonly tag: boolean;
  readonly stage: RawTree;
  readonly index: number;
  readonly usual: Kind;
}

/** The most tags of a job in a configuration. */
const maxTags = 49;
const maxTagChars = 255;

/** The column as in the pipeline of the job. */
const ofPipeline: Attribute = { take: ({ owner }, name) => getColumn(owner, name) };

const finished = ['success', 'failed', 'canceled', 'skipped'] as const;

/** Result of the job. Unfinished work does not continue on this instance. */
export const jobOutcome: Attribute = {
  take: ({ record }, name) => finished.find((status) => status === record[name]) ?? 'canceled',
};

const jobFields: RecordAttributes = {
  type: {
    column: 'kind',
    first: true,
    tell: ({ kind }: JobRow) => jobTypes[kind],
    take: ({ record, owner }) => kinds.get(record['type']) ?? (owner as JobOwner).usual,
  },
  name: field.mildText(255, 'unknown'),
  stage: {
    take({ record, owner }) {
      const named = readMildText((owner as JobOwner).stage, 'name', 255);
      return named ?? readMildText(record, 'stage', 255) ?? 'test';
    },
  },
  stage_idx: {
    column: 'stage_index',
    take({ record, owner }) {
      const { stage, index } = owner as JobOwner;
      return readNumber(stage, 'position') ?? readNumber(record, 'stage_idx') ?? index;
    },
  },
  status: jobOutcome,
  ref: ofPipeline,
  tag: ofPipeline,
  user_id: field.person,
  allow_failure: field.flag,
  target_url: {
    take({ record }, name) {
      const text = readMildText(record, name, 255);
      return text !== null && /^https?:\/\/[^\s]+$/.test(text) ? text : null;
    },
  },
  description: field.mildText(255),
  coverage: {
    take({ record }, name) {
      const share = record[name];
      return typeof share === 'number' && share >= 0 && share <= 100 ? share : null;
    },
  },
  started_at: field.time,
  finished_at: field.time,
  queued_at: field.time,
  erased_at: field.time,
  retried: field.flag,
  failure_reason: {
    take: ({ record, row }, name) =>
      row['status'] === 'failed' ? toFailureReason(readMildText(record, name, 64)) : null,
  },
  scheduled_at: field.written,
  created_at: { take: ({ record, owner }, name) => readTime(record, name) ?? owner.created_at },
  updated_at: { take: ({ record, row }, name) => readTime(record, name) ?? row['created_at'] },
  tag_list: {
    tell: ({ tag_list }: JobRow) =>
      tag_list === null ? [] : (JSON.parse(tag_list) as readonly string[]),
    take: ({ record, row }) => (row['kind'] === 'build' ? JSON.stringify(readTags(record)) : null),
  },
  options: {
    column: null,
    tell: ({ kind, options }: JobWithOptions) =>
      kind === 'build' && options !== null ? toOptionsRecord(options) : undefined,
  },
};

/** Jobs, as `addOptions` has them in memory. */
export const jobRows = { table: 'jobs', by: ['id'], atOnce: 1, fields: jobFields };

/** The tags of a job, as many as a configuration may give. */
function readTags(job: RawTree): readonly string[] {
  const tags = job['tag_list'];
  if (!Array.isArray(tags)) return [];
  const first = (tags as readonly RawValue[]).slice(0, maxTags);
  const texts = first.map((tag) => readMildText({ tag }, 'tag', maxTagChars) ?? '');
  const named = new Set(texts.map((text) => text.trim()).filter((text) => text !== ''));
  return [...named].toSorted();
}

/** The stages of pipelines with their jobs. */
export async function writeStages(
  source: Source,
  ids: readonly number[],
): Promise<(id: number) => AsyncIterable<ExportedRecord>> {
  const pipelines = await whereInList(source.db('pipelines'), 'id', ids).select<Pipeline[]>(
    ...['id', 'created_at', 'updated_at'],
  );
  const found = new Map(pipelines.map((pipeline) => [pipeline.id, pipeline]));
  return (id) => streamStages(source, found.get(id) as Pipeline);
}

interface Pipeline {
  readonly id: number;
  readonly created_at: string;
  readonly updated_at: string;
}

interface StageRow {
  readonly stage: string;
  readonly stage_index: number;
}

type Outcome = Pick<JobRow, 'status' | 'allow_failure'>;

async function* streamStages(source: Source, pipeline: Pipeline): AsyncGenerator<ExportedRecord> {
  const { db } = source;
  const { id, created_at, updated_at } = pipeline;
  const selectJobs = () => db('jobs').where('jobs.pipeline_id', id);
  const found = await selectJobs()
    .groupBy('stage')
    .orderBy('stage_index')
    .select<StageRow[]>('stage', db.raw('min(stage_index) as stage_index'));
  for (const { stage, stage_index } of found) {
    const outcomes = await selectJobs()
      .where({ stage, retried: false })
      .distinct<Outcome[]>('status', 'allow_failure');
    const status = stageStatuses.indexOf(computeCompositeStatus(outcomes) ?? 'skipped');
    const measured = db.raw('octet_length(jobs.options) as options_size');
    const rows = streamRows<MeasuredJob>(
      () =>
        selectJobs()
          .where({ stage })
          .select(...jobColumns, measured),
      { of: 'jobs', by: ['id'] },
    );
    yield {
      own: { name: stage, status, position: stage_index, created_at, updated_at },
      lists: { statuses: writeRows(source, jobRows, addOptions(db, rows)) },
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
async function* addOptions(
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

/** The pipeline of jobs that are stored. */
export type PipelineOwner = Omit<JobOwner, 'stage' | 'index' | 'usual'>;

type NewJob = NewRow & {
  readonly name: string;
  readonly stage: string;
  readonly stage_index: number;
  readonly kind: Kind;
  readonly retried: boolean;
  readonly created_at: string;
};

interface FoundJob {
  readonly row: NewJob;
  /** Null for a job without a script in the archive. */
  readonly archived: ArchivedJob | null;
}

/** Stores the jobs of a pipeline in their order. No job is run. */
export async function storeJobs(
  context: ImportContext,
  record: RawTree,
  pipeline: PipelineOwner,
  refused: OnRefused,
): Promise<void> {
  const found: FoundJob[] = [];
  const firstStages = new Map<string, number>();
  const toArchivedJob = (row: NewJob, options: RawTree): ArchivedJob => ({
    name: row.name,
    stage: row.stage,
    stageIndex: row.stage_index,
    options,
    isBefore: (name) => (firstStages.get(name) ?? Infinity) < row.stage_index,
  });
  for await (const [index, stage] of walkInSteps(context, readList(record, 'stages').entries())) {
    for (const [name, usual] of jobLists) {
      for await (const job of walkInSteps(context, readList(stage, name))) {
        const owner: JobOwner = { ...pipeline, stage, index, usual };
        const row = await readJob({ context, record: job, row: {}, owner, refused });
        const first = firstStages.get(row.name) ?? Infinity;
        firstStages.set(row.name, Math.min(first, row.stage_index));
        const options = row.kind === 'build' ? readPart(job, 'options') : null;
        found.push({ row, archived: options === null ? null : toArchivedJob(row, options) });
      }
    }
  }
  const taken = await takeAtMost(found, maxJobs, refused);
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
        ...row,
        retried: latest.get(row.name) !== row,
        options: read,
        // A job without a script succeeds on a runner. A job whose script is unknown therefore never runs again.
        run: row.kind === 'build' && read === null ? maxRuns : 1,
      };
    });
    await storeLeaves(context, 'jobs', rows);
  }
}

async function readJob(reading: RecordInput): Promise<NewJob> {
  const { id: pipeline_id, sha } = reading.owner as JobOwner;
  const row = await readRow(jobFields, reading);
  return {
    ...row,
    project_id: reading.context.container.id,
    pipeline_id,
    sha,
  } as unknown as NewJob;
}
