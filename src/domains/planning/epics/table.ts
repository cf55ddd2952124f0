import type { Text } from '#runtime/later-text.ts';
import { takeNextInternalId } from '#src/database/counters.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList, insertReturning } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import {
  listColumnsBeside,
  describeLongText,
  selectLongTexts,
  loadLongTexts,
} from '#src/database/long-texts.ts';
import type { Query } from '#src/lists/filter.ts';
import { toGroupContainer } from '#src/records/container.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { listAuthorColumns, type AuthorColumns } from '#src/records/user.ts';
import { pickOwnColumns, type Issuable } from '#src/domains/planning/issuables/issuable.ts';

/** The author of an epic, the path of its group, and the epic above it. */
interface EpicContext extends AuthorColumns {
  readonly author_id: number;
  readonly group_path: string;
  readonly parent_iid: number | null;
  readonly parent_group_id: number | null;
  readonly parent_confidential: boolean | null;
}

export interface ListedEpicRow extends EpicRow, EpicContext {
  readonly author_id: number;
}

/** The columns of an epic that are shown, but for its description. */
type ShownEpicColumns = Omit<
  EpicRow,
  | 'closed_by_id'
  | 'completed_task_count'
  | 'description'
  | 'discussion_locked'
  | 'relative_position'
  | 'task_count'
  | 'title_key'
  | 'user_notes_count'
>;

/** The columns that are shown of an epic. */
export interface ShownEpicRow extends ShownEpicColumns, EpicContext {
  readonly author_id: number;
  readonly description: Text | null;
}

const epicColumns = listColumnsBeside<ShownEpicColumns>('epics', {
  id: true,
  group_id: true,
  iid: true,
  author_id: true,
  parent_id: true,
  title: true,
  state: true,
  confidential: true,
  color: true,
  start_date: true,
  due_date: true,
  start_date_is_fixed: true,
  start_date_fixed: true,
  start_date_from_milestones: true,
  start_date_inherited: true,
  due_date_is_fixed: true,
  due_date_fixed: true,
  due_date_from_milestones: true,
  due_date_inherited: true,
  upvotes: true,
  downvotes: true,
  created_at: true,
  updated_at: true,
  closed_at: true,
});

/** The texts of the rows of `selectShownEpics`. */
export const epicTexts = [describeLongText('epics', 'description')];

/** Adds the shown columns to a query of epics; `short` as for `selectLongTexts`. */
export function selectShownEpics(db: Database, epics: Query, short?: number): Query {
  return selectLongTexts(joinContext(epics).select(...epicColumns), db, epicTexts, short);
}

/** Adds to a query of epics all that they have. */
export function joinEpicContext(epics: Query): Query {
  return joinContext(epics).select('epics.*');
}

function joinContext(epics: Query): Query {
  return epics
    .join('users as authors', 'authors.id', 'epics.author_id')
    .join('namespaces as epic_groups', 'epic_groups.id', 'epics.group_id')
    .leftJoin('epics as parents', (on) => {
      on.on('parents.id', 'epics.parent_id').andOnNotNull('parents.group_id');
    })
    .select(...listAuthorColumns())
    .select({
      group_path: 'epic_groups.full_path',
      parent_iid: 'parents.iid',
      parent_group_id: 'parents.group_id',
      parent_confidential: 'parents.confidential',
    });
}

/** Loads an epic by id, without a visibility check. */
export function loadEpic(db: Database, id: number): Promise<ListedEpicRow | undefined> {
  return joinEpicContext(db('epics').where('epics.id', id)).first<ListedEpicRow | undefined>();
}

/** Loads epics by id, without a visibility check. */
export function loadEpics(db: Database, ids: readonly number[]): Promise<readonly ShownEpicRow[]> {
  return readShownEpics(db, whereInList(db('epics'), 'epics.id', ids));
}

/** The shown rows of a query of epics; `short` as for `selectLongTexts`. */
export async function readShownEpics(
  db: Database,
  epics: Query,
  short?: number,
): Promise<readonly ShownEpicRow[]> {
  const rows = (await selectShownEpics(db, epics, short)) as ShownEpicRow[];
  return loadLongTexts(db, rows, epicTexts);
}

export type NewEpic = Pick<EpicRow, 'group_id' | 'author_id' | 'title'> &
  Partial<Omit<EpicRow, 'id' | 'iid' | 'title_key'>>;

/** The default color. */
export const defaultColor = '#1068bf';

/** Stores an epic under the next number of its group; call it in a transaction. */
export async function insertEpic(db: Database, epic: NewEpic, now: string): Promise<EpicRow> {
  return insertReturning<EpicRow>(db, 'epics', {
    state: 'opened',
    confidential: false,
    color: defaultColor,
    start_date_is_fixed: false,
    due_date_is_fixed: false,
    created_at: now,
    updated_at: now,
    ...epic,
    title_key: fold(epic.title),
    iid: await takeNextInternalId(db, { scope: 'group epics', owner: epic.group_id }),
  });
}

/** The group is that of the epic. */
export function toEpicIssuable(
  row: EpicRow,
  group: { readonly id: number; readonly full_path: string },
): Issuable & { readonly kind: 'epic' } {
  return {
    kind: 'epic',
    container: toGroupContainer(group),
    fullPath: group.full_path,
    ...pickOwnColumns(row),
    confidential: row.confidential,
  };
}
