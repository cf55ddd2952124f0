import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { Pauses } from '#src/turns/pauses.ts';

/** The facts of a pipeline that the latest of its jobs tell. */
interface JobFacts {
  /** A job that may fail did. */
  readonly warnings: boolean;
  readonly cancelable: boolean;
  readonly retryable: boolean;
  readonly usesNeeds: boolean;
}

type Row = Readonly<
  Record<'pipeline_id' | 'warnings' | 'cancelable' | 'retryable' | 'uses_needs', number>
>;

const isAny = (condition: string) => `max(case when ${condition} then 1 else 0 end)`;
const active = `'created', 'waiting_for_resource', 'preparing', 'pending', 'running', 'scheduled'`;
const unsuccessful = `jobs.status in ('failed', 'canceled')`;

const findFacts = prepareStatement<{ ids: readonly number[] }, Row>((db, { ids }) =>
  whereInList(db('jobs'), 'jobs.pipeline_id', ids)
    .whereRaw('not jobs.retried')
    .groupBy('jobs.pipeline_id')
    .select('jobs.pipeline_id')
    .select(db.raw(`${isAny(`jobs.allow_failure and ${unsuccessful}`)} as warnings`))
    .select(db.raw(`${isAny(`jobs.status in (${active})`)} as cancelable`))
    .select(db.raw(`${isAny(`jobs.kind <> 'external' and ${unsuccessful}`)} as retryable`))
    .select(db.raw(`${isAny('jobs.has_needs')} as uses_needs`)),
);

/** Pipelines whose jobs one statement reads. */
const pipelineBatchSize = 20;

/** Reads the jobs of many pipelines, except pipelines without jobs, and yields to other work between batches. */
export async function findJobFacts(
  db: Database,
  pipelines: readonly number[],
): Promise<ReadonlyMap<number, JobFacts>> {
  const facts = new Map<number, JobFacts>();
  const pauses = new Pauses();
  for (const ids of splitIntoBatches(pipelines, pipelineBatchSize)) {
    for (const row of await findFacts.all(db, { ids })) {
      facts.set(Number(row.pipeline_id), {
        warnings: Number(row.warnings) === 1,
        cancelable: Number(row.cancelable) === 1,
        retryable: Number(row.retryable) === 1,
        usesNeeds: Number(row.uses_needs) === 1,
      });
    }
    await pauses.take();
  }
  return facts;
}
