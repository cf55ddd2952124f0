import type { PipelineStatus } from '#generated/common/types.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { publish } from '#src/domain-events/publish.ts';
import { computeCompositeStatus, isFinal } from './composite-status.ts';
import { pipelineChanged } from './events.ts';
import { loadOutcomes } from './outcomes.ts';
import { isBeingWritten, type PipelineRow } from './table.ts';

/** Facts about a pipeline from its latest jobs, each found along its own index. */
interface Facts {
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly covered: number | null;
  readonly measured: number;
}

const findFacts = prepareStatement<{ pipeline: number }, Facts>((db, { pipeline }) => {
  const selectHaving = (column: string) =>
    db('jobs').where('pipeline_id', pipeline).whereRaw('not retried').whereNotNull(column);
  return selectHaving('coverage')
    .sum({ covered: 'coverage' })
    .count({ measured: 'coverage' })
    .select(
      selectHaving('started_at').min('started_at').as('started_at'),
      selectHaving('finished_at').max('finished_at').as('finished_at'),
    );
});

interface Interval {
  readonly started_at: string;
  readonly finished_at: string;
}

const findIntervals = prepareStatement<{ pipeline: number }, Interval>((db, { pipeline }) =>
  db('jobs')
    .where('pipeline_id', pipeline)
    .whereRaw('not retried')
    .whereNotNull('started_at')
    .whereNotNull('finished_at')
    .orderBy('started_at')
    .select('started_at', 'finished_at'),
);

const hasBegun: ReadonlySet<PipelineStatus> = new Set<PipelineStatus>([
  ...(['running', 'success', 'failed', 'canceled'] as const),
]);

/**
 * Updates a pipeline, whose row is locked, from its jobs, and announces a changed status. `isNew` means that no status
 * was announced yet. The status stays unchanged while jobs are being written.
 */
export async function refreshPipeline(
  db: Database,
  pipeline: PipelineRow,
  at: Date,
  { isNew = false } = {},
): Promise<PipelineRow> {
  if (isBeingWritten(pipeline)) return pipeline;
  const composite = computeCompositeStatus(await loadOutcomes(db, pipeline.id)) ?? pipeline.status;
  // A running pipeline does not become pending again, even if its jobs do.
  const status = composite === 'pending' && hasBegun.has(pipeline.status) ? 'running' : composite;
  const facts = await findFacts.first(db, { pipeline: pipeline.id });
  const started_at = pipeline.started_at ?? facts?.started_at ?? null;
  const over = isFinal(status);
  const changes = {
    status,
    coverage: facts === undefined ? null : computeMean(facts),
    started_at,
    finished_at: over ? (facts?.finished_at ?? null) : null,
    duration: over ? sumSeconds(await findIntervals.all(db, { pipeline: pipeline.id })) : null,
    queued_duration:
      started_at === null
        ? null
        : Math.max(0, Math.round(countSeconds(pipeline.created_at, started_at))),
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

/** Mean coverage, rounded to two decimals as shown. */
function computeMean({ covered, measured }: Facts): number | null {
  const count = Number(measured);
  return count === 0 ? null : Math.round(((covered ?? 0) / count) * 100) / 100;
}

/** Total seconds of the union of intervals, which are sorted by start. */
export function sumSeconds(intervals: readonly Interval[]): number {
  let seconds = 0;
  let until = '';
  for (const { started_at, finished_at } of intervals) {
    if (finished_at <= until) continue;
    seconds += countSeconds(started_at > until ? started_at : until, finished_at);
    until = finished_at;
  }
  return Math.round(seconds);
}

const countSeconds = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000;
