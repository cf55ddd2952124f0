import { createHash } from 'node:crypto';
import type { Urls } from '#src/text/urls.ts';

/** Kind of the owner of a picture. */
export type AvatarKind = 'user' | 'group' | 'project' | 'topic';

/** Path below the instance, without a leading slash. */
export function formatAvatarPath(kind: AvatarKind, id: number, filename: string): string {
  return `uploads/-/system/${kind}/avatar/${id}/${encodeURIComponent(filename)}`;
}

/** Begins the name of a picture that an external service has for an address. No file has such a name. */
const external = '/';

/** Name of the picture at the external service for an address: the service gets only a digest. */
export function digestAvatarAddress(email: string): string {
  return external + createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

/** Tells whether a picture is a file of the instance. */
export const isFile = (avatar: string | null): boolean =>
  avatar !== null && !avatar.startsWith(external);

/** The part of `Urls` that leads to pictures. */
export type PictureUrls = Pick<Urls, 'web' | 'externalPicture'>;

/** Null without a picture, and for one of the external service where the instance does not use that. */
export function formatAvatarUrl(
  url: PictureUrls,
  kind: AvatarKind,
  { id, avatar }: { readonly id: number; readonly avatar: string | null },
  pixels?: number,
): string | null {
  if (avatar === null) return null;
  return isFile(avatar)
    ? url.web(formatAvatarPath(kind, id, avatar))
    : url.externalPicture(avatar.slice(external.length), pixels);
}

/** A personal namespace shows the picture of its user, whose name of the file it repeats. */
export function formatNamespaceAvatarUrl(
  url: PictureUrls,
  namespace: {
    readonly id: number;
    readonly owner_id: number | null;
    readonly avatar: string | null;
  },
): string | null {
  const { id, owner_id, avatar } = namespace;
  if (owner_id === null) return formatAvatarUrl(url, 'group', { id, avatar });
  return formatAvatarUrl(url, 'user', { id: owner_id, avatar });
}
