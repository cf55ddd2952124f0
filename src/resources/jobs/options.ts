import type { JobRow } from '../pipelines/job-table.ts';

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
export function flowOptionsOf({ options }: Pick<JobRow, 'options'>): FlowOptions {
  return options === null ? {} : (JSON.parse(options) as FlowOptions);
}
