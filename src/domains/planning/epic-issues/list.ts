import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { maxShortBytes, loadLongTexts } from '#src/database/long-texts.ts';
import type { Query } from '#src/lists/filter.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import type { Actor } from '#src/records/actor.ts';
import type { EpicRow } from '#src/records/epic.ts';
import { issueTexts, joinIssueDetails } from '#src/domains/planning/issues/details.ts';
import type { DetailedIssueRow } from '#src/domains/planning/issues/table.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';

/** An issue with its place in an epic. */
export interface EpicIssueRow extends DetailedIssueRow {
  readonly epic_issue_id: number;
  readonly place: number;
}

/** Issues of an epic that the actor may see. */
export const selectEpicIssues = (
  db: Database,
  actor: Actor | null,
  { id }: Pick<EpicRow, 'id'>,
): Query =>
  selectVisibleIssues(db, actor)
    .join('epic_issues', 'epic_issues.issue_id', 'issues.id')
    .where('epic_issues.epic_id', id)
    .select('issues.id');

/** Issues of the epic in their order, from one place on. */
export async function loadEpicIssuesBetween(
  db: Database,
  actor: Actor | null,
  epic: Pick<EpicRow, 'id'>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly EpicIssueRow[]> {
  const rows = (await selectIssues(db, actor, epic, maxShortBytes)
    .offset(offset)
    .limit(limit)) as EpicIssueRow[];
  return loadLongTexts(db, rows, issueTexts);
}

/** Issues of an epic that the actor may see, in their order; `short` as for `selectLongTexts`. */
function selectIssues(
  db: Database,
  actor: Actor | null,
  { id }: Pick<EpicRow, 'id'>,
  short?: number,
): Query {
  return joinIssueDetails(db, selectVisibleIssues(db, actor), short)
    .where('epic_issues.epic_id', id)
    .select({ epic_issue_id: 'epic_issues.id', place: 'epic_issues.relative_position' })
    .orderBy(['epic_issues.relative_position', 'epic_issues.id']);
}

export function loadEpicIssuesPage(
  db: Database,
  actor: Actor | null,
  epic: Pick<EpicRow, 'id'>,
  query: OffsetQuery,
): Promise<Page<EpicIssueRow>> {
  const rows = selectIssues(db, actor, epic) as Knex.QueryBuilder<EpicIssueRow, EpicIssueRow[]>;
  return paginate(db, rows, query, { texts: issueTexts });
}

/** The first issues of an epic, more than a page has. */
export async function loadFirstEpicIssues(
  db: Database,
  actor: Actor | null,
  epic: Pick<EpicRow, 'id'>,
  limit: number,
): Promise<readonly EpicIssueRow[]> {
  const rows = (await selectIssues(db, actor, epic, maxShortBytes).limit(limit)) as EpicIssueRow[];
  return loadLongTexts(db, rows, issueTexts);
}
