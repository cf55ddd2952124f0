import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { IssueRow } from '#src/records/issue.ts';

type Counted = Pick<IssueRow, 'state' | 'confidential'>;

const change = prepareStatement<{ project: number; by: number }, object>((db, { project, by }) =>
  db('projects')
    .where('id', project)
    .update({ open_issues_count: db.raw('open_issues_count + ?', [by]) }),
);

/** Updates the count of open issues that a project shows; confidential issues do not count. */
export async function countOpen(
  db: Database,
  project: number,
  before: Counted | null,
  after: Counted | null,
): Promise<void> {
  const by = (shows(after) ? 1 : 0) - (shows(before) ? 1 : 0);
  if (by !== 0) await change.run(db, { project, by });
}

const shows = (issue: Counted | null) => issue?.state === 'opened' && !issue.confidential;
