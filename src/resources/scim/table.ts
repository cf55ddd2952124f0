import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { fold } from '../../database/folding.ts';
import { groupSaml } from '../../records/saml-provider.ts';

/** A user with an identity of a group. */
export interface ScimUserRow {
  readonly id: number;
  readonly extern_uid: string;
  readonly active: boolean;
  readonly user_id: number;
  readonly username: string;
  readonly name: string;
  readonly email: string;
}

/** Everybody with an identity at the provider, without order. */
export function scimUsers(db: Database, providerId: number): Knex.QueryBuilder {
  return db('identities')
    .join('users', 'users.id', 'identities.user_id')
    .where({ 'identities.saml_provider_id': providerId, 'identities.provider': groupSaml })
    .select(
      'identities.id',
      'identities.extern_uid',
      'identities.active',
      'identities.user_id',
      'users.username',
      'users.name',
      'users.email',
    );
}

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
