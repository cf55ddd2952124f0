import type { PipelineStatus } from '#generated/common/types.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { isFinal, type JobOutcome } from './composite-status.ts';

/** An outcome of the latest jobs of a pipeline, and the first stage that has it. */
export interface KnownOutcome extends JobOutcome {
  readonly first_stage: number;
}

const statuses = Object.keys({
  created: true,
  waiting_for_resource: true,
  preparing: true,
  pending: true,
  running: true,
  success: true,
  failed: true,
  canceled: true,
  skipped: true,
  manual: true,
  scheduled: true,
} satisfies Record<PipelineStatus, true>);

const kinds = statuses.flatMap((status) => [`('${status}', false)`, `('${status}', true)`]);

/** One step into an index for each kind of outcome, however many the jobs are. */
const findKinds = prepareStatement<
  { pipeline: number },
  JobOutcome & { readonly first_stage: number | null }
>((db, { pipeline }) =>
  db.raw(
    `select kinds.column1 as status, kinds.column2 as allow_failure, (
       select jobs.stage_index from jobs
       where jobs.pipeline_id = ? and jobs.status = kinds.column1
         and jobs.allow_failure = kinds.column2 and not jobs.retried
       order by jobs.stage_index limit 1
     ) as first_stage
     from (values ${kinds.join(', ')}) as kinds`,
    [pipeline],
  ),
);

/** The outcomes of the latest jobs of a pipeline. */
export async function loadOutcomes(db: Database, pipeline: number): Promise<KnownOutcome[]> {
  const found = await findKinds.all(db, { pipeline });
  return found.flatMap(({ status, allow_failure, first_stage }) =>
    first_stage === null ? [] : [{ status, allow_failure: Boolean(allow_failure), first_stage }],
  );
}

/** True if no other job waits for the job any more: it is finished, or it is a manual job that may fail. */
export const isSettled = ({ status, allow_failure }: JobOutcome): boolean =>
  isFinal(status) || (status === 'manual' && allow_failure);
