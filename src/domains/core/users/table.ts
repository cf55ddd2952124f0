import { isFile, digestAvatarAddress } from '#src/avatars/address.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { NotFound } from '#src/errors.ts';
import { userColumnNames, userColumns, type UserRow } from '#src/records/user.ts';

export interface EmailRow {
  readonly id: number;
  readonly user_id: number;
  readonly email: string;
  readonly primary: boolean;
  /** Time of the confirmation, from which on the address may be used for sign-in and mail. */
  readonly confirmed_at: string | null;
  /**
   * Time at which the owner proved to read its mail, or an administrator vouched for it. Only a proven address
   * identifies a user.
   */
  readonly proven_at: string | null;
  /** True if the address replaces the primary one after its confirmation. */
  readonly becomes_primary: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface IdentityRow {
  readonly id: number;
  readonly user_id: number;
  readonly provider: string;
  readonly extern_uid: string;
  readonly saml_provider_id: number | null;
}

export interface UserCustomAttributeRow {
  readonly user_id: number;
  readonly key: string;
  readonly value: string;
}

/** The attributes of a new user; missing ones get the defaults of the table. */
export type NewUser = Pick<UserRow, 'username' | 'name' | 'email'> &
  Partial<Omit<UserRow, 'id' | 'username' | 'name' | 'email' | 'created_at' | 'updated_at'>> & {
    readonly password_digest?: string | null;
    /** True if the creator of the account knows that the address is the user's. */
    readonly proven?: boolean;
    /** The address of the avatar, if it differs from the account's address. */
    readonly pictured_email?: string;
  };

/**
 * Writes the user and the row of its primary address, without the personal namespace. Violates
 * the unique index on `username_key` or `email_key` when either is taken.
 */
export async function insertUser(
  db: Database,
  { proven = false, pictured_email, ...user }: NewUser,
  now: string,
): Promise<UserRow> {
  return db.transaction(async (db) => {
    const [created] = await db<UserRow>('users')
      .insert({
        ...user,
        ...toUserKeys(user),
        ...(pictured_email !== undefined && { avatar: digestAvatarAddress(pictured_email) }),
        created_at: now,
        updated_at: now,
      })
      .returning<UserRow[]>(userColumnNames);
    if (created === undefined) throw new Error('the database returned no row for an insert');
    await db('emails').insert({
      user_id: created.id,
      email: created.email,
      email_key: fold(created.email),
      primary: true,
      confirmed_at: created.confirmed_at,
      proven_at: proven ? created.confirmed_at : null,
      created_at: now,
      updated_at: now,
    });
    return created;
  });
}

/** Columns of an existing account that may be changed. */
export type UserChanges = Partial<Omit<UserRow, 'id' | 'created_at' | 'updated_at'>> & {
  readonly password_digest?: string | null;
};

/**
 * Updates columns of the user and derived ones. Violates the unique index on `username_key` or `email_key` for taken
 * values.
 */
export async function updateUser(
  db: Database,
  user: UserRow,
  changes: UserChanges,
  now: string,
): Promise<UserRow> {
  const [updated] = await db('users')
    .where('id', user.id)
    .update({ ...changes, ...toUserKeys({ ...user, ...changes }), updated_at: now })
    .returning<UserRow[]>(userColumnNames);
  if (updated === undefined) throw new Error('the user row was deleted while it was locked');
  return updated;
}

/** User locked until the end of the transaction; undefined if deleted, or about to be. */
export async function lockUser(db: Database, id: number): Promise<UserRow | undefined> {
  return db<UserRow>('users')
    .select(...(userColumns as (keyof UserRow)[]))
    .where({ id, deletion_requested_at: null })
    .forNoKeyUpdate()
    .first();
}

/** @throws NotFound when there is no such user */
export async function lockExistingUser(db: Database, id: number): Promise<UserRow> {
  const user = await lockUser(db, id);
  if (user === undefined) throw new NotFound('User');
  return user;
}

/** A user without an uploaded avatar has the picture of their address. */
const getPicture = ({ avatar = null, email }: { avatar?: string | null; email: string }) =>
  isFile(avatar) ? avatar : digestAvatarAddress(email);

/** Derived columns, which must be written with their sources. */
function toUserKeys(
  user: Pick<UserRow, 'username' | 'name' | 'email'> & {
    readonly public_email?: string;
    readonly avatar?: string | null;
  },
): Record<string, string | null> {
  return {
    avatar: getPicture(user),
    username_key: fold(user.username),
    name_key: fold(user.name),
    email_key: fold(user.email),
    public_email_key: fold(user.public_email ?? ''),
  };
}

/** The names and the address that the identity provider of a group has for a user. */
interface SentIdentity {
  readonly sent_username?: string;
  readonly sent_name?: string;
  readonly sent_email?: string;
}

/**
 * Inserts an identity; one at the single sign-on of a group is active for members of it. Violates a unique index when
 * the id there is somebody else's, or the user has another one in the same group.
 */
export async function insertIdentity(
  db: Database,
  identity: Omit<IdentityRow, 'id'> & SentIdentity,
  now: string,
): Promise<void> {
  const { saml_provider_id, extern_uid } = identity;
  const ofGroup = saml_provider_id !== null && {
    // Found in any case.
    extern_uid_key: fold(extern_uid),
    active: await isMember(db, saml_provider_id, identity.user_id),
  };
  await db('identities').insert({ ...identity, ...ofGroup, created_at: now, updated_at: now });
}

async function isMember(db: Database, samlProviderId: number, userId: number): Promise<boolean> {
  const member = await db('members')
    .where({ source_type: 'Namespace', user_id: userId })
    .where('source_id', db('saml_providers').where('id', samlProviderId).select('group_id'))
    .whereNull('requested_at')
    .first('id');
  return member !== undefined;
}

/** Sets `extern_uid` as the user's account at the provider, and replaces an earlier one. */
export async function setIdentity(
  db: Database,
  user: Pick<UserRow, 'id'>,
  account: Pick<IdentityRow, 'provider' | 'extern_uid' | 'saml_provider_id'>,
  now: string,
): Promise<void> {
  const { provider, extern_uid, saml_provider_id } = account;
  const changed = await db('identities')
    .where({ user_id: user.id, provider, saml_provider_id })
    .update({
      extern_uid,
      extern_uid_key: saml_provider_id === null ? null : fold(extern_uid),
      updated_at: now,
    });
  if (changed === 0) await insertIdentity(db, { user_id: user.id, ...account }, now);
}
