import { expect, it } from 'vitest';
import { workerDefinitions } from '#src/worker-definitions.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { startApp } from '#test/support/app.ts';
import { planOf, type Sent, statementsOf } from '#test/support/plans.ts';

// Daily work looks for rows that are due: by an index, however many there are that are not.
const { environment, db } = await startApp({ config: { plan: 'ultimate' } });

/** Tables of a row, or a few, whatever the instance holds. */
const small = new Set(['application_settings', 'worker_schedules']);

/** The tables that a statement reads from their beginning to their end. */
async function readWhole(sent: Sent): Promise<string[]> {
  const plan = await planOf(db, sent, []);
  const names = [...plan.matchAll(/\bSeq Scan on (\w+)|^SCAN (\w+)$/gm)].map(
    ([, table, name]) => table ?? name ?? '',
  );
  return names.filter((name) => !small.has(name) && !isNamedIn(sent, name));
}

/** True for what the statement itself makes. */
const isNamedIn = ({ sql }: Sent, name: string) =>
  new RegExp(`\\b${name}"? as (?:materialized )?\\(`).test(sql);

const daily = [...workerDefinitions.values()].filter((worker) => worker.daily !== undefined);

it.each(daily.map((worker) => [worker.name, worker] as const))(
  '%s reads no table whole',
  async (_, worker) => {
    const job = {
      ...{ id: 'job', attempt: 1, signal: new AbortController().signal },
      progress: async () => {},
    };
    const dependencies = environment as object as WorkerDependencies;
    const sent = await statementsOf(db, (db) => worker.run({}, { ...dependencies, db }, job));
    const found: string[] = [];
    for (const each of sent) {
      const tables = await readWhole(each);
      if (tables.length > 0) found.push(`${tables.join()}: ${each.sql}`);
    }
    expect(found).toEqual([]);
  },
);
