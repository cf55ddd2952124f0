import type { Knex } from 'knex';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { readInTurn } from '#src/lists/stretches.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';
import { selectVisibleMergeRequests } from '#src/policy/visible-merge-requests.ts';
import type { Actor } from '#src/records/actor.ts';
import type { Container } from '#src/records/container.ts';
import { whereInTree } from '#src/domains/core/namespaces/tree.ts';
import { walkLinks } from './links.ts';

/** Numbers of issues and open merge requests with a label. */
export interface LabelCounts extends StateCounts {
  readonly requests: number;
}

const noIssues: StateCounts = { opened: 0, closed: 0 };

/** Counts issues and merge requests by label that the actor may see in the project, or in the group and below. */
export async function countLabelled(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  { kind, id }: Container,
  labels: readonly number[],
): Promise<(label: number) => LabelCounts> {
  const createScope = (column: string) => (rows: Knex.QueryBuilder) =>
    kind === 'project' ? rows.where(column, id) : whereInTree(db, rows, column, id);
  const [issues, requests] = await Promise.all([
    countByLabel(db, actor, labels, createScope('issues.project_id')),
    countOpenByLabel(db, actor, labels, createScope('merge_requests.target_project_id')),
  ]);
  return (label) => ({
    ...(issues.get(label) ?? noIssues),
    requests: requests.get(label) ?? 0,
  });
}

export interface StateCounts {
  readonly opened: number;
  readonly closed: number;
}

export interface Counted {
  readonly label_id: number;
  readonly state: 'opened' | 'closed';
  readonly count: number | string;
}

/** Number of issues with each label that the actor may see, in some projects, by label and state. */
export async function countByLabel(
  db: Database,
  actor: Actor | null,
  labels: readonly number[],
  projects: (issues: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<ReadonlyMap<number, StateCounts>> {
  const counts = new Map<number, StateCounts>();
  for await (const links of walkLinks(db, labels, 'issue_id')) {
    const issues = projects(selectVisibleIssues(db, actor))
      .join('label_links', 'label_links.issue_id', 'issues.id')
      .groupBy('label_links.label_id', 'issues.state')
      .select('label_links.label_id', 'issues.state');
    const some = whereInList(issues, 'label_links.id', links).count<Counted[]>('* as count');
    for (const { label_id, state, count } of await readInTurn({ db, actor }, async () => some)) {
      const known = counts.get(label_id) ?? { opened: 0, closed: 0 };
      counts.set(label_id, { ...known, [state]: known[state] + Number(count) });
    }
  }
  return counts;
}

/** Number of open merge requests with each label that the actor may see, in some projects, by label. */
export async function countOpenByLabel(
  db: Database,
  actor: Actor | null,
  labels: readonly number[],
  projects: (requests: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for await (const links of walkLinks(db, labels, 'merge_request_id')) {
    const requests = projects(selectVisibleMergeRequests(db, actor))
      .join('label_links', 'label_links.merge_request_id', 'merge_requests.id')
      .where('merge_requests.state', 'opened')
      .groupBy('label_links.label_id')
      .select('label_links.label_id');
    const some = whereInList(requests, 'label_links.id', links).count<
      { label_id: number; count: number | string }[]
    >('* as count');
    for (const { label_id, count } of await readInTurn({ db, actor }, async () => some)) {
      counts.set(label_id, (counts.get(label_id) ?? 0) + Number(count));
    }
  }
  return counts;
}
