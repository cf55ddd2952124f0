import type { Knex } from 'knex';
import { whereInList } from '#src/database/dialect.ts';
import {
  type ExportedRecord,
  type ExportSource,
  splitIntoPages,
  loadOwnedRows,
  streamRecords,
  streamRows,
} from '../record.ts';
import { exportEpicsOfIssues } from './epics.ts';
import { loadIterationRecords } from './iterations.ts';
import { loadMilestoneRecords } from './planning.ts';
import { exportListsOnIssuables } from './on-targets.ts';
import { whereAuthorNotBanned } from '#src/policy/visible-issues.ts';
import { tellPosition } from '#src/domains/planning/issues/table.ts';

/** Issues in memory at a time: the description of each may be a megabyte. */
const issueBatchSize = 20;

interface StoredIssue {
  readonly id: number;
  readonly iid: number;
  readonly title: string;
  readonly description: string | null;
  readonly state: string;
  readonly author_id: number;
  readonly closed_at: string | null;
  readonly closed_by_id: number | null;
  readonly confidential: boolean;
  readonly discussion_locked: boolean | null;
  readonly due_date: string | null;
  readonly time_estimate: number;
  readonly weight: number | null;
  readonly relative_position: number | null;
  readonly issue_type: string;
  readonly health_status: string | null;
  readonly severity: string;
  readonly milestone_id: number | null;
  readonly iteration_id: number | null;
  readonly duplicated_to_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

interface Assignee {
  readonly issue_id: number;
  readonly user_id: number;
}

interface Source extends ExportSource {
  readonly administrator: boolean;
}

export async function* exportIssues(source: Source): AsyncGenerator<ExportedRecord> {
  const { db, projectId, administrator } = source;
  const all = () => {
    const rows = db('issues').where('issues.project_id', projectId).select('*');
    if (!administrator) whereAuthorNotBanned(rows);
    return rows;
  };
  const rows = streamRows<StoredIssue>(all, { of: 'issues', by: ['iid'], atOnce: issueBatchSize });
  for await (const page of splitIntoPages(rows, issueBatchSize)) {
    const ids = page.map(({ id }) => id);
    const milestones = await loadMilestoneRecords(
      db,
      page.map(({ milestone_id }) => milestone_id),
    );
    const iterations = await loadIterationRecords(
      db,
      page.map(({ iteration_id }) => iteration_id),
    );
    const originals = await numbersOf(
      all,
      page.map(({ duplicated_to_id }) => duplicated_to_id),
    );
    const assignees = await loadOwnedRows<Assignee>(ids, () => db('issue_assignees').select('*'), {
      of: 'issue_assignees',
      owner: 'issue_id',
      by: ['user_id'],
    });
    const epics = await exportEpicsOfIssues(source, ids);
    const listsOf = await exportListsOnIssuables(source, 'issue_id', ids);
    for (const issue of page) {
      const epic = epics.get(issue.id);
      yield {
        own: {
          ...issueRecord(issue),
          milestone: milestones.get(issue.milestone_id) ?? null,
          duplicated_to: originals.get(issue.duplicated_to_id) ?? null,
          iteration: iterations.get(issue.iteration_id) ?? null,
          epic_issue: epic === undefined ? null : { epic },
        },
        lists: {
          issue_assignees: streamRecords(assignees(issue.id), ({ user_id }) => ({ user_id })),
          ...(await listsOf(issue.id)),
        },
      };
    }
  }
}

/** The issues of the archive that others duplicate, by id. */
async function numbersOf(
  issues: () => Knex.QueryBuilder,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number | null, object>> {
  const distinctIds = [...new Set(ids.filter((id) => id !== null))];
  if (distinctIds.length === 0) return new Map();
  const named = whereInList(issues().clearSelect(), 'issues.id', distinctIds);
  const rows = await named.select<Pick<StoredIssue, 'id' | 'iid'>[]>('issues.id', 'issues.iid');
  return new Map(rows.map(({ id, iid }) => [id, { iid }]));
}

function issueRecord(issue: StoredIssue): object {
  const { iid, title, description, state, author_id, closed_at, closed_by_id } = issue;
  const { confidential, discussion_locked, due_date, time_estimate, weight } = issue;
  const { relative_position, issue_type, health_status, severity } = issue;
  const { created_at, updated_at } = issue;
  return {
    ...{ iid, title, description, state, author_id, closed_at, closed_by_id },
    ...{ confidential, discussion_locked, due_date, time_estimate, weight },
    relative_position: tellPosition(relative_position),
    ...{ issue_type, health_status, severity, created_at, updated_at },
  };
}
