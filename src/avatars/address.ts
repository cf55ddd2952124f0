import type { Urls } from '../urls.ts';

/** Whose picture it is. */
export type AvatarKind = 'user' | 'group' | 'project' | 'topic';

/** Below the instance, without a leading slash. */
export function avatarPath(kind: AvatarKind, id: number, filename: string): string {
  return `uploads/-/system/${kind}/avatar/${id}/${encodeURIComponent(filename)}`;
}

/** Null without a picture. */
export function avatarUrl(
  url: Pick<Urls, 'web'>,
  kind: AvatarKind,
  { id, avatar }: { readonly id: number; readonly avatar: string | null },
): string | null {
  return avatar === null ? null : url.web(avatarPath(kind, id, avatar));
}

/** A personal namespace shows the picture of its user, whose name of the file it repeats. */
export function namespaceAvatarUrl(
  url: Pick<Urls, 'web'>,
  namespace: {
    readonly id: number;
    readonly owner_id: number | null;
    readonly avatar: string | null;
  },
): string | null {
  const { id, owner_id, avatar } = namespace;
  if (owner_id === null) return avatarUrl(url, 'group', { id, avatar });
  return avatarUrl(url, 'user', { id: owner_id, avatar });
}
