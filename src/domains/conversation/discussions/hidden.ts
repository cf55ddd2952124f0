import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareShapedStatement } from '#src/database/statement.ts';
import type { Query } from '#src/lists/filter.ts';
import { canReadEverything } from '#src/policy/auditing.ts';
import { writeFeatureCondition } from '#src/policy/features.ts';
import { selectVisibleProjects } from '#src/policy/visible.ts';
import { selectVisibleEpics } from '#src/policy/visible-epics.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';
import { selectVisibleMergeRequests } from '#src/policy/visible-merge-requests.ts';
import { toIssuableColumns } from '#src/domains/planning/issuables/issuable.ts';
import { noteGuards, type NoteRow, type IssuableId } from '#src/domains/planning/notes/table.ts';

type Context = Pick<RequestContext, 'db' | 'actor'>;
const columns = noteGuards;
type Column = (typeof columns)[number];
type About = Pick<NoteRow, 'id' | Column>;

const namingNotes = prepareShapedStatement<IssuableId['kind'], Pick<IssuableId, 'id'>, About>(
  (db, { id }, kind) => {
    const selectAbout = (other: Column) =>
      db('notes')
        .where(toIssuableColumns({ kind, id }))
        .whereNotNull(other)
        .select('id', ...columns);
    const [first, ...others] = columns;
    return selectAbout(first).unionAll(others.map(selectAbout));
  },
);

/** The notes of a target that name another target or commit which the actor may not see. */
export async function findHiddenNotes(
  context: Context,
  target: IssuableId,
): Promise<readonly number[]> {
  const rows = await namingNotes.all(context.db, target.kind, { id: target.id });
  return rows.length === 0 ? [] : findHidden(context, rows);
}

/** Finds the notes that name another target or commit which the actor may not see. */
async function findHidden({ db, actor }: Context, rows: readonly About[]): Promise<number[]> {
  const [issues, mergeRequests, epics, projects] = await Promise.all([
    findShown(listIds(rows, 'about_issue_id'), 'issues.id', () => selectVisibleIssues(db, actor)),
    findShown(listIds(rows, 'about_merge_request_id'), 'merge_requests.id', () =>
      selectVisibleMergeRequests(db, actor),
    ),
    findShown(listIds(rows, 'about_epic_id'), 'epics.id', () => selectVisibleEpics(db, actor)),
    findShown(listIds(rows, 'about_project_id'), 'projects.id', () =>
      selectReadableRepositories(db, actor),
    ),
  ]);
  return rows
    .filter((row) => {
      const maySee = (column: Column, all: ReadonlySet<number>) => {
        const id = row[column];
        return id === null || all.has(id);
      };
      return !(
        maySee('about_issue_id', issues) &&
        maySee('about_merge_request_id', mergeRequests) &&
        maySee('about_epic_id', epics) &&
        maySee('about_project_id', projects)
      );
    })
    .map(({ id }) => id);
}

/** Projects whose commits the actor may read. */
function selectReadableRepositories(db: Database, actor: Context['actor']): Query {
  const projects = selectVisibleProjects(db, actor);
  if (canReadEverything(actor)) {
    return projects.whereRaw("projects.repository_access_level <> 'disabled'");
  }
  return projects
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', actor?.user.id ?? 0);
    })
    .whereRaw(writeFeatureCondition('repository', 'coalesce(held.access_level, 0)'));
}

/** Tells whether the note references an object that the actor may not see. */
export async function isHidden(context: Context, note: About): Promise<boolean> {
  if (columns.every((column) => note[column] === null)) return false;
  return (await findHidden(context, [note])).length > 0;
}

const listIds = (rows: readonly About[], column: Column) => [
  ...new Set(rows.flatMap((row) => row[column] ?? [])),
];

async function findShown(
  ids: readonly number[],
  column: string,
  visible: () => Query,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await whereInList(visible(), column, ids).select<{ id: number }[]>(
    `${column} as id`,
  );
  return new Set(rows.map(({ id }) => id));
}
