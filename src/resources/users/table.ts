import type { Database } from '../../database/database.ts';
import { fold } from '../../database/folding.ts';

export type UserState =
  'active' | 'blocked' | 'ldap_blocked' | 'blocked_pending_approval' | 'banned' | 'deactivated';

/** A user without the password digest, which only a sign-in reads. */
export interface UserRow {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly state: UserState;
  readonly admin: boolean;
  readonly auditor: boolean;
  readonly external: boolean;
  readonly user_type: string | null;
  readonly password_expires_at: string | null;
  readonly confirmed_at: string | null;
  readonly bio: string;
  readonly location: string | null;
  readonly organization: string | null;
  readonly job_title: string;
  readonly pronouns: string | null;
  readonly skype: string;
  readonly linkedin: string;
  readonly twitter: string;
  readonly website_url: string;
  readonly public_email: string;
  readonly commit_email: string | null;
  readonly note: string | null;
  readonly timezone: string | null;
  readonly theme_id: number;
  readonly color_scheme_id: number;
  readonly projects_limit: number;
  readonly can_create_group: boolean;
  readonly two_factor_enabled: boolean;
  readonly private_profile: boolean;
  readonly view_diffs_file_by_file: boolean;
  readonly show_whitespace_in_diffs: boolean;
  readonly followers_count: number;
  readonly following_count: number;
  readonly sign_in_count: number;
  readonly current_sign_in_at: string | null;
  readonly last_sign_in_at: string | null;
  readonly current_sign_in_ip: string | null;
  readonly last_sign_in_ip: string | null;
  readonly last_activity_on: string | null;
  readonly shared_runners_minutes_limit: number | null;
  readonly extra_shared_runners_minutes_limit: number | null;
  readonly provisioned_by_group_id: number | null;
  /** Name of the file of their picture. */
  readonly avatar: string | null;
  /** When it was asked to remove the account, which a worker then does. */
  readonly deletion_requested_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The columns of `UserRow`; the record makes the compiler check that none is forgotten. */
const columns: Readonly<Record<keyof UserRow, true>> = {
  id: true,
  username: true,
  name: true,
  email: true,
  state: true,
  admin: true,
  auditor: true,
  external: true,
  user_type: true,
  password_expires_at: true,
  confirmed_at: true,
  bio: true,
  location: true,
  organization: true,
  job_title: true,
  pronouns: true,
  skype: true,
  linkedin: true,
  twitter: true,
  website_url: true,
  public_email: true,
  commit_email: true,
  note: true,
  timezone: true,
  theme_id: true,
  color_scheme_id: true,
  projects_limit: true,
  can_create_group: true,
  two_factor_enabled: true,
  private_profile: true,
  view_diffs_file_by_file: true,
  show_whitespace_in_diffs: true,
  followers_count: true,
  following_count: true,
  sign_in_count: true,
  current_sign_in_at: true,
  last_sign_in_at: true,
  current_sign_in_ip: true,
  last_sign_in_ip: true,
  last_activity_on: true,
  shared_runners_minutes_limit: true,
  extra_shared_runners_minutes_limit: true,
  provisioned_by_group_id: true,
  avatar: true,
  deletion_requested_at: true,
  created_at: true,
  updated_at: true,
};

/** For `select`, with the table's name. */
export const userColumns: readonly string[] = Object.keys(columns).map((name) => `users.${name}`);

/** What an embedded user shows; enough for `presentUserBasic`. */
export type UserBasicRow = Pick<UserRow, 'id' | 'username' | 'name' | 'state' | 'avatar'>;

export interface EmailRow {
  readonly id: number;
  readonly user_id: number;
  readonly email: string;
  readonly primary: boolean;
  readonly confirmed_at: string | null;
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

export interface CustomAttributeRow {
  readonly user_id: number;
  readonly key: string;
  readonly value: string;
}

/** The attributes a user is made from; the table's defaults stand in for what is left out. */
export type NewUser = Pick<UserRow, 'username' | 'name' | 'email'> &
  Partial<Omit<UserRow, 'id' | 'username' | 'name' | 'email' | 'created_at' | 'updated_at'>> & {
    readonly password_digest?: string | null;
  };

/**
 * Writes the user and the row of its primary address, without the personal namespace. Violates
 * the unique index on `username_key` or `email_key` when either is taken.
 */
export async function insertUser(db: Database, user: NewUser, now: string): Promise<UserRow> {
  return db.transaction(async (db) => {
    const [created] = await db<UserRow>('users')
      .insert({ ...user, ...userKeys(user), created_at: now, updated_at: now })
      .returning<UserRow[]>(Object.keys(columns));
    if (created === undefined) throw new Error('the database returned no row for an insert');
    await db('emails').insert({
      user_id: created.id,
      email: created.email,
      email_key: fold(created.email),
      primary: true,
      confirmed_at: created.confirmed_at,
      created_at: now,
      updated_at: now,
    });
    return created;
  });
}

/** What may be written over of an account that exists. */
export type UserChanges = Partial<Omit<UserRow, 'id' | 'created_at' | 'updated_at'>> & {
  readonly password_digest?: string | null;
};

/**
 * Writes these columns of the user, with those that are made from them. Violates the unique index on `username_key`
 * or `email_key` when either is taken.
 */
export async function updateUser(
  db: Database,
  user: UserRow,
  changes: UserChanges,
  now: string,
): Promise<UserRow> {
  const [updated] = await db('users')
    .where('id', user.id)
    .update({ ...changes, ...userKeys({ ...user, ...changes }), updated_at: now })
    .returning<UserRow[]>(Object.keys(columns));
  if (updated === undefined) throw new Error('the user was removed under a lock');
  return updated;
}

/** The user, held until the transaction ends; undefined when gone, or about to go. */
export async function lockUser(db: Database, id: number): Promise<UserRow | undefined> {
  return db<UserRow>('users')
    .select(...(userColumns as (keyof UserRow)[]))
    .where({ id, deletion_requested_at: null })
    .forNoKeyUpdate()
    .first();
}

/** The folded columns; to be written whenever one of the columns they are made from is. */
export function userKeys(
  user: Pick<UserRow, 'username' | 'name' | 'email'> & { readonly public_email?: string },
): Record<string, string> {
  return {
    username_key: fold(user.username),
    name_key: fold(user.name),
    email_key: fold(user.email),
    public_email_key: fold(user.public_email ?? ''),
  };
}

export async function insertIdentity(
  db: Database,
  identity: Omit<IdentityRow, 'id'>,
  now: string,
): Promise<void> {
  await db('identities').insert({ ...identity, created_at: now, updated_at: now });
}

/** Makes `extern_uid` the user's account at the provider, in place of the one before if there was one. */
export async function setIdentity(
  db: Database,
  user: Pick<UserRow, 'id'>,
  account: { readonly provider?: string | null; readonly extern_uid?: string | null },
  now: string,
): Promise<void> {
  const provider = account.provider ?? '';
  const extern_uid = account.extern_uid ?? '';
  const changed = await db('identities')
    .where({ user_id: user.id, provider, saml_provider_id: null })
    .update({ extern_uid, updated_at: now });
  if (changed > 0) return;
  await insertIdentity(db, { user_id: user.id, provider, extern_uid, saml_provider_id: null }, now);
}
