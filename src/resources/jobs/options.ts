import type { Database } from '../../database/database.ts';
import { prepareStatement } from '../../database/statement.ts';
import type { JobWithOptions } from '../pipelines/job-table.ts';

/** The parts of a planned job that decide how its status goes on. */
export interface FlowOptions {
  readonly retry?: {
    readonly max: number;
    readonly when: readonly string[];
    readonly exitCodes?: readonly number[];
  };
  /** Exit codes with which it may fail. */
  readonly allowFailureExitCodes?: readonly number[];
  /** Seconds before a delayed job begins. */
  readonly startIn?: number | null;
}

/** As the configuration has them; external jobs have none. */
export function readFlowOptions({ options }: Pick<JobWithOptions, 'options'>): FlowOptions {
  return options === null ? {} : (JSON.parse(options) as FlowOptions);
}

const findOptions = prepareStatement<{ id: number }, Pick<JobWithOptions, 'options'>>(
  (db, { id }) => db('jobs').where('id', id).limit(1).select('options'),
);

/** The options of one job: those of many are megabytes together. */
export const readOptions = async (
  db: Database,
  { id }: Pick<JobWithOptions, 'id'>,
): Promise<Pick<JobWithOptions, 'options'>> =>
  (await findOptions.first(db, { id })) ?? { options: null };
