import type { PipelineStatus } from '../../../generated/common/types.ts';
import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { publish } from '../../domain-events/publish.ts';
import { compositeStatus, isFinal } from './composite-status.ts';
import { pipelineChanged } from './events.ts';
import { isBeingWritten, type PipelineRow } from './table.ts';

/** The latest jobs of a pipeline that are alike. */
interface Alike {
  readonly status: PipelineStatus;
  readonly allow_failure: boolean;
  readonly covered: number | null;
  readonly measured: number;
  readonly started_at: string | null;
  readonly finished_at: string | null;
}

const findLatestJobs = statement<{ pipeline: number }, Alike>((db, { pipeline }) =>
  db('jobs')
    .where('pipeline_id', pipeline)
    .whereRaw('not retried')
    .groupBy('status', 'allow_failure')
    .select('status', 'allow_failure')
    .sum({ covered: 'coverage' })
    .count({ measured: 'coverage' })
    .min({ started_at: 'started_at' })
    .max({ finished_at: 'finished_at' }),
);

interface Interval {
  readonly started_at: string;
  readonly finished_at: string;
}

const findIntervals = statement<{ pipeline: number }, Interval>((db, { pipeline }) =>
  db('jobs')
    .where('pipeline_id', pipeline)
    .whereRaw('not retried')
    .whereNotNull('started_at')
    .whereNotNull('finished_at')
    .orderBy('started_at')
    .select('started_at', 'finished_at'),
);

/**
 * Brings a pipeline, whose row is locked, up to what its jobs are now, and announces another status. `isNew` says that
 * nobody has heard of it yet. While its jobs are being written they tell nothing about it.
 */
export async function refreshPipeline(
  db: Database,
  pipeline: PipelineRow,
  at: Date,
  { isNew = false } = {},
): Promise<PipelineRow> {
  if (isBeingWritten(pipeline)) return pipeline;
  const latest = await findLatestJobs.all(db, { pipeline: pipeline.id });
  const status = compositeStatus(latest) ?? pipeline.status;
  const started_at = pipeline.started_at ?? edgeOf(latest, 'started_at', -1);
  const over = isFinal(status);
  const changes = {
    status,
    coverage: meanOf(latest),
    started_at,
    finished_at: over ? edgeOf(latest, 'finished_at', 1) : null,
    duration: over ? secondsIn(await findIntervals.all(db, { pipeline: pipeline.id })) : null,
    queued_duration:
      started_at === null
        ? null
        : Math.max(0, Math.round(secondsBetween(pipeline.created_at, started_at))),
  };
  const known = new Map<string, unknown>(Object.entries(pipeline));
  if (!isNew && Object.entries(changes).every(([name, value]) => known.get(name) === value)) {
    return pipeline;
  }
  const after = { ...pipeline, ...changes, updated_at: at.toISOString() };
  const { id } = pipeline;
  await db('pipelines')
    .where({ id })
    .update({ ...changes, updated_at: after.updated_at });
  if (isNew || status !== pipeline.status) {
    const before = isNew ? null : pipeline.status;
    await publish(db, pipelineChanged({ pipeline: after, before, after: status, at }));
  }
  return after;
}

/** The first (-1) or last (1) of these times. */
function edgeOf(
  latest: readonly Alike[],
  name: 'started_at' | 'finished_at',
  direction: 1 | -1,
): string | null {
  const times = latest.flatMap((each) => each[name] ?? []);
  return times.toSorted().at(direction === 1 ? -1 : 0) ?? null;
}

/** To two decimals, as it is shown. */
function meanOf(latest: readonly Alike[]): number | null {
  const measured = latest.reduce((sum, each) => sum + Number(each.measured), 0);
  if (measured === 0) return null;
  const covered = latest.reduce((sum, each) => sum + (each.covered ?? 0), 0);
  return Math.round((covered / measured) * 100) / 100;
}

/** Seconds that lie in any of the intervals, which come in the order of their beginnings. */
export function secondsIn(intervals: readonly Interval[]): number {
  let seconds = 0;
  let until = '';
  for (const { started_at, finished_at } of intervals) {
    if (finished_at <= until) continue;
    seconds += secondsBetween(started_at > until ? started_at : until, finished_at);
    until = finished_at;
  }
  return Math.round(seconds);
}

const secondsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000;
