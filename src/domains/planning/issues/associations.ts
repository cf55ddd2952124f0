import type { Database } from '#src/database/database.ts';
import { toProjectContainer } from '#src/records/container.ts';
import { findLabelChange, type LabelChange } from '#src/domains/planning/labels/links.ts';
import { selectLineage } from '#src/domains/core/namespaces/tree.ts';
import {
  findMilestoneId,
  findPeopleChange,
  type IssuableProject,
  type PeopleChange,
  storePeople,
} from '#src/domains/planning/issuables/associations.ts';
import type { IssuableChange } from '#src/domains/planning/issuables/events.ts';
import type { IssueInput } from './input.ts';

/** Ids of the rows to which an issue refers; undefined leaves a reference unchanged. */
interface Associations {
  readonly milestone_id?: number | null;
  readonly iteration_id?: number | null;
  readonly assignees: PeopleChange | null;
  readonly labels?: LabelChange;
}

interface Rules {
  /** Unknown titles become labels of the project. */
  readonly createLabels: boolean;
  /** The community edition assigns one user. */
  readonly paid: boolean;
  readonly now: string;
}

/**
 * Looks up the given associations. Milestones and iterations outside the project and the groups above it are rejected.
 */
export async function findIssueAssociations(
  db: Database,
  project: IssuableProject,
  input: IssueInput,
  { createLabels, paid, now }: Rules,
): Promise<Associations> {
  const { milestone_id, iteration_id } = input;
  const { assignee_ids: all, add_assignee_ids: add, remove_assignee_ids: remove } = input;
  const container = toProjectContainer(project);
  const labels = await findLabelChange(db, container, input, {
    create: createLabels,
    now,
    exclusive: paid,
  });
  return {
    ...(labels !== null && { labels }),
    ...(milestone_id !== undefined && {
      milestone_id: await findMilestoneId(db, project, milestone_id),
    }),
    ...(iteration_id !== undefined && {
      iteration_id: await findIterationId(db, project, iteration_id),
    }),
    assignees: await findPeopleChange(db, project, { all, add, remove }, paid),
  };
}

export async function findIterationId(
  db: Database,
  project: IssuableProject,
  id: number | null,
): Promise<number | null> {
  if (id === null || id === 0) return null;
  const found = await db('iterations')
    .where({ id })
    .whereIn('group_id', selectLineage(db, project.namespace_id))
    .first<{ id: number } | undefined>('id');
  return found?.id ?? null;
}

/** Changes the assignees of an issue; null when nothing changes. */
export async function storeAssignees(
  db: Database,
  issue_id: number,
  people: PeopleChange | null,
): Promise<IssuableChange | null> {
  const change = await storePeople(db, { table: 'issue_assignees', of: { issue_id } }, people);
  return change === null ? null : { attribute: 'assignees', ...change };
}
