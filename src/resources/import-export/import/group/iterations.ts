import type { RawTree } from '../../../../../generator/runtime/raw.ts';
import { reserveInternalId } from '../../../../database/counters.ts';
import type { Database } from '../../../../database/database.ts';
import { insertReturning, isUniqueViolation } from '../../../../database/dialect.ts';
import { type PlaceContext, storeInPlace } from '../context.ts';
import { iidOf } from '../tree/titled.ts';
import { dayOf, flagOf, numberOf, partOf, RecordRefused, textOf, timeOf } from '../values.ts';

const maxTitleChars = 255;
const maxDescriptionChars = 1_048_576;
const maxWeeks = 52;

/** Stores an iteration, and the series that it is in with the first of them. */
export async function storeIteration(context: PlaceContext, record: RawTree): Promise<void> {
  if (!context.paid) return;
  const { container, now } = context;
  const [start_date, due_date] = [dayOf(record, 'start_date'), dayOf(record, 'due_date')];
  const [iid, cadence] = [iidOf(record), partOf(record, 'iterations_cadence')];
  if (start_date === null || due_date === null || start_date > due_date) {
    throw new RecordRefused('it has no days');
  }
  if (iid === null || cadence === null) throw new RecordRefused('iid or series is missing');
  const created_at = timeOf(record, 'created_at') ?? now;
  const row = {
    ...{ group_id: container.id, iid, start_date, due_date, created_at },
    title: textOf(record, 'title', maxTitleChars),
    description: textOf(record, 'description', maxDescriptionChars),
    updated_at: timeOf(record, 'updated_at') ?? created_at,
  };
  try {
    await storeInPlace(context, async (db) => {
      const cadence_id = await cadenceFor(db, context, cadence);
      const last = await db('iterations')
        .where({ cadence_id })
        .max<{ sequence: number | null }[]>({ sequence: 'sequence' })
        .first();
      const sequence = (last?.sequence ?? 0) + 1;
      await db('iterations').insert({ ...row, cadence_id, sequence });
      await reserveInternalId(db, { scope: 'group iterations', owner: container.id }, iid);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new RecordRefused('iid or day is taken');
    throw error;
  }
}

/** The series of this title that was made at this time. */
async function cadenceFor(
  db: Database,
  { container, now }: PlaceContext,
  record: RawTree,
): Promise<number> {
  const title = textOf(record, 'title', maxTitleChars) ?? '';
  const created_at = timeOf(record, 'created_at') ?? now;
  const own = { group_id: container.id, title, created_at };
  const found = await db('iteration_cadences').where(own).first<{ id: number } | undefined>('id');
  if (found !== undefined) return found.id;
  const weeks = { least: 1, most: maxWeeks };
  const { id } = await insertReturning<{ id: number }>(db, 'iteration_cadences', {
    ...own,
    description: textOf(record, 'description', maxDescriptionChars),
    start_date: dayOf(record, 'start_date'),
    duration_in_weeks: numberOf(record, 'duration_in_weeks', weeks),
    iterations_in_advance: numberOf(record, 'iterations_in_advance', weeks),
    automatic: flagOf(record, 'automatic'),
    active: flagOf(record, 'active'),
    roll_over: flagOf(record, 'roll_over'),
    updated_at: timeOf(record, 'updated_at') ?? created_at,
  });
  return id;
}
