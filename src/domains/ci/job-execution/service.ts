import type { JobExecutionService } from '#generated/job-execution/service.ts';
import type { JobPayload } from '#generated/job-execution/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest, Conflict, Forbidden, RowNotFound } from '#src/errors.ts';
import { digestToken } from '#src/auth/tokens.ts';
import { rawHeaders } from '#src/text/header-text.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { finishJob } from '#src/domains/ci/jobs/transitions.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { requirePipelines } from '#src/domains/ci/pipelines/policy.ts';
import { findRunnerOfToken } from '#src/domains/ci/runners/caller.ts';
import { noteContact } from '#src/domains/ci/runners/contact.ts';
import type { RunnerRow } from '#src/domains/ci/runners/table.ts';
import { CannotRun } from './cannot-run.ts';
import { reportJob } from './ending.ts';
import { handOver, type HandedOver } from './hand-over.ts';
import { noteMaskedValues } from './masked-log.ts';
import { presentPayload } from './payload.ts';
import { findNewestInQueue, loadQueuesForRunner } from './queue.ts';
import {
  loadEndedMeanwhile,
  noteSignOfLife,
  createNotRunning,
  loadRunningJob,
} from './running-job.ts';
import { appendTrace, findTrace, mostTraceBytes, streamFileParts, readTrace } from './trace.ts';

/** Names of the supported features of a runner. */
const listAbilities = (features: Readonly<Record<string, unknown>> = {}): ReadonlySet<string> =>
  new Set(Object.keys(features).filter((name) => features[name] === true));

/** Milliseconds after which a runner gets another look-up, even without new jobs. */
const lookAgainAfterMs = 20_000;

/** Seconds between two parts of a log that a runner sends. */
const updateIntervalSeconds = 3;

export const jobExecution = {
  async requestJob({ body }, context) {
    const { db, clock, config, request } = context;
    const runner = await findRunnerOfToken(body.token, context);
    const at = clock();
    await noteContact(db, runner, request.ip, at, body.info);
    const newest = await findNewestInQueue(db);
    const state = computeQueueState(runner, newest, at);
    const headers = { 'X-Service-Last-Update': state };
    if (!runner.active || newest === '' || body.last_update === state) {
      return { status: 204, headers };
    }
    const queues = await loadQueuesForRunner(db, runner, newest, { at, plan: config.plan });
    const abilities = listAbilities(body.info?.features);
    const handed = await handOver(db, runner, queues, { at, age: body.job_age ?? 0, abilities });
    if (handed === 'none') {
      // A response without a state makes the runner retry, for jobs beyond this read.
      return { status: 204, headers: queues.some(({ partial }) => partial) ? {} : headers };
    }
    if (handed === 'failed') return { status: 204, headers: {} };
    if (handed === 'lost') throw new Conflict();
    const payload = await createPayload(context, runner, handed);
    return payload === null ? { status: 204, headers: {} } : { status: 201, body: payload };
  },

  async updateRunningJob({ params, body }, context) {
    const job = await loadRunningJob(params.id, body.token, context);
    const noted = await reportJob(context, job, body);
    const over = noted && body.state !== undefined && body.state !== 'running';
    const headers = { ...sayMore, 'Job-Status': over ? (body.state ?? job.status) : job.status };
    return noted ? { status: 200, headers, body: 200 } : { status: 202, headers, body: 202 };
  },

  async appendToTrace({ params, query, headers: sent, body }, context) {
    const { db, clock } = context;
    const job = await loadRunningJob(params.id, sent['JOB-TOKEN'], context);
    const start = parseStart(sent['Content-Range']);
    if (start === null) throw new BadRequest('400 Missing header Content-Range');
    const { size: length = 0 } = body ?? {};
    const at = clock();
    if (start + length > mostTraceBytes) {
      const failed = { status: 'failed', failureReason: 'trace_size_exceeded' } as const;
      await finishJob(db, job.id, failed, at);
      throw createNotRunning('failed');
    }
    const streamParts = () => (body == null ? [] : streamFileParts(body.path));
    const addition = { start, length, parts: streamParts, debug: query.debug_trace };
    const appended = await appendTrace(db, job.id, addition, at.toISOString());
    if (appended === null) throw await loadEndedMeanwhile(db, job.id);
    const { stored, size } = appended;
    await noteSignOfLife(db, job, at);
    const headers = { ...sayMore, 'Job-Status': job.status, Range: `0-${size}` };
    if (stored) return { status: 202, headers };
    return { status: 416, headers, body: { error: '416 Range Not Satisfiable' } };
  },

  async getJobTrace({ project, params }, context) {
    const { db } = context;
    await requirePipelines(db, project);
    const { job_id: id } = params;
    const job = await db<JobRow>('jobs').where({ id, project_id: project.id }).first('id');
    if (job === undefined) throw new RowNotFound();
    const trace = await findTrace(db, id);
    const mayDebug = project.level >= AccessLevel.Developer || project.viaAuditor;
    if (trace?.debug === true && !mayDebug) throw new Forbidden();
    const headers = { ...rawHeaders, 'Content-Disposition': `infile; filename="${id}.log"` };
    return { status: 200, headers, body: (await readTrace(context, id)) ?? '' };
  },
} satisfies JobExecutionService<RequestContext>;

const sayMore = { 'X-Service-Trace-Update-Interval': String(updateIntervalSeconds) };

/** Names everything that decides which jobs a runner finds, and changes now and then of itself. */
function computeQueueState({ id, updated_at }: RunnerRow, newest: string, at: Date): string {
  const turn = Math.floor(at.getTime() / lookAgainAfterMs);
  return digestToken(JSON.stringify([id, updated_at, newest, turn])).slice(0, 32);
}

/** Runners of some ages count the last byte, others do not: where the first one belongs is enough. */
function parseStart(range: string | undefined): number | null {
  const start = /^(?:bytes )?(\d{1,15})-\d{1,15}(?:\/(?:\d{1,15}|\*))?$/.exec(range?.trim() ?? '');
  return start === null ? null : Number(start[1]);
}

/** The payload of a job; null for a job that cannot run, which fails with a line in its log. */
async function createPayload(
  context: RequestContext,
  runner: RunnerRow,
  handed: HandedOver,
): Promise<JobPayload | null> {
  try {
    const payload = await presentPayload(context, runner, handed);
    await noteMaskedValues(context.db, payload.id, payload.variables);
    return payload;
  } catch (error) {
    const { db, clock } = context;
    const { id } = handed.job;
    if (error instanceof CannotRun) await writeLastLine(db, id, error.message, clock());
    const failed = { status: 'failed', failureReason: 'data_integrity_failure' } as const;
    await finishJob(db, id, failed, clock());
    if (error instanceof CannotRun) return null;
    throw error;
  }
}

/** Writes the only line of the log of a job that no runner has begun. */
async function writeLastLine(db: Database, id: number, text: string, at: Date): Promise<void> {
  const line = Buffer.from(`ERROR: Job failed: ${text}\n`);
  const addition = { start: 0, length: line.length, parts: () => [line], debug: false };
  await appendTrace(db, id, addition, at.toISOString());
}
