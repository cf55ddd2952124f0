import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';

/** The month in UTC for which the work of runners is counted: `YYYY-MM`. */
export const formatMonth = (at: Date): string => at.toISOString().slice(0, 7);

const findPayer = prepareStatement<{ project: number }, { root_id: number }>((db, { project }) =>
  db('projects').where('id', project).whereNot('visibility', 'public').select('root_id').limit(1),
);

const findOfInstance = prepareStatement<{ ids: readonly number[] }, { id: number }>((db, { ids }) =>
  whereInList(db('runners'), 'runners.id', ids).where('runner_type', 'instance_type').select('id'),
);

const add = prepareStatement<{ namespace: number; month: string; milliseconds: number }, object>(
  (db, { namespace, month, milliseconds }) =>
    db('runner_usages')
      .insert({ namespace_id: namespace, month, milliseconds })
      .onConflict(['namespace_id', 'month'])
      .merge({ milliseconds: db.raw('runner_usages.milliseconds + excluded.milliseconds') }),
);

/**
 * Counts what runners of the instance took for jobs of one project that end now, in the transaction that ends them.
 * Public projects are free. It comes before anything else that such a transaction waits for, so that two of them never
 * wait for each other.
 */
export async function countRunnerUsage(
  db: Database,
  jobs: readonly JobRow[],
  at: Date,
): Promise<void> {
  const ran = jobs.filter(({ kind, status }) => kind === 'build' && status === 'running');
  const [first] = ran;
  const ids = [...new Set(ran.flatMap(({ runner_id }) => runner_id ?? []))];
  if (first === undefined || ids.length === 0) return;
  const ofInstance = new Set((await findOfInstance.all(db, { ids })).map(({ id }) => id));
  const counted = ran.filter(({ runner_id }) => ofInstance.has(runner_id ?? 0));
  if (counted.length === 0) return;
  const payer = await findPayer.first(db, { project: first.project_id });
  if (payer === undefined) return;
  const milliseconds = counted.reduce((sum, job) => sum + computeDuration(job, at), 0);
  await add.run(db, { namespace: payer.root_id, month: formatMonth(at), milliseconds });
}

/** Clocks of several machines differ. */
const computeDuration = ({ started_at }: JobRow, at: Date): number =>
  started_at === null ? 0 : Math.max(0, at.getTime() - Date.parse(started_at));
