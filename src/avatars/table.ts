import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { type AvatarKind, digestAvatarAddress } from './address.ts';
import type { AvatarChange } from './picture.ts';

export interface AvatarOwner {
  readonly kind: AvatarKind;
  readonly id: number;
}

interface AvatarRow {
  readonly filename: string;
  readonly media_type: string;
  /** Bytes. */
  readonly size: number;
  readonly storage_key: string;
}

const places = {
  user: { table: 'users', column: 'user_id' },
  group: { table: 'namespaces', column: 'namespace_id' },
  project: { table: 'projects', column: 'project_id' },
  topic: { table: 'topics', column: 'topic_id' },
} as const satisfies Record<AvatarKind, unknown>;

/**
 * Gives the owner another picture, or none, and answers the name of its file. To be called in the transaction that
 * changes the owner; undefined changes nothing.
 */
export async function writeAvatar(
  db: Database,
  { kind, id }: AvatarOwner,
  change: AvatarChange | undefined,
  now: string,
): Promise<{ readonly avatar?: string | null }> {
  if (change === undefined) return {};
  const { picture, storage } = change;
  const { table, column } = places[kind];
  return db.transaction(async (db) => {
    const avatar = picture?.filename ?? (kind === 'user' ? await findGravatarEmail(db, id) : null);
    // Callers, groups and projects are remembered with the name of their picture.
    if (kind !== 'topic') await bump(db);
    // First, because it keeps others who change the same picture waiting.
    await db(table).where({ id }).update({ avatar });
    if (kind === 'user') await db('namespaces').where('owner_id', id).update({ avatar });
    const before = await db<AvatarRow>('avatars').where(column, id).first('storage_key');
    await db('avatars').where(column, id).delete();
    if (picture !== null) {
      await db('avatars').insert({
        [column]: id,
        filename: picture.filename,
        media_type: picture.mediaType,
        size: picture.size,
        sha256: picture.sha256,
        storage_key: picture.key,
        created_at: now,
      });
    }
    if (before !== undefined) {
      // A picture that cannot be removed now is swept later.
      db.afterCommit(() => void storage.remove(before.storage_key).catch(() => {}));
    }
    return { avatar };
  });
}

async function findGravatarEmail(db: Database, userId: number): Promise<string | null> {
  const user = await db('users').where('id', userId).first<{ email: string } | undefined>('email');
  return user === undefined ? null : digestAvatarAddress(user.email);
}

export async function findAvatar(
  db: Database,
  { kind, id }: AvatarOwner,
): Promise<AvatarRow | undefined> {
  return db<AvatarRow>('avatars')
    .where(places[kind].column, id)
    .first('filename', 'media_type', 'size', 'storage_key');
}
