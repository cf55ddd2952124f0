import type { Database } from '#src/database/database.ts';
import { groupColumns, type GroupRow } from '#src/records/group.ts';
import { type ExportedRecord, streamRows } from '../record.ts';
import { exportMembers } from '../tree/people.ts';
import { exportBoards, exportLabels, exportMilestones, type PlanSource } from '../tree/planning.ts';
import { visibilityLevels } from '../tree/project.ts';
import { exportNothing, exportSingle } from '../tree/relations.ts';
import { exportEpicLinks, exportEpics } from './epics.ts';
import { exportIterations } from './iterations.ts';
import type { GroupSource } from './source.ts';

/** The relations of a group in an archive, by the names of their files. Those who are members come with archives alone. */
export const exportedGroupRelations: Readonly<
  Record<string, (source: GroupSource) => AsyncIterable<ExportedRecord>>
> = {
  // There are none here; those who read archives look for the file.
  badges: exportNothing,
  boards: (source) => exportBoards(planOf(source)),
  epics: exportEpics,
  epic_links: exportEpicLinks,
  iterations: exportIterations,
  labels: (source) => exportLabels(planOf(source)),
  members: ({ db, group: { id }, now }) => exportMembers(db, { type: 'Namespace', id }, now),
  milestones: (source) => exportMilestones(planOf(source)),
  namespace_settings: ({ group }) => exportSingle(namespaceSettings(group)),
};

const planOf = ({ db, group: { id } }: GroupSource): PlanSource => ({
  ...{ db, container: { column: 'group_id', id } },
});

/** The numbers by which archives name who creates projects. */
export const projectCreators = { noone: 0, maintainer: 1, developer: 2 } as const;
/** The numbers by which archives name who creates groups below a group. */
export const subgroupCreators = { owner: 0, maintainer: 1 } as const;

/** The group's own attributes, without secrets and without anything about the groups above the exported one. */
export function toGroupRecord(group: GroupRow, topGroupId: number): object {
  const { id, name, path, description, membership_lock, share_with_group_lock } = group;
  const { request_access_enabled, lfs_enabled, auto_devops_enabled, emails_disabled } = group;
  const { mentions_disabled, default_branch_protection, created_at, updated_at } = group;
  return {
    ...{ id, parent_id: id === topGroupId ? null : group.parent_id, name, path, description },
    visibility_level: visibilityLevels[group.visibility],
    ...{ membership_lock, share_with_group_lock, request_access_enabled, lfs_enabled },
    ...{ auto_devops_enabled, emails_disabled, mentions_disabled, default_branch_protection },
    require_two_factor_authentication: group.require_two_factor_authentication,
    two_factor_grace_period: group.two_factor_grace_period,
    project_creation_level: projectCreators[group.project_creation_level],
    subgroup_creation_level: subgroupCreators[group.subgroup_creation_level],
    ...{ created_at, updated_at },
  };
}

const namespaceSettings = (group: GroupRow): object => ({
  prevent_forking_outside_group: group.prevent_forking_outside_group,
  prevent_sharing_groups_outside_hierarchy: group.prevent_sharing_groups_outside_hierarchy,
  resource_access_token_creation_allowed: group.resource_access_token_creation_allowed,
});

interface Below {
  readonly namespace_id: number;
  readonly depth: number;
}

/** The ids of the group and of all groups below it, parents first: two numbers for each are in memory. */
export async function loadTreeIds(db: Database, groupId: number): Promise<readonly number[]> {
  const rows = streamRows<Below>(
    () =>
      db('namespace_ancestors')
        .join('namespaces', 'namespaces.id', 'namespace_ancestors.namespace_id')
        .where('namespace_ancestors.ancestor_id', groupId)
        .where({ 'namespaces.kind': 'group', 'namespaces.pending_delete': false })
        .select('namespace_ancestors.namespace_id', 'namespaces.depth'),
    { of: 'namespace_ancestors', by: ['namespace_id'], atOnce: 1000 },
  );
  const found: Below[] = [];
  for await (const { namespace_id, depth } of rows) found.push({ namespace_id, depth });
  return found
    .toSorted((one, other) => one.depth - other.depth || one.namespace_id - other.namespace_id)
    .map(({ namespace_id }) => namespace_id);
}

/** Undefined for a group that is being deleted. */
export function findGroup(db: Database, id: number): Promise<GroupRow | undefined> {
  return db('namespaces')
    .join('groups', 'groups.namespace_id', 'namespaces.id')
    .where({ 'namespaces.id': id, 'namespaces.pending_delete': false })
    .first<GroupRow | undefined>(...groupColumns);
}
