import type { Knex } from 'knex';
import type { RawTree } from '#runtime/raw.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { refreshDates } from '#src/domains/planning/epics/dates.ts';
import { findObstacle } from '#src/domains/planning/epics/parent.ts';
import { defaultColor } from '#src/domains/planning/epics/table.ts';
import { countTasks } from '#src/domains/planning/issuables/tasks.ts';
import type { EpicRow } from '#src/records/epic.ts';
import type { GroupSource } from '../export/group/source.ts';
import { bounds } from '../import/bounds.ts';
import { storeInTurn } from '../import/context.ts';
import type { MadeGroup } from '../import/group/tree.ts';
import {
  isTree,
  readDayValue,
  readFlag,
  readForeignId,
  readPart,
  readTime,
} from '../import/values.ts';
import { field, readIid } from './fields.ts';
import { takeColor } from './planning.ts';
import { createIssuableLists } from './on-issuables.ts';
import type { Attribute, RecordAttributes, Relation } from './relation.ts';
import { linkToRow } from './write.ts';

const maxTitleChars = 255;

/** Days that are not fixed follow from milestones of issues, of which an archive of a group has none, and from epics below. */
const createFixedDay = (name: 'start_date' | 'due_date'): Attribute => ({
  column: name,
  take: ({ record }) =>
    readFlag(record, `${name}_is_fixed`) ? readDayValue(record, `${name}_fixed`) : null,
});
const dayValue: Attribute = { take: ({ record }, name) => readDayValue(record, name) };

const isClosed = (record: RawTree) => [record['state'], record['state_id']].includes('closed');

/** The properties of an epic beside its description. */
export const epicFields: RecordAttributes = {
  iid: field.iid,
  title: field.required(maxTitleChars),
  state: { take: ({ record }) => (isClosed(record) ? 'closed' : 'opened') },
  author_id: field.author,
  confidential: field.flag,
  color: takeColor(defaultColor),
  start_date: createFixedDay('start_date'),
  start_date_is_fixed: field.flag,
  start_date_fixed: dayValue,
  // The name that archives have for the due date.
  end_date: createFixedDay('due_date'),
  due_date_is_fixed: field.flag,
  due_date_fixed: dayValue,
  relative_position: field.position,
  closed_at: { take: ({ record }, name) => (isClosed(record) ? readTime(record, name) : null) },
  closed_by_id: {
    take: (reading, name) => (isClosed(reading.record) ? field.person.take?.(reading, name) : null),
  },
  ...field.times,
};

const wholeFields: RecordAttributes = {
  ...epicFields,
  description: field.text(bounds['createEpic.description']),
};

/** The epics of the archive of a group. */
export const selectEpicsWithin = ({ db, topGroupId }: GroupSource): Knex.QueryBuilder =>
  db('epics')
    .join('namespace_ancestors as above', 'above.namespace_id', 'epics.group_id')
    .where('above.ancestor_id', topGroupId)
    .select('epics.*');

/** Epics in memory at a time, with the one above each: their descriptions may be a megabyte. */
const epicBatchSize = 10;

export const epicRelation: Relation = {
  table: 'epics',
  by: ['iid'],
  atOnce: epicBatchSize,
  counter: 'group epics',
  unpaid: 'the plan has no epics',
  taken: 'iid is taken',
  notesOthers: true,
  fields: {
    ...wholeFields,
    state_id: field.foreign(field.written),
    // Set when all epics are stored.
    parent: linkToRow('parent_id', {
      table: 'epics',
      rows: selectEpicsWithin,
      fields: { ...wholeFields, group_id: field.written },
    }),
  },
  derive({ row }) {
    const { count, completed } = countTasks(row['description'] as string | null);
    const title_key = fold(String(row['title']));
    return { title_key, task_count: count, completed_task_count: completed };
  },
  lists: createIssuableLists('epic'),
};

/** Puts epics below those that they were below, as far as they may be there. */
export async function linkEpics(
  made: ReadonlyMap<number, MadeGroup>,
  signal: AbortSignal,
): Promise<void> {
  for (const { archived, context } of made.values()) {
    for await (const { value } of archived.records('epics')) {
      signal.throwIfAborted();
      const parent = isTree(value) ? readPart(value, 'parent') : null;
      if (!isTree(value) || parent === null) continue;
      const above = made.get(readForeignId(parent, 'group_id') ?? 0)?.context.container.id;
      const places = {
        child: { group_id: context.container.id, iid: readIid(value) },
        parent: { group_id: above ?? context.container.id, iid: readIid(parent) },
      };
      await storeInTurn(context, (db) => link(db, places));
    }
  }
}

interface EpicPlace {
  readonly group_id: number;
  readonly iid: number | null;
}

async function link(
  db: Database,
  places: { readonly child: EpicPlace; readonly parent: EpicPlace },
): Promise<void> {
  const find = (place: EpicPlace) => db<EpicRow>('epics').where(place).first();
  const [child, parent] = [await find(places.child), await find(places.parent)];
  if (child === undefined || parent === undefined || child.parent_id !== null) return;
  if ((await findObstacle(db, child, parent)) !== null) return;
  await db('epics').where({ id: child.id }).update({ parent_id: parent.id });
  await refreshDates(db, [child.id, parent.id]);
}
