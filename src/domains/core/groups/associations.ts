import type { GroupStatistics } from '#generated/groups/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareShapedStatement, prepareStatement } from '#src/database/statement.ts';
import { toDay } from '#src/text/day.ts';
import type { AccessLevel } from '#src/policy/access-level.ts';
import {
  describeViewer,
  selectGroupsVisibleTo,
  selectProjectsVisibleTo,
  selectVisibleProjects,
  type ViewerShape,
} from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import type { GroupRow } from '#src/records/group.ts';
import { whereNotExpired } from '#src/records/membership.ts';
import { sizeColumns } from '#src/domains/core/projects/list/details.ts';

export interface GroupCustomAttributeRow {
  readonly group_id: number;
  readonly key: string;
  readonly value: string;
}

interface Groups {
  readonly groups: readonly number[];
}

const customAttributesOf = prepareStatement<Groups, GroupCustomAttributeRow>((db, { groups }) =>
  whereInList(
    db('group_custom_attributes').select('group_id', 'key', 'value'),
    'group_id',
    groups,
  ).orderBy(['group_id', 'key']),
);

/** The custom attributes of every group that has any. */
export async function loadGroupCustomAttributes(
  db: Database,
  groups: readonly number[],
): Promise<ReadonlyMap<number, GroupCustomAttributeRow[]>> {
  const byGroup = new Map<number, GroupCustomAttributeRow[]>();
  for (const row of await customAttributesOf.all(db, { groups })) {
    const rows = byGroup.get(row.group_id);
    if (rows === undefined) byGroup.set(row.group_id, [row]);
    else rows.push(row);
  }
  return byGroup;
}

/** Finds which of the projects that these groups take templates from the actor may see. */
export async function loadTemplateProjects(
  db: Database,
  actor: Actor | null,
  groups: readonly Pick<GroupRow, 'file_template_project_id'>[],
): Promise<ReadonlySet<number>> {
  const ids = groups.flatMap(({ file_template_project_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return new Set();
  const seen = await selectVisibleProjects(db, actor)
    .whereIn('projects.id', ids)
    .pluck<number[]>('projects.id');
  return new Set(seen);
}

const statisticsOf = prepareStatement<Groups, GroupStatistics & { readonly group_id: number }>(
  (db, { groups }) =>
    whereInList(
      db('namespace_ancestors as below')
        .join('projects', 'projects.namespace_id', 'below.namespace_id')
        .join('project_statistics as statistics', 'statistics.project_id', 'projects.id'),
      'below.ancestor_id',
      groups,
    )
      .groupBy('below.ancestor_id')
      .select(
        'below.ancestor_id as group_id',
        // A sum of bigints is a numeric in Postgres.
        ...sizeColumns.map((size) => db.raw(`cast(sum(statistics.${size}) as bigint) as ${size}`)),
      ),
);

/** Sizes summed over the projects of each group and of the groups below; none for groups without. */
export async function loadStatistics(
  db: Database,
  groups: readonly number[],
): Promise<ReadonlyMap<number, GroupStatistics>> {
  const rows = await statisticsOf.all(db, { groups });
  return new Map(rows.map((row) => [row.group_id, row]));
}

/** A group that another one is shared with. */
export interface SharedWithRow {
  readonly group_id: number;
  readonly group_name: string;
  readonly group_full_path: string;
  readonly group_access: AccessLevel;
  readonly expires_at: string | null;
}

/** A group and its viewer. */
interface Seen {
  readonly group: number;
  readonly user: number;
  readonly today: string;
}

const sharesOf = prepareShapedStatement<ViewerShape, Seen, SharedWithRow>(
  (db, { group, user, today }, viewer) => {
    const shares = selectGroupsVisibleTo(db, viewer, { user, today })
      .join('group_group_links as links', 'links.shared_with_group_id', 'namespaces.id')
      .where('links.shared_group_id', group);
    return whereNotExpired(shares, 'links', today)
      .orderBy('links.id')
      .select(
        'namespaces.id as group_id',
        'namespaces.name as group_name',
        'namespaces.full_path as group_full_path',
        'links.group_access',
        'links.expires_at',
      );
  },
);

/** Shares of a group with groups that the actor may see. */
export async function loadGroupShares(
  db: Database,
  actor: Actor | null,
  groupId: number,
  now: Date,
): Promise<SharedWithRow[]> {
  const seen = { group: groupId, user: actor?.user.id ?? 0, today: toDay(now) };
  return sharesOf.all(db, describeViewer(actor), seen);
}

/** Maximum number of projects of each kind in the details of a group. */
const maxShownProjects = 100;

const newestProjects = prepareShapedStatement<
  ViewerShape,
  Omit<Seen, 'today'>,
  { readonly id: number }
>((db, { group, user }, viewer) =>
  selectProjectsVisibleTo(db, viewer, user)
    .where('projects.namespace_id', group)
    .orderBy('projects.id', 'desc')
    .select('projects.id')
    .limit(maxShownProjects),
);

/** Ids of the newest projects of the group that the actor may see. */
export async function findNewestProjects(
  db: Database,
  actor: Actor | null,
  groupId: number,
): Promise<number[]> {
  const seen = { group: groupId, user: actor?.user.id ?? 0 };
  const rows = await newestProjects.all(db, describeViewer(actor), seen);
  return rows.map(({ id }) => id);
}

const newestSharedProjects = prepareShapedStatement<ViewerShape, Seen, { readonly id: number }>(
  (db, { group, user, today }, viewer) => {
    const projects = selectProjectsVisibleTo(db, viewer, user)
      .join('project_group_links as links', 'links.project_id', 'projects.id')
      .where('links.group_id', group);
    return whereNotExpired(projects, 'links', today)
      .orderBy('projects.id', 'desc')
      .select('projects.id')
      .limit(maxShownProjects);
  },
);

/** Ids of the newest projects shared with the group that the actor may see. */
export async function findNewestSharedProjects(
  db: Database,
  actor: Actor | null,
  groupId: number,
  now: Date,
): Promise<number[]> {
  const seen = { group: groupId, user: actor?.user.id ?? 0, today: toDay(now) };
  const rows = await newestSharedProjects.all(db, describeViewer(actor), seen);
  return rows.map(({ id }) => id);
}
