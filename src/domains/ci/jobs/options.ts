import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { Pauses } from '#src/turns/pauses.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';

/** The parts of a planned job that determine its next status. */
export interface FlowOptions {
  readonly retry?: {
    readonly max: number;
    readonly when: readonly string[];
    readonly exitCodes?: readonly number[];
  };
  /** Exit codes with which the job may fail. */
  readonly allowFailureExitCodes?: readonly number[];
  /** Seconds before a delayed job begins. */
  readonly startIn?: number | null;
}

/** Reads the options from the configuration; external jobs have none. */
export function readFlowOptions({ options }: Pick<JobWithOptions, 'options'>): FlowOptions {
  return options === null ? {} : (JSON.parse(options) as FlowOptions);
}

const findOptions = prepareStatement<{ id: number }, Pick<JobWithOptions, 'options'>>(
  (db, { id }) => db('jobs').where('id', id).limit(1).select('options'),
);

/** Options of one job: those of many would be megabytes. */
export const readOptions = async (
  db: Database,
  { id }: Pick<JobWithOptions, 'id'>,
): Promise<Pick<JobWithOptions, 'options'>> =>
  (await findOptions.first(db, { id })) ?? { options: null };

/** Jobs whose options one statement reads. */
const maxJobsAtOnce = 50;

/** The options of jobs, by job id. */
export async function loadOptions(
  ids: readonly number[],
  { request: { db } }: { readonly request: { readonly db: Database } },
): Promise<ReadonlyMap<number, Pick<JobWithOptions, 'options'>>> {
  const found = new Map<number, Pick<JobWithOptions, 'options'>>();
  const pauses = new Pauses();
  for (const some of splitIntoBatches(ids, maxJobsAtOnce)) {
    const rows = await whereInList(db<JobWithOptions>('jobs'), 'id', some).select<
      Pick<JobWithOptions, 'id' | 'options'>[]
    >('id', 'options');
    for (const { id, options } of rows) found.set(id, { options });
    await pauses.take();
  }
  return found;
}
