import type { SubgroupHookPayload } from '../../../generated/groups/types.ts';
import type { NamespaceRow } from '../../records/namespace.ts';

/** A group that was made or deleted below another one. */
export function presentSubgroupPayload(
  event_name: SubgroupHookPayload['event_name'],
  group: Pick<NamespaceRow, 'id' | 'name' | 'path' | 'full_path' | 'created_at' | 'updated_at'>,
  parent: Pick<NamespaceRow, 'id' | 'name' | 'path' | 'full_path'>,
): SubgroupHookPayload {
  return {
    created_at: group.created_at,
    updated_at: group.updated_at,
    event_name,
    name: group.name,
    path: group.path,
    full_path: group.full_path,
    group_id: group.id,
    parent_group_id: parent.id,
    parent_name: parent.name,
    parent_path: parent.path,
    parent_full_path: parent.full_path,
  };
}
