import type { Knex } from 'knex';
import type { RequestContext } from '../../context.ts';
import type { Container } from '../../records/container.ts';
import { countByLabel, type StateCounts } from '../issues/counts.ts';
import { countOpenByLabel } from '../merge-requests/counts.ts';
import { whereInTree } from '../namespaces/tree.ts';

/** How many issues and open merge requests have a label. */
export interface LabelCounts extends StateCounts {
  readonly requests: number;
}

const noIssues: StateCounts = { opened: 0, closed: 0 };

/** By label: what of the project, or of everything in the group and below, the actor may see. */
export async function countLabelled(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  { kind, id }: Container,
  labels: readonly number[],
): Promise<(label: number) => LabelCounts> {
  const within = (column: string) => (rows: Knex.QueryBuilder) =>
    kind === 'project' ? rows.where(column, id) : whereInTree(db, rows, column, id);
  const [issues, requests] = await Promise.all([
    countByLabel(db, actor, labels, within('issues.project_id')),
    countOpenByLabel(db, actor, labels, within('merge_requests.target_project_id')),
  ]);
  return (label) => ({
    ...(issues.get(label) ?? noIssues),
    requests: requests.get(label) ?? 0,
  });
}
