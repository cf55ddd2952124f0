import type { Database } from '../../database/database.ts';
import type { Query } from '../../lists/filter.ts';
import type { Moved } from '../namespaces/events.ts';
import { movedProjects, type NewPlace, sameTitleIn, whereElsewhere } from '../namespaces/moved.ts';
import { treeOf } from '../namespaces/tree.ts';

type Titled = 'labels' | 'milestones';
type Column = 'label_id' | 'milestone_id' | 'iteration_id';

/** Boards of projects, or of groups. */
interface Boards {
  readonly place: NewPlace;
  readonly moved: (boards: Query, db: Database, moved: Moved) => Query;
}

const ofProjects: Boards = {
  place: { project: 'projects.id', namespace: 'projects.namespace_id' },
  moved: (boards, db, moved) =>
    boards
      .join('projects', 'projects.id', 'boards.project_id')
      .whereIn('projects.id', movedProjects(db, moved)),
};

const ofGroups: Boards = {
  place: { project: null, namespace: 'boards.group_id' },
  moved: (boards, db, { id }) => boards.whereIn('boards.group_id', treeOf(db, id)),
};

/**
 * Boards that moved are limited to, and have lists of, the labels and milestones of the new place instead of those with
 * the same titles of groups that are no longer above. What is not there has no list.
 */
export async function replaceOthers(db: Database, moved: Moved): Promise<void> {
  for (const boards of moved.kind === 'group' ? [ofProjects, ofGroups] : [ofProjects]) {
    for (const [table, column] of [
      ['labels', 'label_id'],
      ['milestones', 'milestone_id'],
    ] as const) {
      await replaceLists(db, boards, { table, column }, moved);
    }
    const lists = strayRows(db, boards, 'iterations', 'iteration_id', moved);
    await db('board_lists').whereIn('id', lists.select('uses.id')).delete();
    await replaceScopes(db, boards, moved);
  }
}

/** `uses`, with what they are about, `old`, of groups that are not above the board. */
function strayRows(
  db: Database,
  { place, moved: within }: Boards,
  table: Titled | 'iterations',
  column: Column,
  moved: Moved,
  uses = 'board_lists',
): Query {
  const rows = db(`${uses} as uses`)
    .join(`${table} as old`, 'old.id', `uses.${column}`)
    .join('boards', 'boards.id', uses === 'boards' ? 'uses.id' : 'uses.board_id')
    .whereNotNull('old.group_id');
  return whereElsewhere(db, within(rows, db, moved), 'old.group_id', place.namespace);
}

async function replaceLists(
  db: Database,
  boards: Boards,
  { table, column }: { readonly table: Titled; readonly column: Column },
  moved: Moved,
): Promise<void> {
  const successor = sameTitleIn(table, boards.place);
  const lists = () => strayRows(db, boards, table, column, moved);
  const others = db('board_lists as others')
    .join(`${table} as others_of`, 'others_of.id', `others.${column}`)
    .whereRaw('others.board_id = uses.board_id and others_of.title = old.title')
    .whereRaw(`(others.id < uses.id or others.${column} = ${successor})`)
    .select(db.raw('1'));
  const gone = lists().where((either) => {
    void either.whereRaw(`${successor} is null`).orWhereExists(others);
  });
  await db('board_lists').whereIn('id', gone.select('uses.id')).delete();
  const found = lists().whereRaw('uses.id = board_lists.id').select(db.raw(successor));
  await db('board_lists')
    .whereIn('id', lists().select('uses.id'))
    .update({ [column]: found });
}

async function replaceScopes(db: Database, boards: Boards, moved: Moved): Promise<void> {
  const labels = () => strayRows(db, boards, 'labels', 'label_id', moved, 'board_labels');
  const label = db.raw(`${sameTitleIn('labels', boards.place)} as new_id`);
  await db.raw(
    `insert into board_labels (board_id, label_id)
     select distinct board_id, new_id from ? as found where new_id is not null
     on conflict (board_id, label_id) do nothing`,
    [labels().select('uses.*', label)],
  );
  await db('board_labels')
    .whereIn(['board_id', 'label_id'], labels().select('uses.board_id', 'uses.label_id'))
    .delete();
  const limited = () => strayRows(db, boards, 'milestones', 'milestone_id', moved, 'boards');
  const milestone = limited()
    .whereRaw('uses.id = boards.id')
    .select(db.raw(sameTitleIn('milestones', boards.place)));
  await db('boards').whereIn('id', limited().select('uses.id')).update({ milestone_id: milestone });
}
