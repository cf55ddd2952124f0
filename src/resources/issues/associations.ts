import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { projectContainer } from '../../records/container.ts';
import { findLabelChange, type LabelChange } from '../labels/links.ts';
import { lineageOf } from '../namespaces/tree.ts';
import type { Change } from '../targets/events.ts';
import type { GivenIssue } from './given.ts';

interface Place {
  readonly id: number;
  readonly namespace_id: number;
}

/** Ids of what an issue is to refer to; undefined where it stays as it is. */
export interface Associations {
  readonly milestone_id?: number | null;
  readonly iteration_id?: number | null;
  readonly assignees?: readonly number[];
  readonly labels?: LabelChange;
}

interface Rules {
  /** Unknown titles become labels of the project. */
  readonly createLabels: boolean;
  /** The community edition assigns one user. */
  readonly paid: boolean;
  readonly now: string;
}

/** Looks up what is given. Milestones and iterations that are not of the project or a group above it are none. */
export async function findAssociations(
  db: Database,
  project: Place,
  given: GivenIssue,
  { createLabels, paid, now }: Rules,
): Promise<Associations> {
  const { milestone_id, iteration_id, assignee_ids } = given;
  const container = projectContainer(project);
  const labels = await findLabelChange(db, container, given, { create: createLabels, now });
  return {
    ...(labels !== null && { labels }),
    ...(milestone_id !== undefined && {
      milestone_id: await findMilestoneId(db, project, milestone_id),
    }),
    ...(iteration_id !== undefined && {
      iteration_id: await findIterationId(db, project, iteration_id),
    }),
    ...(assignee_ids !== undefined && {
      assignees: (await findAssignees(db, project, assignee_ids)).slice(0, paid ? undefined : 1),
    }),
  };
}

async function findMilestoneId(
  db: Database,
  project: Place,
  id: number | null,
): Promise<number | null> {
  if (id === null || id === 0) return null;
  const found = await db('milestones')
    .where({ id })
    .where((either) => {
      void either
        .where({ project_id: project.id })
        .orWhereIn('group_id', lineageOf(db, project.namespace_id));
    })
    .first<{ id: number } | undefined>('id');
  return found?.id ?? null;
}

async function findIterationId(
  db: Database,
  project: Place,
  id: number | null,
): Promise<number | null> {
  if (id === null || id === 0) return null;
  const found = await db('iterations')
    .where({ id })
    .whereIn('group_id', lineageOf(db, project.namespace_id))
    .first<{ id: number } | undefined>('id');
  return found?.id ?? null;
}

/** Of these users, in their order, the members of the project who can act. */
async function findAssignees(
  db: Database,
  project: Place,
  ids: readonly number[],
): Promise<readonly number[]> {
  const asked = [...new Set(ids)].filter((id) => id > 0);
  if (asked.length === 0) return [];
  const members = await inList(db('project_authorizations as held'), 'held.user_id', asked)
    .join('users', 'users.id', 'held.user_id')
    .where('held.project_id', project.id)
    .where('users.state', 'active')
    .select<{ id: number }[]>('users.id');
  const known = new Set(members.map(({ id }) => id));
  return asked.filter((id) => known.has(id));
}

/** Assigns an issue to exactly these users; null when nothing changes. */
export async function storeAssignees(
  db: Database,
  issue_id: number,
  users: readonly number[] | undefined,
): Promise<Change | null> {
  if (users === undefined) return null;
  const rows = await db('issue_assignees')
    .where({ issue_id })
    .select<{ user_id: number }[]>('user_id');
  const before = rows.map(({ user_id }) => user_id);
  const removed = before.filter((id) => !users.includes(id));
  const added = users.filter((id) => !before.includes(id));
  if (removed.length > 0) {
    await inList(db('issue_assignees').where({ issue_id }), 'user_id', removed).delete();
  }
  if (added.length > 0) {
    await db('issue_assignees')
      .insert(added.map((user_id) => ({ issue_id, user_id })))
      .onConflict(['issue_id', 'user_id'])
      .ignore();
  }
  return added.length + removed.length === 0 ? null : { attribute: 'assignees', added, removed };
}
