import type { RequestContext } from '../../context.ts';
import { inList } from '../../database/dialect.ts';
import type { Query } from '../../lists/filter.ts';
import { visibleEpics } from '../epics/visible.ts';
import { visibleIssues } from '../issues/visible.ts';
import { ofTarget } from '../targets/target.ts';
import type { NoteRow, TargetId } from './table.ts';

type Context = Pick<RequestContext, 'db' | 'actor'>;
type About = Pick<NoteRow, 'id' | 'about_issue_id' | 'about_epic_id'>;

/** The notes of a target that name an issue or epic which the actor may not see. */
export async function findHiddenNotes(
  context: Context,
  target: TargetId,
): Promise<readonly number[]> {
  const about = (other: 'about_issue_id' | 'about_epic_id') =>
    context
      .db('notes')
      .where(ofTarget(target))
      .whereNotNull(other)
      .select('id', 'about_issue_id', 'about_epic_id');
  const query = about('about_issue_id').unionAll(about('about_epic_id'));
  const rows = (await query) as About[];
  return rows.length === 0 ? [] : hiddenAmong(context, rows);
}

/** Which of these notes name an issue or epic that the actor may not see. */
async function hiddenAmong({ db, actor }: Context, rows: readonly About[]): Promise<number[]> {
  const [issues, epics] = await Promise.all([
    shown(idsOf(rows, 'about_issue_id'), 'issues.id', () => visibleIssues(db, actor)),
    shown(idsOf(rows, 'about_epic_id'), 'epics.id', () => visibleEpics(db, actor)),
  ]);
  return rows
    .filter(({ about_issue_id: issue, about_epic_id: epic }) => {
      return (issue !== null && !issues.has(issue)) || (epic !== null && !epics.has(epic));
    })
    .map(({ id }) => id);
}

/** Tells whether the note names what the actor may not see. */
export async function isHidden(context: Context, note: About): Promise<boolean> {
  if (note.about_issue_id === null && note.about_epic_id === null) return false;
  return (await hiddenAmong(context, [note])).length > 0;
}

const idsOf = (rows: readonly About[], column: 'about_issue_id' | 'about_epic_id') => [
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
