import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { partRows } from '#src/database/in-parts.ts';
import { type WalkedPart, walkBelonging } from '#src/database/walks.ts';
import type { Query } from '#src/lists/filter.ts';
import type { Moved } from '#src/domains/core/namespaces/events.ts';
import {
  walkMovedProjects,
  type NewContainer,
  selectSameTitle,
  whereElsewhere,
} from '#src/domains/core/namespaces/moved.ts';
import { walkTree } from '#src/domains/core/namespaces/tree.ts';

type Titled = 'labels' | 'milestones';
type Column = 'label_id' | 'milestone_id' | 'iteration_id';

/** Boards of projects, or of groups. */
interface Boards {
  readonly column: 'project_id' | 'group_id';
  readonly place: NewContainer;
  /** Joins the container of `place` to the boards. */
  readonly placed: (boards: Query) => Query;
}

const ofProjects: Boards = {
  column: 'project_id',
  place: { project: 'projects.id', namespace: 'projects.namespace_id' },
  placed: (boards) => boards.join('projects', 'projects.id', 'boards.project_id'),
};

const ofGroups: Boards = {
  column: 'group_id',
  place: { project: null, namespace: 'boards.group_id' },
  placed: (boards) => boards.whereNotNull('boards.group_id'),
};

/**
 * Replaces labels and milestones of groups that are no longer above a moved board by those with the same titles in the
 * new place, in its scope and its lists. Lists without a replacement are deleted.
 */
export async function* replaceOtherBoardParts(
  db: Database,
  moved: Moved,
): AsyncGenerator<WalkedPart> {
  for await (const projects of walkMovedProjects(db, moved))
    yield* replaceInParts(db, ofProjects, projects);
  if (moved.kind === 'project') return;
  for await (const groups of walkTree(db, moved.id)) yield* replaceInParts(db, ofGroups, groups);
}

async function* replaceInParts(
  db: Database,
  of: Boards,
  owners: readonly number[],
): AsyncGenerator<WalkedPart> {
  for await (const boards of walkBelonging(db('boards'), of.column, owners)) {
    for await (const ids of walkBelonging(db('board_lists'), 'board_id', boards)) {
      yield { rows: ids.length, change: (db) => replaceAllLists(db, of, ids) };
    }
    yield* replaceLabels(db, of, boards);
    yield { rows: boards.length, change: (db) => replaceMilestones(db, of, boards) };
  }
}

/** Rows of `uses` whose subject `old` belongs to groups that are no ancestors of the board. */
function selectStrayRows(
  db: Database,
  { place, placed }: Boards,
  table: Titled | 'iterations',
  column: Column,
  uses: 'board_lists' | 'board_labels' | 'boards' = 'board_lists',
): Query {
  const rows = db(`${uses} as uses`)
    .join(`${table} as old`, 'old.id', `uses.${column}`)
    .join('boards', 'boards.id', uses === 'boards' ? 'uses.id' : 'uses.board_id')
    .whereNotNull('old.group_id');
  return whereElsewhere(db, placed(rows), 'old.group_id', place.namespace);
}

async function replaceAllLists(db: Database, of: Boards, ids: readonly number[]): Promise<void> {
  await replaceLists(db, of, { table: 'labels', column: 'label_id' }, ids);
  await replaceLists(db, of, { table: 'milestones', column: 'milestone_id' }, ids);
  const lists = whereInList(selectStrayRows(db, of, 'iterations', 'iteration_id'), 'uses.id', ids);
  await db('board_lists').whereIn('id', lists.select('uses.id')).delete();
}

async function replaceLists(
  db: Database,
  boards: Boards,
  { table, column }: { readonly table: Titled; readonly column: Column },
  ids: readonly number[],
): Promise<void> {
  const successor = selectSameTitle(table, boards.place);
  const selectLists = () => whereInList(selectStrayRows(db, boards, table, column), 'uses.id', ids);
  const others = db('board_lists as others')
    .join(`${table} as others_of`, 'others_of.id', `others.${column}`)
    .whereRaw('others.board_id = uses.board_id and others_of.title = old.title')
    .whereRaw(`(others.id < uses.id or others.${column} = ${successor})`)
    .select(db.raw('1'));
  const gone = selectLists().where((either) => {
    void either.whereRaw(`${successor} is null`).orWhereExists(others);
  });
  await db('board_lists').whereIn('id', gone.select('uses.id')).delete();
  const found = selectLists().whereRaw('uses.id = board_lists.id').select(db.raw(successor));
  await db('board_lists')
    .whereIn('id', selectLists().select('uses.id'))
    .update({ [column]: found });
}

async function* replaceLabels(
  db: Database,
  of: Boards,
  boards: readonly number[],
): AsyncGenerator<WalkedPart> {
  const all = whereInList(
    selectStrayRows(db, of, 'labels', 'label_id', 'board_labels'),
    'boards.id',
    boards,
  );
  for (;;) {
    const found = await all
      .clone()
      .limit(partRows)
      .select<Scope[]>(
        'uses.board_id',
        'uses.label_id',
        db.raw(`${selectSameTitle('labels', of.place)} as new_id`),
      );
    if (found.length === 0) return;
    yield { rows: found.length, change: (db) => replaceScopes(db, found) };
  }
}

/** A label to which a board is limited. */
interface Scope {
  readonly board_id: number;
  readonly label_id: number;
  /** Id of the counterpart in the new container. */
  readonly new_id: number | null;
}

async function replaceScopes(db: Database, scopes: readonly Scope[]): Promise<void> {
  const added = scopes.flatMap(({ board_id, new_id }) =>
    new_id === null ? [] : [{ board_id, label_id: new_id }],
  );
  if (added.length > 0) {
    await db('board_labels').insert(added).onConflict(['board_id', 'label_id']).ignore();
  }
  await db('board_labels')
    .whereIn(
      ['board_id', 'label_id'],
      scopes.map(({ board_id, label_id }) => [board_id, label_id]),
    )
    .delete();
}

async function replaceMilestones(
  db: Database,
  of: Boards,
  boards: readonly number[],
): Promise<void> {
  const selectLimited = () =>
    whereInList(selectStrayRows(db, of, 'milestones', 'milestone_id', 'boards'), 'uses.id', boards);
  const milestone = selectLimited()
    .whereRaw('uses.id = boards.id')
    .select(db.raw(selectSameTitle('milestones', of.place)));
  await db('boards')
    .whereIn('id', selectLimited().select('uses.id'))
    .update({ milestone_id: milestone });
}
