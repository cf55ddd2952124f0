import type { Knex } from 'knex';
import type { Text } from '#runtime/later-text.ts';
import type { Database } from '#src/database/database.ts';
import { listColumnsBeside, describeLongText, selectLongTexts } from '#src/database/long-texts.ts';
import { RowNotFound } from '#src/errors.ts';
import { type Container, toOwnerColumn } from '#src/records/container.ts';
import {
  selectLineage,
  selectProjectsInTree,
  selectTree,
} from '#src/domains/core/namespaces/tree.ts';

export interface MilestoneRow {
  readonly id: number;
  /** Null for milestones of groups. */
  readonly project_id: number | null;
  /** Null for milestones of projects. */
  readonly group_id: number | null;
  /** Number within its project or group. */
  readonly iid: number;
  readonly title: string;
  readonly description: string | null;
  readonly state: 'active' | 'closed';
  /** `YYYY-MM-DD`, as the other. */
  readonly start_date: string | null;
  readonly due_date: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A milestone whose description may be loaded later. */
export interface ShownMilestoneRow extends Omit<MilestoneRow, 'description'> {
  readonly description: Text | null;
}

/** A milestone with the full path of its project or group. */
export interface ListedMilestoneRow extends ShownMilestoneRow {
  readonly project_path: string | null;
  readonly group_path: string | null;
}

/** The attributes that callers choose. */
export type MilestoneAttributes = Pick<
  MilestoneRow,
  'title' | 'description' | 'start_date' | 'due_date'
>;

/** Loads a milestone of any project or group. */
export const findMilestoneById = (db: Database, id: number) =>
  db('milestones').where({ id }).first<MilestoneRow | undefined>();

/**
 * A milestone of exactly this project or group.
 * @throws RowNotFound
 */
export async function findMilestone(
  db: Database,
  container: Container,
  id: number,
): Promise<MilestoneRow> {
  const found = await db('milestones')
    .where({ id, [toOwnerColumn(container)]: container.id })
    .first<MilestoneRow | undefined>();
  if (found === undefined) throw new RowNotFound();
  return found;
}

/**
 * Locks a milestone for its deletion: only one of several concurrent requests finds it.
 * @throws RowNotFound
 */
export async function lockMilestone(
  db: Database,
  container: Container,
  id: number,
): Promise<MilestoneRow> {
  const found = await db('milestones')
    .where({ id, [toOwnerColumn(container)]: container.id })
    .forUpdate()
    .first<MilestoneRow | undefined>();
  if (found === undefined) throw new RowNotFound();
  return found;
}

/**
 * Tells whether the project or group, a group above, or anything below a group has another milestone with this title.
 * Callers lock the tree of the namespace first, so that no milestone is added.
 */
export async function isMilestoneTitleTaken(
  db: Database,
  { kind, id, namespaceId }: Container,
  title: string,
  except = 0,
): Promise<boolean> {
  const selectOther = () => db('milestones').select('id').where({ title }).whereNot({ id: except });
  if (kind === 'project') {
    const above = selectOther().whereIn('group_id', selectLineage(db, namespaceId));
    return (await isThere(above)) || isThere(selectOther().where('project_id', id));
  }
  if (await hasGroupTitled(db, namespaceId, title, except)) return true;
  return isThere(selectOther().whereIn('project_id', selectProjectsInTree(db, namespaceId)));
}

/** Tells whether a group has a milestone with this title. Projects below the group may use the title too. */
export async function hasGroupTitled(
  db: Database,
  namespaceId: number,
  title: string,
  except: number,
): Promise<boolean> {
  const selectOther = () => db('milestones').select('id').where({ title }).whereNot({ id: except });
  const above = selectOther().whereIn('group_id', selectLineage(db, namespaceId));
  return (
    (await isThere(above)) ||
    isThere(selectOther().whereIn('group_id', selectTree(db, namespaceId)))
  );
}

const isThere = async (rows: Knex.QueryBuilder): Promise<boolean> =>
  (await rows.first()) !== undefined;

const milestoneColumns = listColumnsBeside<Omit<MilestoneRow, 'description'>>('milestones', {
  id: true,
  project_id: true,
  group_id: true,
  iid: true,
  title: true,
  state: true,
  start_date: true,
  due_date: true,
  created_at: true,
  updated_at: true,
});

/** The texts of the rows of `joinPaths`. */
export const milestoneTexts = [describeLongText('milestones', 'description')];

/** Adds to a query of milestones the full path of the project or group of each. */
export function joinPaths(db: Database, milestones: Knex.QueryBuilder): Knex.QueryBuilder {
  const listed = milestones
    .leftJoin('projects', 'projects.id', 'milestones.project_id')
    .leftJoin('namespaces', 'namespaces.id', 'milestones.group_id')
    .select(...milestoneColumns)
    .select({ project_path: 'projects.full_path', group_path: 'namespaces.full_path' });
  return selectLongTexts(listed, db, milestoneTexts);
}
