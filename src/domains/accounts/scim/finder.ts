import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { fold } from '#src/database/folding.ts';
import { toUsernameKey } from '#src/records/user.ts';
import type { ProvisionedGroup } from './caller.ts';
import type { UserFilter } from './filter.ts';
import { createScimNotFound } from './refusals.ts';
import { findByExternUid, selectIdentitiesAt, selectScimUsers, type ScimUserRow } from './table.ts';

/** Maximum number of users on a page. */
const maximumCount = 100;

interface ScimWindow {
  /** One-based index. */
  readonly startIndex: number;
  readonly count: number;
}

export interface ScimPage extends ScimWindow {
  readonly rows: readonly ScimUserRow[];
  readonly total: number;
}

/** Limits the requested window. */
export function computeScimWindow({ startIndex, count }: ScimWindow): ScimWindow {
  return { startIndex: Math.max(startIndex, 1), count: Math.min(Math.max(count, 0), maximumCount) };
}

export async function findUsers(
  db: Database,
  group: ProvisionedGroup,
  filter: UserFilter | null,
  window: ScimWindow,
): Promise<ScimPage> {
  const { startIndex, count } = window;
  if (filter !== null) {
    const found = await findUser(db, group, filter);
    const all = found === undefined ? [] : [found];
    const rows = all.slice(startIndex - 1, startIndex - 1 + count);
    return { ...window, rows, total: all.length };
  }
  const [counted] = await selectIdentitiesAt(db, group.provider_id).count<{ count: number }[]>({
    count: '*',
  });
  const total = Number(counted?.count ?? 0);
  if (count === 0 || startIndex > total) return { ...window, rows: [], total };
  // The page of ids is selected first, so that users before it are not read.
  const page = await selectIdentitiesAt(db, group.provider_id)
    .orderBy('id')
    .offset(startIndex - 1)
    .limit(count)
    .pluck<number[]>('id');
  const users = whereInList(selectScimUsers(db, group.provider_id), 'identities.id', page);
  const rows = (await users.orderBy('identities.id')) as ScimUserRow[];
  return { ...window, rows, total };
}

/** @throws HttpError 404 when nobody has this id */
export async function requireScimUser(
  db: Database,
  group: ProvisionedGroup,
  externUid: string,
): Promise<ScimUserRow> {
  const row = await findByExternUid(db, group.provider_id, externUid);
  if (row === undefined) throw createScimNotFound(`Resource ${externUid}`);
  return row;
}

/**
 * Finds a user by an identity provider's username, which may be one of several attributes; the first match counts.
 * Addresses must be proven. A username that looks like an address counts only for accounts from the group, because
 * users choose their names: a claim must not identify another user.
 */
async function findUser(
  db: Database,
  group: ProvisionedGroup,
  { attribute, value }: UserFilter,
): Promise<ScimUserRow | undefined> {
  const byId = await findByExternUid(db, group.provider_id, value);
  if (byId !== undefined || attribute !== 'username') return byId;
  const findAmong = (restrict: (users: Knex.QueryBuilder) => Knex.QueryBuilder) =>
    restrict(selectScimUsers(db, group.provider_id)).first<ScimUserRow | undefined>();
  const whereNamed = (key: string | null) => (users: Knex.QueryBuilder) =>
    users.where('users.username_key', key ?? '');
  const byName = await findAmong(whereNamed(toUsernameKey(value)));
  if (byName !== undefined) return byName;
  const at = value.lastIndexOf('@');
  if (at === -1) return undefined;
  const addresses = db('emails').where('email_key', fold(value));
  const proven = addresses.clone().whereNotNull('proven_at').select('user_id');
  const primary = addresses.clone().where('primary', true).select('user_id');
  const byAddress = await findAmong((users) =>
    users.where((either) => {
      void either.whereIn('users.id', proven);
      // The group itself provisioned the account with that address.
      void either.orWhere((own) => {
        own.whereIn('users.id', primary).where('users.provisioned_by_group_id', group.id);
      });
    }),
  );
  if (byAddress !== undefined) return byAddress;
  const local = whereNamed(toUsernameKey(value.slice(0, at)));
  return findAmong((users) => local(users).where('users.provisioned_by_group_id', group.id));
}
