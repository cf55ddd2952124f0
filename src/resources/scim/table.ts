import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { fold } from '../../database/folding.ts';
import { groupSaml } from '../../records/saml-provider.ts';

/** A user with an identity of a group. */
export interface ScimUserRow {
  readonly id: number;
  readonly extern_uid: string;
  readonly active: boolean;
  /** The day on which the membership ends, or has ended. */
  readonly expires_at: string | null;
  readonly user_id: number;
  readonly username: string;
  readonly name: string;
  readonly email: string;
}

/** Everybody with an identity at the provider, without order. */
export function scimUsers(db: Database, providerId: number): Knex.QueryBuilder {
  return db('identities')
    .join('users', 'users.id', 'identities.user_id')
    .join('saml_providers', 'saml_providers.id', 'identities.saml_provider_id')
    .leftJoin('members', (on) => {
      on.on('members.source_id', 'saml_providers.group_id');
      on.andOn('members.user_id', 'identities.user_id');
      on.andOnVal('members.source_type', 'Namespace');
    })
    .where({ 'identities.saml_provider_id': providerId, 'identities.provider': groupSaml })
    .select(
      'identities.id',
      'identities.extern_uid',
      'identities.active',
      'members.expires_at',
      'identities.user_id',
      'users.username',
      'users.name',
      'users.email',
    );
}

/** Memberships end with their day, though their rows are removed later. */
export const isActive = ({ active, expires_at }: ScimUserRow, today: string): boolean =>
  active && (expires_at === null || expires_at > today);

export function findByExternUid(
  db: Database,
  providerId: number,
  externUid: string,
): Promise<ScimUserRow | undefined> {
  return scimUsers(db, providerId)
    .where('identities.extern_uid_key', fold(externUid))
    .first<ScimUserRow | undefined>()
    .then((row) => row);
}

export interface IdentityChanges {
  readonly extern_uid?: string;
  readonly active?: boolean;
}

/** Violates a unique index when the id is another user's. */
export async function updateIdentity(
  db: Database,
  id: number,
  changes: IdentityChanges,
  now: string,
): Promise<void> {
  const { extern_uid } = changes;
  await db('identities')
    .where({ id })
    .update({
      ...changes,
      ...(extern_uid !== undefined && { extern_uid_key: fold(extern_uid) }),
      updated_at: now,
    });
}
