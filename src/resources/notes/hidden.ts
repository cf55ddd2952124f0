import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import type { Query } from '../../lists/filter.ts';
import { featureVisibleInSql } from '../../policy/features.ts';
import { visibleProjects } from '../../policy/visible.ts';
import { visibleEpics } from '../epics/visible.ts';
import { visibleIssues } from '../issues/visible.ts';
import { ofTarget } from '../targets/target.ts';
import type { NoteRow, TargetId } from './table.ts';

type Context = Pick<RequestContext, 'db' | 'actor'>;
type Column = 'about_issue_id' | 'about_epic_id' | 'about_project_id';
type About = Pick<NoteRow, 'id' | Column>;

/** The notes of a target that name an issue, epic or commit which the actor may not see. */
export async function findHiddenNotes(
  context: Context,
  target: TargetId,
): Promise<readonly number[]> {
  const about = (other: Column) =>
    context
      .db('notes')
      .where(ofTarget(target))
      .whereNotNull(other)
      .select('id', 'about_issue_id', 'about_epic_id', 'about_project_id');
  const others = [about('about_epic_id'), about('about_project_id')];
  const query = about('about_issue_id').unionAll(others);
  const rows = (await query) as About[];
  return rows.length === 0 ? [] : hiddenAmong(context, rows);
}

/** Which of these notes name an issue, epic or commit that the actor may not see. */
async function hiddenAmong({ db, actor }: Context, rows: readonly About[]): Promise<number[]> {
  const [issues, epics, projects] = await Promise.all([
    shown(idsOf(rows, 'about_issue_id'), 'issues.id', () => visibleIssues(db, actor)),
    shown(idsOf(rows, 'about_epic_id'), 'epics.id', () => visibleEpics(db, actor)),
    shown(idsOf(rows, 'about_project_id'), 'projects.id', () => readableRepositories(db, actor)),
  ]);
  return rows
    .filter(({ about_issue_id: issue, about_epic_id: epic, about_project_id: project }) => {
      const sees = (id: number | null, all: ReadonlySet<number>) => id === null || all.has(id);
      return !(sees(issue, issues) && sees(epic, epics) && sees(project, projects));
    })
    .map(({ id }) => id);
}

/** Projects whose commits the actor may read. */
function readableRepositories(db: Database, actor: Context['actor']): Query {
  const projects = visibleProjects(db, actor);
  if (actor?.admin === true || actor?.user.auditor === true) {
    return projects.whereRaw("projects.repository_access_level <> 'disabled'");
  }
  return projects
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', actor?.user.id ?? 0);
    })
    .whereRaw(featureVisibleInSql('repository', 'coalesce(held.access_level, 0)'));
}

/** Tells whether the note names what the actor may not see. */
export async function isHidden(context: Context, note: About): Promise<boolean> {
  const { about_issue_id, about_epic_id, about_project_id } = note;
  if ((about_issue_id ?? about_epic_id ?? about_project_id) === null) return false;
  return (await hiddenAmong(context, [note])).length > 0;
}

const idsOf = (rows: readonly About[], column: Column) => [
  ...new Set(rows.flatMap((row) => row[column] ?? [])),
];

async function shown(
  ids: readonly number[],
  column: string,
  visible: () => Query,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await inList(visible(), column, ids).select<{ id: number }[]>(`${column} as id`);
  return new Set(rows.map(({ id }) => id));
}
