import type { Database } from '#src/database/database.ts';
import { changeWithin } from '#src/database/in-parts.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { refreshDates } from '#src/domains/planning/epics/dates.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import { copyInParts } from '#src/domains/planning/issuables/in-parts.ts';

/** Gives the links of an issue to another, and its epic where the other project may have it. */
export async function moveLinks(
  db: Database,
  from: number,
  to: number,
  { namespace_id }: Pick<ProjectAccess, 'namespace_id'>,
): Promise<void> {
  await changeWithin(db('issue_links').where('source_id', from), { source_id: to });
  await changeWithin(db('issue_links').where('target_id', from), { target_id: to });
  const epics = db('epics').whereIn('group_id', selectLineage(db, namespace_id)).select('id');
  const rows = await db('epic_issues')
    .where('issue_id', from)
    .whereIn('epic_id', epics)
    .update({ issue_id: to })
    .returning<{ epic_id: number }[]>('epic_id');
  await refreshDates(
    db,
    rows.map(({ epic_id }) => epic_id),
  );
}

/** Copies reactions and times of an issue to one of a project, and who watches it. */
export async function copyWhatHangsOn(
  db: Database,
  from: number,
  to: number,
  project_id: number,
): Promise<void> {
  const copy = (table: string, columns: readonly string[], input = {}) =>
    copyInParts(db, { table, columns, given: input }, toIssueKey(from), toIssueKey(to));
  await copy('award_emoji', ['name', 'user_id', 'created_at', 'updated_at']);
  const logged = ['user_id', 'time_spent', 'spent_at', 'summary', 'created_at'];
  await copy('time_logs', logged, { project_id });
  await copy('subscriptions', ['user_id', 'subscribed', 'created_at', 'updated_at']);
  const selectSource = (column: string) =>
    db('issues as source').where('source.id', from).select(column);
  const kept = ['upvotes', 'downvotes', 'time_estimate', 'total_time_spent'];
  const values = Object.fromEntries(kept.map((column) => [column, selectSource(column)]));
  await db('issues').where('id', to).update(values);
}

const toIssueKey = (id: number) => ({ kind: 'issue', id }) as const;
