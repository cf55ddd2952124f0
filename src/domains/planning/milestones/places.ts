import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import type { ListQuery, Query } from '#src/lists/filter.ts';
import type { Walk } from '#src/lists/declaration.ts';
import { writeFeatureCondition } from '#src/policy/features.ts';
import { selectListedGroups, selectGroupsOpenToUser } from '#src/policy/visible.ts';
import { listVisibilities } from '#src/policy/visibility.ts';
import { type Container, type OwnerColumn, toOwnerColumn } from '#src/records/container.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { selectLineage, selectTree } from '#src/domains/core/namespaces/tree.ts';

/** The place whose milestones are listed. */
export interface ContainerParameters {
  readonly container: Container;
  readonly include_parent_milestones?: boolean;
  /** True to include milestones of groups and projects below a group that the actor sees. */
  readonly include_descendants?: boolean;
}

/** Milestones of the project or group itself, of the groups above it, or of the groups or projects below. */
export interface MilestoneContainer {
  readonly [name: string]: string | readonly Visibility[] | null;
  readonly of: OwnerColumn | 'above' | 'groups below' | 'projects below';
  /** Visibilities that every caller sees in the groups or projects below; null if the caller sees all. */
  readonly open: readonly Visibility[] | null;
}

export function listMilestoneContainers({
  actor,
  query,
}: ListQuery<ContainerParameters>): MilestoneContainer[] {
  const { container, include_parent_milestones: parents, include_descendants: below } = query;
  if (container === undefined) return [];
  const all = actor?.admin === true || actor?.user.auditor === true;
  const open = all ? null : listVisibilities(actor);
  // The group is the first of its ancestors.
  const hasOwn = parents !== true || container.kind === 'project';
  return [
    ...(hasOwn ? [{ of: toOwnerColumn(container), open: null }] : []),
    ...(parents === true ? [{ of: 'above' as const, open: null }] : []),
    ...(below === true && container.kind === 'group'
      ? [
          { of: 'groups below' as const, open },
          { of: 'projects below' as const, open },
        ]
      : []),
  ];
}

interface PlaceSlots {
  readonly owner: number;
  readonly namespace: number;
  readonly user: number;
  readonly today: string;
}

export const toMilestoneContainerValues = ({
  actor,
  now,
  query: { container },
}: ListQuery<ContainerParameters>) => ({
  owner: container?.id ?? 0,
  namespace: container?.namespaceId ?? 0,
  user: actor?.user.id ?? 0,
  today: toDay(now),
});

/**
 * Reads milestones of descendants one group or project at a time, beginning with those whose first milestones sort
 * first.
 */
export function walkBelow(
  db: Database,
  { of, open }: MilestoneContainer,
  slots: PlaceSlots,
): Walk | null {
  if (of === 'groups below') {
    const rows = selectGroupsBelowNamespace(db, open, slots);
    return { rows, each: 'milestones.group_id = namespaces.id', key: 'namespaces.id' };
  }
  if (of !== 'projects below') return null;
  const rows = selectProjectsBelow(db, open, slots);
  return { rows, each: 'milestones.project_id = projects.id', key: 'projects.id' };
}

/** Limits milestones to those of a place. For descendants, the walk begins at the groups and projects. */
export function narrowToContainer(
  milestones: Query,
  { of, open }: MilestoneContainer,
  slots: PlaceSlots,
  { db, found }: { readonly db: Database; readonly found: boolean },
): void {
  switch (of) {
    case 'above':
      milestones.whereIn('milestones.group_id', selectLineage(db, slots.namespace));
      return;
    case 'groups below':
      if (!found) return;
      milestones.whereIn(
        'milestones.group_id',
        selectGroupsBelowNamespace(db, open, slots).select('namespaces.id'),
      );
      return;
    case 'projects below':
      if (!found) return;
      milestones.whereIn(
        'milestones.project_id',
        selectProjectsBelow(db, open, slots).select('projects.id'),
      );
      return;
    default:
      milestones.where(`milestones.${of}`, slots.owner);
  }
}

function selectGroupsBelowNamespace(
  db: Database,
  open: MilestoneContainer['open'],
  { namespace, user, today }: PlaceSlots,
): Query {
  const below = selectTree(db, namespace).where('distance', '>', 0);
  const groups = selectListedGroups(db).whereIn('namespaces.id', below);
  if (open === null) return groups;
  return groups.where((either) => {
    either
      .whereIn('namespaces.visibility', open)
      .orWhereIn('namespaces.id', selectGroupsOpenToUser(db, user, today));
  });
}

/** Projects in which the actor may read issues or merge requests. Other projects show no milestones. */
function selectProjectsBelow(
  db: Database,
  open: MilestoneContainer['open'],
  { namespace, user }: PlaceSlots,
): Query {
  const projects = db('projects')
    .whereNotNull('projects.listing')
    .whereIn('projects.namespace_id', selectTree(db, namespace));
  if (open === null) {
    return projects.whereRaw(
      "(projects.issues_access_level <> 'disabled' or projects.merge_requests_access_level <> 'disabled')",
    );
  }
  const level = 'coalesce(held.access_level, 0)';
  const features = ['issues', 'merge_requests'] as const;
  return projects
    .leftJoin('project_authorizations as held', (on) => {
      on.on('held.project_id', 'projects.id').andOnVal('held.user_id', user);
    })
    .where((shown) => {
      void shown.whereIn('projects.visibility', open).orWhereNotNull('held.project_id');
    })
    .whereRaw(`(${features.map((feature) => writeFeatureCondition(feature, level)).join(' or ')})`);
}
