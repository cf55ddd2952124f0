import type { GroupLocation } from '#generated/groups/types.ts';
import { formatAvatarUrl } from '#src/avatars/address.ts';
import type { NamespaceRow } from '#src/records/namespace.ts';
import type { Urls } from '#src/text/urls.ts';

export type LocationRow = Pick<NamespaceRow, 'id' | 'name' | 'avatar' | 'full_name' | 'full_path'>;

/** Columns for `select` from `namespaces`. */
export const locationColumns = [
  'namespaces.id',
  'namespaces.name',
  'namespaces.avatar',
  'namespaces.full_name',
  'namespaces.full_path',
] as const;

/** The names, paths and addresses of a group. */
export function presentLocation(group: LocationRow, url: Urls): GroupLocation {
  return {
    id: group.id,
    web_url: url.web(`groups/${group.full_path}`),
    name: group.name,
    avatar_url: formatAvatarUrl(url, 'group', group),
    full_name: group.full_name,
    full_path: group.full_path,
  };
}
