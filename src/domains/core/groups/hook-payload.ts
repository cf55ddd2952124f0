import type { GroupHookPayload, SubgroupHookPayload } from '#generated/groups/types.ts';
import type { Database } from '#src/database/database.ts';
import type { NamespaceRow } from '#src/records/namespace.ts';
import { type AnnouncedGroup, announcedGroupColumns } from './events.ts';

type PresentedGroup = Pick<
  NamespaceRow,
  'id' | 'name' | 'path' | 'full_path' | 'created_at' | 'updated_at'
>;

/** The fields are in the order of the payload. */
const presentGroup = <Name extends string>(event_name: Name, group: PresentedGroup) => ({
  created_at: group.created_at,
  updated_at: group.updated_at,
  event_name,
  name: group.name,
  path: group.path,
  full_path: group.full_path,
  group_id: group.id,
});

/** A group that was made or deleted below another one. */
export function presentSubgroupPayload(
  event_name: SubgroupHookPayload['event_name'],
  group: PresentedGroup,
  parent: Pick<NamespaceRow, 'id' | 'name' | 'path' | 'full_path'>,
): SubgroupHookPayload {
  return {
    ...presentGroup(event_name, group),
    parent_group_id: parent.id,
    parent_name: parent.name,
    parent_path: parent.path,
    parent_full_path: parent.full_path,
  };
}

/** Event of a whole group. `before` is present for a changed path. */
export const presentGroupPayload = (
  event_name: GroupHookPayload['event_name'],
  group: AnnouncedGroup,
  before?: Pick<AnnouncedGroup, 'path' | 'full_path'>,
): GroupHookPayload => ({
  ...presentGroup(event_name, group),
  ...(before !== undefined && { old_path: before.path, old_full_path: before.full_path }),
});

/** The group above another one; null at the top. */
export async function findAnnouncedParent(
  db: Database,
  { parent_id }: Pick<AnnouncedGroup, 'parent_id'>,
): Promise<AnnouncedGroup | null> {
  if (parent_id === null) return null;
  const columns = [...announcedGroupColumns];
  const row = await db<AnnouncedGroup>('namespaces').where({ id: parent_id }).first(columns);
  return row ?? null;
}
