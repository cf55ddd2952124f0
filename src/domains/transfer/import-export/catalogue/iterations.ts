import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import type { RawTree } from '#runtime/raw.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import type { ContainerContext } from '../import/context.ts';
import { readDayValue, readMildText, readPart, RecordRefused } from '../import/values.ts';
import { field } from './fields.ts';
import { readColumns } from './read.ts';
import type { RecordInput, Relation, WrittenRows } from './relation.ts';
import { linkToRow } from './write.ts';

const maxTitleChars = 255;
const maxDescriptionChars = 1_048_576;
const weeks = field.number({ least: 1, most: 52 });

/** The properties by which an import finds an iteration; all else is in the archive of its group. */
export const namedIteration: WrittenRows = {
  table: 'iterations',
  rows: ({ db }) => db('iterations').select('*'),
  fields: {
    ...field.copied('iid title start_date due_date'),
    iterations_cadence: linkToRow('cadence_id', {
      table: 'iteration_cadences',
      rows: ({ db }) => db('iteration_cadences').select('*'),
      fields: { title: field.written },
    }),
  },
};

/** The iteration that a record names; null where nothing of the groups above is it. */
export const iterationReference = linkToRow(
  'iteration_id',
  namedIteration,
  async ({ context, record, refused }) => {
    const iteration = readPart(record, 'iteration');
    if (iteration === null) return null;
    const id = await findNamedIteration(context, iteration);
    if (id === null) await refused();
    return id;
  },
);

/** The same of a change, which is left out without it. */
export const changedIteration = linkToRow(
  'iteration_id',
  namedIteration,
  async ({ context, record }) => {
    const iteration = readPart(record, 'iteration');
    const id = iteration === null ? null : await findNamedIteration(context, iteration);
    if (id === null) throw new RecordRefused('the iteration is unknown');
    return id;
  },
);

/**
 * The iteration of the days, and of a series of the title, that the archive names, where a group above has one. Nothing is
 * made in groups.
 */
export async function findNamedIteration(
  { db, container, titles: { iterations }, paid }: ContainerContext,
  record: RawTree,
): Promise<number | null> {
  const start_date = readDayValue(record, 'start_date');
  const due_date = readDayValue(record, 'due_date');
  if (!paid || start_date === null || due_date === null) return null;
  const cadence = readPart(record, 'iterations_cadence');
  const title = cadence === null ? null : readMildText(cadence, 'title', maxTitleChars);
  const key = `${start_date} ${due_date} ${title}`;
  const known = iterations.get(key);
  if (known !== undefined) return known;
  const rows = db('iterations')
    .join('iteration_cadences as cadences', 'cadences.id', 'iterations.cadence_id')
    .whereIn('iterations.group_id', selectLineage(db, container.namespaceId))
    .where({ 'iterations.start_date': start_date, 'iterations.due_date': due_date });
  if (title !== null) void rows.where('cadences.title', title);
  const found = await rows
    .orderBy('iterations.id')
    .first<{ id: number } | undefined>('iterations.id');
  iterations.set(key, found?.id ?? null);
  return found?.id ?? null;
}

const cadence: WrittenRows = {
  table: 'iteration_cadences',
  rows: ({ db }) => db('iteration_cadences').select('*'),
  fields: {
    title: { take: (reading, name) => field.text(maxTitleChars).take?.(reading, name) ?? '' },
    description: field.text(maxDescriptionChars),
    start_date: field.day,
    duration_in_weeks: weeks,
    iterations_in_advance: weeks,
    automatic: field.flag,
    active: field.flag,
    roll_over: field.flag,
    ...field.times,
  },
};

/** The iterations of a group; the first iteration of a cadence contains the cadence. */
export const iterationRelation: Relation = {
  table: 'iterations',
  by: ['iid'],
  atOnce: 20,
  counter: 'group iterations',
  unpaid: 'the plan has no iterations',
  taken: 'iid or day is taken',
  fields: {
    iid: field.iid,
    sequence: field.written,
    title: field.text(maxTitleChars),
    description: field.text(maxDescriptionChars),
    start_date: field.day,
    due_date: field.day,
    iterations_cadence: linkToRow('cadence_id', cadence),
    ...field.times,
  },
  derive({ record, row }) {
    const { start_date, due_date } = row as Readonly<Record<string, string | null>>;
    if (start_date == null || due_date == null || start_date > due_date) {
      throw new RecordRefused('the iteration has no dates');
    }
    if (readPart(record, 'iterations_cadence') === null)
      throw new RecordRefused('the cadence is missing');
    return {};
  },
  async require(db, reading) {
    const cadence_id = await provideCadence(db, reading);
    const last = await db('iterations')
      .where({ cadence_id })
      .max<{ sequence: number | null }[]>({ sequence: 'sequence' })
      .first();
    return { cadence_id, sequence: (last?.sequence ?? 0) + 1 };
  },
};

/** The series of this title that was made at this time. */
async function provideCadence(db: Database, { context, record }: RecordInput): Promise<number> {
  const part = readPart(record, 'iterations_cadence') ?? {};
  const row = { ...(await readColumns(cadence.fields, context, part)) };
  const { title, created_at } = row;
  const own = { group_id: context.container.id, title, created_at };
  const found = await db('iteration_cadences').where(own).first<{ id: number } | undefined>('id');
  if (found !== undefined) return found.id;
  const made = await insertReturning<{ id: number }>(db, 'iteration_cadences', { ...row, ...own });
  return made.id;
}
