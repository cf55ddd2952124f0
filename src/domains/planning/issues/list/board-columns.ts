import type { Database } from '#src/database/database.ts';
import { filter, type Filter, type Query } from '#src/lists/filter.ts';
import { selectAssignments } from './conditions.ts';

/** The subject of a list of a board; `rest` are the issues that no other list of the board with this id shows. */
export interface BoardColumn {
  readonly of: 'label' | 'milestone' | 'iteration' | 'assignee' | 'rest';
  readonly id: number;
  /** True where lists may be about more than labels. */
  readonly paid: boolean;
}

/** Issues in a list of a board. */
export const on_board: Filter<BoardColumn> = filter({
  shapeOf: ({ of, paid }) => ({ of, paid }),
  boundOf: ({ id }) => ({ id }),
  narrow(query, { id }, { of, paid }, { db }) {
    if (of === 'label') query.whereExists(selectLinks(db).where('linked.label_id', id));
    else if (of === 'assignee')
      query.whereExists(selectAssignments(db).where('assigned.user_id', id));
    else if (of === 'rest') leaveRest(query, db, id, paid);
    else query.where(`issues.${of}_id`, id);
  },
  candidates(db, { of, id }) {
    const query = of === 'rest' ? null : selectIssuesInList(db, of, id);
    return query === null ? [] : [{ key: `${of} ${id}`, query }];
  },
});

function selectIssuesInList(
  db: Database,
  of: Exclude<BoardColumn['of'], 'rest'>,
  id: number,
): Query {
  if (of === 'label') {
    const linked = db('label_links').where('label_id', id).whereNotNull('issue_id');
    return linked.select('issue_id as id');
  }
  if (of === 'assignee') return db('issue_assignees').where('user_id', id).select('issue_id as id');
  return db('issues').where(`${of}_id`, id).select('id');
}

const selectLinks = (db: Database) =>
  db('label_links as linked').select(db.raw('1')).whereRaw('linked.issue_id = issues.id');

/** `board` may be a slot. */
function leaveRest(query: Query, db: Database, board: number, paid: boolean): void {
  const selectLists = (column: string) =>
    db('board_lists').where('board_id', board).whereNotNull(column).select(column);
  query.whereNotExists(selectLinks(db).whereIn('linked.label_id', selectLists('label_id')));
  if (!paid) return;
  query.whereNotExists(
    selectAssignments(db).whereIn('assigned.user_id', selectLists('assignee_id')),
  );
  for (const column of ['milestone_id', 'iteration_id']) {
    query.where((left) => {
      void left.whereNull(`issues.${column}`).orWhereNotIn(`issues.${column}`, selectLists(column));
    });
  }
}
