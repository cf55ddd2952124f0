import type { CadenceRow, IterationRow } from '#src/domains/planning/iterations/table.ts';
import { whereInList } from '#src/database/dialect.ts';
import { type ExportedRecord, splitIntoPages, streamRows } from '../record.ts';
import type { GroupSource } from './source.ts';

/** Iterations in memory at a time, with the series of each. */
const iterationBatchSize = 20;

export async function* exportIterations({
  db,
  group,
}: GroupSource): AsyncGenerator<ExportedRecord> {
  const rows = streamRows<IterationRow>(
    () => db('iterations').where('iterations.group_id', group.id).select('*'),
    { of: 'iterations', by: ['iid'], atOnce: iterationBatchSize },
  );
  for await (const page of splitIntoPages(rows, iterationBatchSize)) {
    const ids = [...new Set(page.map(({ cadence_id }) => cadence_id))];
    const found = await whereInList(db<CadenceRow>('iteration_cadences'), 'id', ids).select('*');
    const cadences = new Map(found.map((row) => [row.id, cadenceRecord(row)]));
    for (const row of page) {
      const { iid, sequence, title, description, start_date, due_date } = row;
      const { created_at, updated_at } = row;
      const iterations_cadence = cadences.get(row.cadence_id) ?? null;
      const own = { iid, sequence, title, description, start_date, due_date, iterations_cadence };
      yield { own: { ...own, created_at, updated_at } };
    }
  }
}

function cadenceRecord(cadence: CadenceRow): object {
  const { title, description, start_date, duration_in_weeks, iterations_in_advance } = cadence;
  const { automatic, active, roll_over, created_at, updated_at } = cadence;
  return {
    ...{ title, description, start_date, duration_in_weeks, iterations_in_advance },
    ...{ automatic, active, roll_over, created_at, updated_at },
  };
}
