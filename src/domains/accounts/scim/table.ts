import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { groupSaml } from '#src/records/saml-provider.ts';

/** The identity of a user at the single sign-on of a group. */
export interface ScimIdentityRow {
  readonly id: number;
  readonly extern_uid: string;
  readonly active: boolean;
  /** The day on which the membership ends, or has ended. */
  readonly expires_at: string | null;
  readonly user_id: number;
}

/** A user with an identity of a group. */
export interface ScimUserRow extends ScimIdentityRow {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  /** The public address of the user; empty for none. */
  readonly public_email: string;
  readonly provisioned_by_group_id: number | null;
  /** Values as the identity provider sent them; null if an administrator created the identity. */
  readonly sent_username: string | null;
  readonly sent_name: string | null;
  readonly sent_email: string | null;
}

/** Selects all users with an identity at the provider, without an order. */
export function selectScimUsers(db: Database, providerId: number): Knex.QueryBuilder {
  return db('identities')
    .join('users', 'users.id', 'identities.user_id')
    .where({ 'identities.saml_provider_id': providerId, 'identities.provider': groupSaml })
    .select(
      'identities.id',
      'identities.extern_uid',
      'identities.active',
      selectMembershipEnd(db),
      'identities.user_id',
      'users.username',
      'users.name',
      'users.email',
      'users.public_email',
      'users.provisioned_by_group_id',
      'identities.sent_username',
      'identities.sent_name',
      'identities.sent_email',
    );
}

function selectMembershipEnd(db: Database): Knex.QueryBuilder {
  const group = db('saml_providers')
    .whereRaw('saml_providers.id = identities.saml_provider_id')
    .select('group_id');
  return db('members')
    .where('members.source_type', 'Namespace')
    .where('members.source_id', group)
    .whereRaw('members.user_id = identities.user_id')
    .select('members.expires_at')
    .as('expires_at');
}

/** The identities at the provider, in no order and without columns. */
export function selectIdentitiesAt(db: Database, providerId: number): Knex.QueryBuilder {
  return db('identities').where('saml_provider_id', providerId).whereNotNull('extern_uid_key');
}

/** Selects the identities of a page, in order, without reading the rows before it. */
export function loadScimIdentities(
  db: Database,
  page: readonly { readonly id: number }[],
): Promise<ScimIdentityRow[]> {
  const ids = page.map(({ id }) => id);
  return whereInList(db('identities'), 'id', ids)
    .orderBy('id')
    .select<ScimIdentityRow[]>('id', 'extern_uid', 'active', 'user_id', selectMembershipEnd(db));
}

/** Memberships end with their day, though their rows are removed later. */
export const isActiveIdentity = ({ active, expires_at }: ScimIdentityRow, today: string): boolean =>
  active && (expires_at === null || expires_at > today);

export function findByExternUid(
  db: Database,
  providerId: number,
  externUid: string,
): Promise<ScimUserRow | undefined> {
  return selectScimUsers(db, providerId)
    .where('identities.extern_uid_key', fold(externUid))
    .first<ScimUserRow | undefined>()
    .then((row) => row);
}

interface IdentityChanges {
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
