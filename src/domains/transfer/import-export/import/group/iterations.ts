import type { RawTree } from '#runtime/raw.ts';
import { reserveInternalId } from '#src/database/counters.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { type ContainerContext, storeOnce } from '../context.ts';
import { readIid } from '../tree/titled.ts';
import {
  readDayValue,
  readFlag,
  readNumber,
  readPart,
  RecordRefused,
  readTextValue,
  readTime,
} from '../values.ts';

const maxTitleChars = 255;
const maxDescriptionChars = 1_048_576;
const maxWeeks = 52;

/** Stores an iteration, and the series that it is in with the first of them. */
export async function storeIteration(context: ContainerContext, record: RawTree): Promise<void> {
  if (!context.paid) throw new RecordRefused('the plan has no iterations');
  const { container, now } = context;
  const [start_date, due_date] = [
    readDayValue(record, 'start_date'),
    readDayValue(record, 'due_date'),
  ];
  const [iid, cadence] = [readIid(record), readPart(record, 'iterations_cadence')];
  if (start_date === null || due_date === null || start_date > due_date) {
    throw new RecordRefused('it has no days');
  }
  if (iid === null || cadence === null) throw new RecordRefused('iid or series is missing');
  const created_at = readTime(record, 'created_at') ?? now;
  const row = {
    ...{ group_id: container.id, iid, start_date, due_date, created_at },
    title: readTextValue(record, 'title', maxTitleChars),
    description: readTextValue(record, 'description', maxDescriptionChars),
    updated_at: readTime(record, 'updated_at') ?? created_at,
  };
  await storeOnce(context, 'iid or day is taken', async (db) => {
    const cadence_id = await cadenceFor(db, context, cadence);
    const last = await db('iterations')
      .where({ cadence_id })
      .max<{ sequence: number | null }[]>({ sequence: 'sequence' })
      .first();
    const sequence = (last?.sequence ?? 0) + 1;
    await db('iterations').insert({ ...row, cadence_id, sequence });
    await reserveInternalId(db, { scope: 'group iterations', owner: container.id }, iid);
  });
}

/** The series of this title that was made at this time. */
async function cadenceFor(
  db: Database,
  { container, now }: ContainerContext,
  record: RawTree,
): Promise<number> {
  const title = readTextValue(record, 'title', maxTitleChars) ?? '';
  const created_at = readTime(record, 'created_at') ?? now;
  const own = { group_id: container.id, title, created_at };
  const found = await db('iteration_cadences').where(own).first<{ id: number } | undefined>('id');
  if (found !== undefined) return found.id;
  const weeks = { least: 1, most: maxWeeks };
  const { id } = await insertReturning<{ id: number }>(db, 'iteration_cadences', {
    ...own,
    description: readTextValue(record, 'description', maxDescriptionChars),
    start_date: readDayValue(record, 'start_date'),
    duration_in_weeks: readNumber(record, 'duration_in_weeks', weeks),
    iterations_in_advance: readNumber(record, 'iterations_in_advance', weeks),
    automatic: readFlag(record, 'automatic'),
    active: readFlag(record, 'active'),
    roll_over: readFlag(record, 'roll_over'),
    updated_at: readTime(record, 'updated_at') ?? created_at,
  });
  return id;
}
