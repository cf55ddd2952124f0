import type { Knex } from 'knex';
import type { OauthUserInfo } from '#generated/oauth/types.ts';
import { formatAvatarUrl } from '#src/avatars/address.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { derive } from '#src/database/sealing.ts';
import { whereGranting } from '#src/records/membership.ts';
import { requireUser } from '#src/records/user.ts';
import type { UserRow } from '#src/records/user.ts';
import { isProven } from '#src/domains/core/users/account/addresses.ts';

/** Limit on the groups in the claims. */
const maxGroups = 1_000;

/** Loads the claims about a user: public ones, groups, and the address with the scope `email`. */
export async function loadUserInfo(
  { db, url, today }: Pick<RequestContext, 'db' | 'url' | 'today'>,
  id: number,
  scopes: readonly string[],
): Promise<OauthUserInfo> {
  const user = await requireUser(db, id);
  return {
    sub: String(user.id),
    sub_legacy: computeLegacySubject(db, user),
    name: user.name,
    nickname: user.username,
    preferred_username: user.username,
    ...(await presentAddress(db, user, scopes)),
    website: user.website_url === '' ? null : user.website_url,
    profile: url.web(user.username),
    picture: formatAvatarUrl(url, 'user', user),
    groups: await listGroupPaths(db, user.id, today),
  };
}

async function presentAddress(db: Database, user: UserRow, scopes: readonly string[]) {
  const email = scopes.includes('email') ? user.email : user.public_email;
  return email === '' ? {} : { email, email_verified: await isProven(db, user, email) };
}

/** The groups of a user: by a membership in them, or in one above. */
function listGroupPaths(db: Database, userId: number, today: string): Promise<string[]> {
  const below = selectOwnGroups(db, userId, today)
    .join('namespace_ancestors as below', 'below.ancestor_id', 'members.source_id')
    .select('below.namespace_id');
  return listPaths(db, below);
}

/** Lists groups with a direct membership. */
export const loadDirectGroups = (db: Database, userId: number, today: string): Promise<string[]> =>
  listPaths(db, selectOwnGroups(db, userId, today).select('members.source_id'));

function selectOwnGroups(db: Database, userId: number, today: string): Knex.QueryBuilder {
  const own = { 'members.user_id': userId, 'members.source_type': 'Namespace' };
  return whereGranting(db('members').where(own), today);
}

function listPaths(db: Database, ids: Knex.QueryBuilder): Promise<string[]> {
  return db('namespaces')
    .whereIn('id', ids)
    .where({ kind: 'group', pending_delete: false })
    .orderBy('id')
    .limit(maxGroups)
    .pluck<string[]>('full_path');
}

/** The former identifier of a user, for applications that still use it. */
export const computeLegacySubject = (db: Database, { id }: Pick<UserRow, 'id'>): string =>
  derive(db, String(id), 'oauth subject');
