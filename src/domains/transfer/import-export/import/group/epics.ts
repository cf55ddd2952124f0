import type { RawTree } from '#runtime/raw.ts';
import { reserveInternalId } from '#src/database/counters.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { refreshDates } from '#src/domains/planning/epics/dates.ts';
import { findObstacle } from '#src/domains/planning/epics/parent.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { defaultColor } from '#src/domains/planning/epics/table.ts';
import { readColor } from '#src/domains/planning/labels/color.ts';
import { countTasks } from '#src/domains/planning/issuables/tasks.ts';
import { bounds } from '../bounds.ts';
import { type ContainerContext, storeInTurn, storeOnce } from '../context.ts';
import { storeRelation } from '../relation.ts';
import { storeLink } from '../tree/issue-links.ts';
import { storeNotes } from '../tree/notes.ts';
import {
  readAwardRows,
  readEventsOfIssuable,
  type ImportedIssuable,
  storeCounts,
  storeHistory,
  historyLists,
  importLabelLinks,
  storeLeaves,
} from '../tree/on-targets.ts';
import { readIid } from '../tree/titled.ts';
import {
  readDayValue,
  readFlag,
  readForeignId,
  isTree,
  readMildText,
  readNumber,
  readPart,
  RecordRefused,
  readRequiredText,
  readTextValue,
  readTime,
} from '../values.ts';
import type { MadeGroup } from './tree.ts';

const maxTitleChars = 255;

/** The attributes of an epic that are taken. */
export const epicAttributes: ReadonlySet<string> = new Set([
  ...['iid', 'title', 'description', 'state', 'state_id', 'author_id', 'confidential', 'color'],
  ...['start_date_is_fixed', 'start_date_fixed', 'due_date_is_fixed', 'due_date_fixed'],
  // The days that are not fixed follow from the others.
  ...['start_date', 'end_date', 'relative_position', 'closed_at', 'closed_by_id'],
  ...['created_at', 'updated_at', 'parent', 'notes', 'label_links', 'award_emoji', 'events'],
  ...historyLists,
]);

/** Stores an epic with its related records; parents are set when all epics are stored. */
export async function storeEpic(
  context: ContainerContext,
  record: RawTree,
  refused: () => Promise<void>,
): Promise<void> {
  if (!context.paid) throw new RecordRefused('the plan has no epics');
  const { id, iid, title, confidential, created_at } = await insertEpic(context, record);
  const target: ImportedIssuable = { kind: 'epic', id, iid, title, confidential, created_at };
  await importLabelLinks(context, record, target, refused);
  await storeHistory(context, record, target, refused);
  const { rows, upvotes, downvotes } = await readAwardRows(context, record, { epic_id: id });
  await storeLeaves(context, 'award_emoji', rows);
  await storeLeaves(context, 'events', await readEventsOfIssuable(context, record, target));
  const user_notes_count = await storeNotes(context, record, target, refused);
  await storeCounts(context, target, { upvotes, downvotes, user_notes_count });
}

async function insertEpic(context: ContainerContext, record: RawTree): Promise<EpicRow> {
  const { container, users, now } = context;
  const iid = readIid(record);
  if (iid === null) throw new RecordRefused('iid is no number');
  const title = readRequiredText(record, 'title', maxTitleChars);
  const description = readTextValue(record, 'description', bounds['createEpic.description']);
  const closed = [record['state'], record['state_id']].includes('closed');
  const created_at = readTime(record, 'created_at') ?? now;
  const { count, completed } = countTasks(description);
  const row = {
    ...{ group_id: container.id, iid, title, title_key: fold(title), description, created_at },
    state: closed ? 'closed' : 'opened',
    author_id: users.of(record, 'author_id'),
    confidential: readFlag(record, 'confidential'),
    color: readColor(readMildText(record, 'color', 40) ?? '') ?? defaultColor,
    ...fixedDay(record, 'start_date'),
    ...fixedDay(record, 'due_date'),
    relative_position: readNumber(record, 'relative_position', { least: -2_147_483_648 }),
    ...{ task_count: count, completed_task_count: completed },
    closed_at: closed ? readTime(record, 'closed_at') : null,
    closed_by_id: closed ? users.maybe(record, 'closed_by_id') : null,
    updated_at: readTime(record, 'updated_at') ?? created_at,
  };
  return storeOnce(context, 'iid is taken', async (db) => {
    const epic = await insertReturning<EpicRow>(db, 'epics', row);
    await reserveInternalId(db, { scope: 'group epics', owner: container.id }, iid);
    return epic;
  });
}

/** Days that are not fixed follow from milestones of issues, of which an archive of a group has none, and from epics below. */
function fixedDay(record: RawTree, name: 'start_date' | 'due_date'): object {
  const is_fixed = readFlag(record, `${name}_is_fixed`);
  const fixed = readDayValue(record, `${name}_fixed`);
  return {
    [`${name}_is_fixed`]: is_fixed,
    [`${name}_fixed`]: fixed,
    [name]: is_fixed ? fixed : null,
  };
}

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

/** Links the epics of an archive; calls `refused` for links that cannot be stored. */
export async function linkRelatedEpics(
  made: ReadonlyMap<number, MadeGroup>,
  { signal, refused }: { readonly signal: AbortSignal; readonly refused: () => Promise<void> },
): Promise<void> {
  for (const { archived, context } of made.values()) {
    const relation = { name: epicLinks, attributes: null, store: storeEpicLink(made) };
    const records = archived.records(epicLinks);
    await storeRelation(context, relation, { records, refused, signal });
  }
}

export const epicLinks = 'epic_links';

const storeEpicLink =
  (made: ReadonlyMap<number, MadeGroup>) =>
  async (context: ContainerContext, record: RawTree): Promise<void> => {
    const find = async (name: 'source' | 'target') => {
      const end = readPart(record, name);
      const above = end === null ? undefined : made.get(readForeignId(end, 'group_id') ?? 0);
      if (end === null || above === undefined) return undefined;
      const place = { group_id: above.context.container.id, iid: readIid(end) };
      const epic = await context.db<EpicRow>('epics').where(place).first('id');
      return epic?.id;
    };
    const ends = { source_id: await find('source'), target_id: await find('target') };
    await storeLink(context, record, { kind: 'epic', ...ends });
  };

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
