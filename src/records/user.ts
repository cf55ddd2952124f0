import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { NotFound } from '#src/errors.ts';
import { toIdOrName } from '#src/text/id-or-name.ts';

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
  /** The version of the terms of use that they accepted last. */
  readonly accepted_terms: string | null;
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
  /** File name of the avatar, or the address of the avatar from an external service. */
  readonly avatar: string | null;
  /** Time of the request to remove the account; a worker then removes it. */
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
  accepted_terms: true,
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

/** Columns for `returning`. */
export const userColumnNames: readonly string[] = Object.keys(columns);

/** Columns for `select`, with the table's name. */
export const userColumns: readonly string[] = userColumnNames.map((name) => `users.${name}`);

/** The columns of an embedded user, enough for `presentUserBasic`. */
export type UserBasicRow = Pick<UserRow, 'id' | 'username' | 'name' | 'state' | 'avatar'>;

/** The author of a row, in columns of the row. */
export type AuthorColumns = {
  readonly [Column in keyof UserBasicRow as `author_${Column}`]: UserBasicRow[Column];
};

/** Columns for `select`, where `users` is joined under this name; `readAuthor` reads them. */
export const listAuthorColumns = (table = 'authors'): readonly string[] =>
  (['id', 'username', 'name', 'state', 'avatar'] as const).map(
    (column) => `${table}.${column} as author_${column}`,
  );

export const readAuthor = (row: AuthorColumns): UserBasicRow => ({
  id: row.author_id,
  username: row.author_username,
  name: row.author_name,
  state: row.author_state,
  avatar: row.author_avatar,
});

/** A row that its author has just made. */
export const addAuthor = <Row extends object>(row: Row, author: UserBasicRow) => ({
  ...row,
  author_id: author.id,
  author_username: author.username,
  author_name: author.name,
  author_state: author.state,
  author_avatar: author.avatar,
});

/** Usernames are ASCII. Other texts match no user: some of them would fold to the name of a user. */
export function toUsernameKey(username: string): string | null {
  return /^[\x21-\x7e]+$/.test(username) ? username.toLowerCase() : null;
}

const userById = prepareStatement<{ id: number }, UserRow>((db, { id }) =>
  db('users').select(userColumns).where('users.id', id).limit(1),
);

const userByUsername = prepareStatement<{ key: string }, UserRow>((db, { key }) =>
  db('users').select(userColumns).where('users.username_key', key).limit(1),
);

export function findUser(db: Database, id: number): Promise<UserRow | undefined> {
  return userById.first(db, { id });
}

/** @throws NotFound when there is no such user */
export async function requireUser(db: Database, id: number): Promise<UserRow> {
  const user = await findUser(db, id);
  if (user === undefined) throw new NotFound('User');
  return user;
}

export async function findUserByUsername(
  db: Database,
  username: string,
): Promise<UserRow | undefined> {
  const key = toUsernameKey(username);
  return key === null ? undefined : userByUsername.first(db, { key });
}

/** Finds a user by id when the text is all digits, by username otherwise. */
export async function findUserByIdOrUsername(
  db: Database,
  text: string,
): Promise<UserRow | undefined> {
  const meant = toIdOrName(text);
  if (meant === null) return undefined;
  return typeof meant === 'number' ? findUser(db, meant) : findUserByUsername(db, meant);
}
